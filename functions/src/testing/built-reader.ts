import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const FUNCTIONS = join(__dirname, '../..');

const DATA = join(FUNCTIONS, 'data');
const wordsOfData = (): [name: string, text: string][] =>
  readdirSync(DATA, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:syn|txt)$/.test(name))
    .map((name) => [name, readFileSync(join(DATA, name), 'utf8')]);

/** As `scripts/inline-data.mjs` does it, which tests cannot load. */
const inlineData: Plugin = {
  name: 'inline-data',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]data[/\\]files\.ts$/ }, () => ({
      contents: `export const dataFiles = ${JSON.stringify(Object.fromEntries(wordsOfData()))};`,
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
      // For what stands in the reader's place in a test.
      watchdog: 'src/adapters/reader/watchdog.ts',
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
