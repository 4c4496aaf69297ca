import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type * as Vite from '../../web/node_modules/vite/dist/node/index';
import { ownCertificate } from '../../local/vertex/certificate';
import { ROOT } from '../measures';

const HOST = '127.0.0.1';
const vite = createRequire(join(ROOT, 'web/package.json')).resolve('vite');

/**
 * Serves a build of the web app as Hosting would, compressed and over HTTP/2 (by HTTP/1.1 a browser fetches six files at a
 * time), and asks the suite at `api` for everything else.
 */
export async function serveBuild(outDir: string, api: string) {
  const { preview } = (await import(vite)) as typeof Vite;
  const { key, certificate: cert } = await ownCertificate(HOST);
  const server = await preview({
    ...{ configFile: false, logLevel: 'error', build: { outDir } },
    preview: { host: HOST, port: 0, https: { key, cert }, proxy: { '/api/': api } },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { url: `https://${HOST}:${port}`, close: () => void server.close() };
}
