import { AppError } from '../domain/faults/app-error';
import { changeOfEdit } from '../domain/manuals/manual-edit';
import type { Chunks, Embedder, Manuals, ReadingQueue } from '../domain/ports';
import type { ManualRecord } from '../domain/ports/records';
import { turnOf } from '../domain/manuals/reading-turn';

type Ports = {
  manuals: Pick<Manuals, 'listOfAllOwners' | 'update'>;
  chunks: Pick<Chunks, 'modelOf'>;
  embedder: Pick<Embedder, 'model'>;
  queue: ReadingQueue;
};

/** A manual that is asked by words alone, because another model made its vectors. */
type Outdated = { uid: string; manualId: number; model: string };
type ReembedOutcome = 'enqueued' | 'busy';

/** For maintainers, after the embedding model was changed: finds what it did not embed, and has that read again. */
export function reembedManuals({ manuals, chunks, embedder, queue }: Ports) {
  async function* outdated(): AsyncGenerator<Outdated> {
    for await (const { uid, manual } of manuals.listOfAllOwners()) {
      const { id: manualId, activeRevision: revision, status } = manual;
      if (revision === null || status === 'deleted') continue;
      const model = await chunks.modelOf(uid, { manualId, revision });
      if (model !== null && model !== embedder.model) yield { uid, manualId, model };
    }
  }

  /** By the same way as its owner would ask for it: the manual stays askable, and settles by itself. */
  async function enqueue({ uid, manualId }: Outdated): Promise<ReembedOutcome> {
    const manual = await manuals
      .update(uid, manualId, changeOfRereading)
      .catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      });
    if (!manual) return 'busy';
    await queue.enqueue(uid, manualId, turnOf(manual));
    return 'enqueued';
  }

  return { outdated, enqueue };
}

const changeOfRereading = (manual: ManualRecord): Partial<ManualRecord> =>
  changeOfEdit(manual, { status: 'processing' });
