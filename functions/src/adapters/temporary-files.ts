import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TemporaryFiles } from '../domain/ports';

/** Files in a folder of their own each. In the cloud that folder is memory: it is always removed. */
export const temporaryFiles: TemporaryFiles = {
  async use(content, through, work) {
    const folder = await mkdtemp(join(tmpdir(), 'guantera-file-'));
    try {
      const path = join(folder, 'file');
      await pipeline(content, through, createWriteStream(path));
      return await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
