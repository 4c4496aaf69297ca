import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { dataFiles } from '../../data/files';

const FUNCTIONS = join(__dirname, '../..');

/** As the build does it; that is a module which tests cannot load. */
const inlineData: Plugin = {
  name: 'inline-data',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]data[/\\]files\.ts$/ }, () => ({
      contents: `export const dataFiles = ${JSON.stringify(dataFiles)};`,
      loader: 'js',
    }));
  },
};

type BuiltReader = { folder: string; entry: string };

/** The reader's process, bundled as a deploy does it. */
async function builtReader(): Promise<BuiltReader> {
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
    plugins: [inlineData],
    platform: 'node',
    format: 'esm',
  });
  return { folder, entry: join(folder, 'reader.mjs') };
}

/** The reader's process for the tests of a file, which find it here once they run; it is taken away after them. */
export function readerOfTests(): BuiltReader {
  const reader: BuiltReader = { folder: '', entry: '' };
  beforeAll(async () => {
    Object.assign(reader, await builtReader());
  });
  afterAll(() => rm(reader.folder, { recursive: true, force: true }));
  return reader;
}
