import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes files for one test file; `remove` belongs in `afterAll`. */
export function temporaryFiles() {
  const folders: string[] = [];
  return {
    async write(content: string | Uint8Array, name = 'original'): Promise<string> {
      const folder = await mkdtemp(join(tmpdir(), 'guantera-test-'));
      folders.push(folder);
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    async remove(): Promise<void> {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}
