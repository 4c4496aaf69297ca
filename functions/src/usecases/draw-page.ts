import { createHash } from 'node:crypto';
import { AppError } from '../domain/faults/app-error';
import type { DrawPage, KeptCopies, PictureKey, Pictures } from '../domain/ports/pages';
import type { Manuals } from '../domain/ports';
import type { ManualRecord } from '../domain/ports/records';
import { getManual } from './get-manual';
import type { WithinQuota } from './within-quota';

type Ports = {
  manuals: Pick<Manuals, 'get'>;
  pictures: Pictures;
  copies: KeptCopies;
  draw: DrawPage;
  within: Pick<WithinQuota, 'picture'>;
  warn: (event: string, error: unknown) => void;
};

/** Part of every tag: what browsers keep is asked for anew when pages are drawn otherwise. */
const DRAWN_AS = 1;

/** Pages that could not be drawn, as many as are remembered: trying again takes seconds, and gives nothing. */
const MAX_REMEMBERED = 500;

type Wanted = { id: number; page: number; width: number };
type Drawn = { tag: string; contentType: 'image/webp'; content: () => Promise<Uint8Array> };

/** The picture of a page (from 1) of one of the owner's PDFs; it is loaded, or drawn, only when its content is asked for. */
export function drawPage({ manuals, pictures, copies, draw, within, warn }: Ports) {
  const hopeless = new Set<string>();

  const drawAnew = async (uid: string, key: PictureKey, tag: string): Promise<Uint8Array> => {
    const { manualId, generation } = key;
    const drawn = await within.picture(uid, () =>
      copies.use(uid, { manualId, generation }, (path) => draw(path, key)),
    );
    if (!drawn) {
      if (hopeless.size >= MAX_REMEMBERED) hopeless.clear();
      hopeless.add(tag);
      throw new AppError('PAGE_NOT_DRAWN');
    }
    // One that is not kept is drawn again.
    await pictures.save(uid, key, drawn).catch((error: unknown) => warn('picture not kept', error));
    return drawn;
  };

  return async (uid: string, { id, page, width }: Wanted): Promise<Drawn> => {
    const generation = drawable(await getManual({ manuals })(uid, id), page);
    const key = { manualId: id, generation, page, width };
    const tag = tagOf(uid, key);
    return {
      tag,
      contentType: 'image/webp',
      content: async () => {
        const kept = await pictures.load(uid, key);
        if (kept) return kept;
        if (hopeless.has(tag)) throw new AppError('PAGE_NOT_DRAWN');
        return drawAnew(uid, key, tag);
      },
    };
  };
}

/** The generation of the file that has this page. */
function drawable(manual: ManualRecord, page: number): string {
  const { status, activeRevision, generation, contentType, pageCount } = manual;
  if (status === 'deleted') throw new AppError('MANUAL_NOT_FOUND');
  if (activeRevision === null || generation === null) throw new AppError('MANUAL_NOT_READ');
  if (contentType !== 'application/pdf') throw new AppError('PAGE_HAS_NO_PICTURE');
  if (page > (pageCount ?? 0)) throw new AppError('PAGE_NOT_FOUND');
  return generation;
}

const tagOf = (uid: string, key: PictureKey): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, uid, key.manualId, key.generation, key.page, key.width]))
    .digest('hex')
    .slice(0, 32);
