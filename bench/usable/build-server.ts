import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type * as Vite from '../../web/node_modules/vite/dist/node/index';
import { inFolder, ROOT } from '../measures';

/** For this run only. */
const certificate = () =>
  inFolder((folder) => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const what = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const name = ['-subj', '/CN=127.0.0.1', '-days', '1', '-keyout', key, '-out', cert];
    execFileSync('openssl', [...what, ...name], { stdio: 'ignore' });
    return Promise.resolve({ key: readFileSync(key), cert: readFileSync(cert) });
  });

const vite = createRequire(join(ROOT, 'web/package.json')).resolve('vite');

/**
 * Serves a build of the web app as Hosting would, compressed and over HTTP/2 (by HTTP/1.1 a browser fetches six files at a
 * time), and asks the suite at `api` for everything else.
 */
export async function serveBuild(outDir: string, api: string) {
  const { preview } = (await import(vite)) as typeof Vite;
  const server = await preview({
    ...{ configFile: false, logLevel: 'error', build: { outDir } },
    preview: { host: '127.0.0.1', port: 0, https: await certificate(), proxy: { '/api/': api } },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}`, close: () => void server.close() };
}
