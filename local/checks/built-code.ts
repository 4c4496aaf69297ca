import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from '../suite/paths';

/** Packages that read documents or speak to models: a cold API instance must not wait for them. */
const HEAVY = [
  '@hyzyla/pdfium',
  'saxes',
  'mammoth',
  'tesseract.js',
  '@google-cloud/vertexai',
  '@google-cloud/documentai',
];

/** Prints every module as it is resolved; runs inside Node's loader thread. */
const TRACE = `export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  process._rawDebug(resolved.url);
  return resolved;
}`;

/** A cold API instance that answers its first request. */
const FIRST_REQUEST = `
  import { createServer } from 'node:http';
  import { register } from 'node:module';
  register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(TRACE)}));
  const { api } = await import('./lib/index.js');
  const server = createServer(api).listen(0, '127.0.0.1', async () => {
    const answer = await fetch('http://127.0.0.1:' + server.address().port + '/api/user');
    console.log(answer.status);
    process.exit();
  });`;

/** What is wrong with the modules that the API loads before its first answer; null when nothing is. */
export async function problemOfApiModules(): Promise<string | null> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', FIRST_REQUEST],
    {
      cwd: fromRoot('functions'),
      env: {
        ...process.env,
        GCLOUD_PROJECT: 'demo-guantera',
        FIREBASE_CONFIG: '{"projectId":"demo-guantera","storageBucket":"demo-guantera.test"}',
      },
      maxBuffer: 1 << 26,
    },
  );
  if (stdout.trim().split('\n').at(-1) !== '401') return `la API no responde 401: ${stdout}`;
  // Without express the trace has seen nothing, and finds nothing.
  if (!stderr.includes('node_modules/express/')) return 'no se ve qué módulos carga la API';
  const loaded = HEAVY.filter((name) => stderr.includes(`node_modules/${name}/`));
  return loaded.length > 0 ? `la API carga ${loaded.join(', ')} antes de responder` : null;
}

/** Initial JavaScript of each page against its budget; null when it holds. */
export async function problemOfBundleSize(): Promise<string | null> {
  try {
    await promisify(execFile)(process.execPath, ['scripts/bundle-size.mjs', 'dist-emulator'], {
      cwd: fromRoot('web'),
    });
    return null;
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? String(error);
  }
}
