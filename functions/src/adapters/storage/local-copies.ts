import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { LocalCopies, ManualFiles } from '../../domain/ports';

/** Copies of originals in a folder of their own each. In the cloud that folder is memory: it is always removed. */
export const localCopies = (files: Pick<ManualFiles, 'download'>): LocalCopies => ({
  async use(uid, manualId, work) {
    const folder = await mkdtemp(join(tmpdir(), 'guantera-manual-'));
    try {
      const path = join(folder, 'original');
      await files.download(uid, manualId, path);
      return await work({ path, sha256: await sha256Of(path) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
