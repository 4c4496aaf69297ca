import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../measures';

/** For this run only. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-usable-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const what = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const name = ['-subj', '/CN=127.0.0.1', '-days', '1', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', [...what, ...name], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const vite = createRequire(join(ROOT, 'web/package.json')).resolve('vite');

export type BuildServer = { url: string; close: () => void };

/**
 * Serves a build of the web app as Hosting would, compressed and over HTTP/2 (by HTTP/1.1 a browser fetches six files at a
 * time), and asks the suite at `api` for everything else.
 */
export async function serveBuild(outDir: string, api: string): Promise<BuildServer> {
  const { preview } = (await import(
    vite
  )) as typeof import('../../web/node_modules/vite/dist/node/index');
  const server = await preview({
    ...{ configFile: false, logLevel: 'error', build: { outDir } },
    preview: { host: '127.0.0.1', port: 0, https: certificate(), proxy: { '/api/': api } },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}`, close: () => void server.close() };
}
