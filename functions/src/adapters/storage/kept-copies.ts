import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeptCopies } from '../../domain/ports/pages';
import type { ManualFiles } from '../../domain/ports';

/** Of all copies, beside those in use. In the cloud they are memory: one of the largest files. */
const MAX_BYTES = 50 * 1024 * 1024;

type Copy = { folder: string; bytes: number };
type Kept = { coming: Promise<Copy>; bytes: number; uses: number };

const ORIGINAL = 'original';

/** Copies of originals that stay on the local disk, each fetched once for all who want it; those not used for longest go. */
export function keptCopies(
  files: Pick<ManualFiles, 'download'>,
  mostBytes = MAX_BYTES,
): KeptCopies {
  // In the order of their last use.
  const copies = new Map<string, Kept>();

  async function fetchCopy(uid: string, manualId: number): Promise<Copy> {
    const folder = await mkdtemp(join(tmpdir(), 'guantera-pages-'));
    try {
      const path = join(folder, ORIGINAL);
      await files.download(uid, manualId, path);
      return { folder, bytes: (await stat(path)).size };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  async function makeRoom(): Promise<void> {
    let bytes = [...copies.values()].reduce((sum, copy) => sum + copy.bytes, 0);
    for (const [key, copy] of copies) {
      if (bytes <= mostBytes) return;
      if (copy.uses > 0) continue;
      copies.delete(key);
      bytes -= copy.bytes;
      await rm((await copy.coming).folder, { recursive: true, force: true });
    }
  }

  return {
    async use(uid, { manualId, generation }, work) {
      const key = `${uid}/${manualId}/${generation}`;
      const kept = copies.get(key) ?? { coming: fetchCopy(uid, manualId), bytes: 0, uses: 0 };
      copies.delete(key);
      copies.set(key, kept);
      kept.uses += 1;
      try {
        const { folder, bytes } = await kept.coming;
        kept.bytes = bytes;
        return await work(join(folder, ORIGINAL));
      } finally {
        kept.uses -= 1;
        // Nothing came: the next one asks anew.
        if (kept.bytes === 0) copies.delete(key);
        await makeRoom();
      }
    },
  };
}
