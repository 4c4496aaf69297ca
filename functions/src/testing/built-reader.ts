import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const FUNCTIONS = join(__dirname, '../..');

/** The reader's process, bundled as a deploy does it, and how to take it away again. */
export async function builtReader(): Promise<{
  folder: string;
  entry: string;
  remove: () => Promise<void>;
}> {
  // Inside `functions`, where the packages that are not bundled are found.
  const folder = await mkdtemp(join(FUNCTIONS, 'node_modules/.reader-test-'));
  await build({
    absWorkingDir: FUNCTIONS,
    entryPoints: {
      reader: 'src/adapters/reader/reader-process.ts',
      // A build runs it once, so that readers begin with PDFium's machine code.
      'prepare-reader': 'src/adapters/reader/prepare-reader.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  return {
    folder,
    entry: join(folder, 'reader.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
