import type { Chunks, Embedder, RevisionKey } from '../domain/ports';

type Ports = {
  chunks: Pick<Chunks, 'nearest' | 'modelOf'>;
  embedder: Embedder;
  warn: (event: string, error: unknown) => void;
  /** A manual whose vectors another model made: it is searched by words alone until it is embedded again. */
  noteOtherModel: (manual: { uid: string; manualId: number; model: string }) => void;
};

export type Neighbours = Awaited<ReturnType<Chunks['nearest']>>;

const VECTOR_CANDIDATES = 12;
/** Revisions whose model is remembered: it never changes, and asking for it is a read of the database. */
const REMEMBERED = 5000;

/** Finds the passages whose vectors are nearest to a question, in manuals that the configured model has embedded. */
export function nearestPassages({ chunks, embedder, warn, noteOtherModel }: Ports) {
  const models = new Map<string, string>();

  async function modelOf(uid: string, key: RevisionKey): Promise<string | null> {
    const name = `${uid}/${key.manualId}/${key.revision}`;
    const known = models.get(name);
    if (known !== undefined) return known;
    const model = await chunks.modelOf(uid, key);
    if (model === null) return null;
    if (models.size >= REMEMBERED) models.clear();
    models.set(name, model);
    if (model !== embedder.model) noteOtherModel({ uid, manualId: key.manualId, model });
    return model;
  }

  return async (
    uid: string,
    manuals: readonly RevisionKey[],
    question: string,
  ): Promise<Neighbours> => {
    try {
      const [found, [values]] = await Promise.all([
        Promise.all(manuals.map((key) => modelOf(uid, key))),
        embedder.embed([question], 'query'),
      ]);
      const comparable = manuals.filter((_, at) => found[at] === embedder.model);
      if (!values || comparable.length === 0) return [];
      const vector = { model: embedder.model, values };
      return await chunks.nearest(uid, comparable, vector, VECTOR_CANDIDATES);
    } catch (error) {
      // The words alone still find; an answer without the vectors is better than none.
      warn('question answered without vectors', error);
      return [];
    }
  };
}
