import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

/** What a module of ours loads at once: npm packages and our own files, through static imports only. */
function loadedBy(entry: string, { inputs }: Metafile): Set<string> {
  const loaded = new Set<string>();
  const visit = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    const imports = inputs[path]?.imports ?? [];
    imports.filter(({ kind }) => kind === 'import-statement').forEach((next) => visit(next.path));
  };
  visit(entry);
  return loaded;
}

const scanReaders = ['tesseract.js', '@google-cloud/documentai'];
const readers = ['@hyzyla/pdfium', 'saxes', 'mammoth', 'htmlparser2', ...scanReaders];
const speakers = ['@google-cloud/vertexai', '@google/genai', 'google-auth-library'];

describe('what is loaded before it is needed', () => {
  let metafile: Metafile;
  beforeAll(async () => {
    ({ metafile } = await build({
      absWorkingDir: join(import.meta.dirname, '..'),
      entryPoints: ['src/index.ts'],
      outdir: 'lib',
      bundle: true,
      write: false,
      metafile: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      splitting: true,
    }));
  });

  it.each([
    ['src/index.ts', ['express', 'firebase-admin/app', ...readers]],
    ['src/api/app.ts', ['firebase-admin/app', 'firebase-admin/firestore', ...readers]],
    ['src/composition/assistant.ts', [...readers, ...speakers]],
    ['src/composition/session.ts', [...readers, ...speakers]],
    ['src/composition/garage.ts', readers],
    ['src/composition/manuals.ts', readers],
    ['src/composition/health.ts', [...readers, ...speakers]],
    ['src/composition/invitations.ts', readers],
    // Most manuals have no page that needs OCR.
    ['src/composition/reading.ts', [...scanReaders, ...speakers]],
  ])('%s does not load what only others need', (entry, forbidden) => {
    const loaded = loadedBy(entry, metafile);
    expect(loaded.size).toBeGreaterThan(1);
    expect(forbidden.filter((name) => loaded.has(name))).toEqual([]);
  });
});
