import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const IS_PACKED = new Set(['.woff2', '.png', '.webp']);

/** Of one connection: another one has its own. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const withoutConnection = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
  );

/** Hands a request on as it came; whoever answers it sees the host that the browser meant. */
function handOn(incoming: Http2ServerRequest, outgoing: Http2ServerResponse, api: URL): void {
  const { method, url: path } = incoming;
  const headers = {
    ...withoutConnection(incoming.headers),
    // By HTTP/1.1 it stands in a header.
    host: incoming.headers[':authority'] ?? incoming.headers.host,
  };
  const onward = request(
    { host: api.hostname, port: api.port, path, method, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

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

async function sendFile(
  folder: string,
  path: string,
  outgoing: Http2ServerResponse,
): Promise<void> {
  const name = extname(path) === '' ? 'index.html' : normalize(path);
  const file = await readFile(join(folder, name)).catch(() => null);
  if (!file) {
    outgoing.writeHead(404);
    outgoing.end();
    return;
  }
  const type = extname(name);
  const body = IS_PACKED.has(type) ? file : gzipSync(file);
  outgoing.writeHead(200, {
    'content-type': TYPES[type] ?? 'application/octet-stream',
    'content-length': body.length,
    ...(IS_PACKED.has(type) ? {} : { 'content-encoding': 'gzip' }),
  });
  outgoing.end(body);
}

export type BuildServer = { url: string; close: () => void };

/**
 * Serves a build of the web app as Hosting would, compressed and over HTTP/2 (by HTTP/1.1 a browser fetches six files at a
 * time), and asks the suite at `api` for everything else.
 */
export async function serveBuild(folder: string, api: string): Promise<BuildServer> {
  const server = createSecureServer(
    { ...certificate(), allowHTTP1: true },
    (incoming, outgoing) => {
      const { pathname } = new URL(incoming.url, api);
      if (pathname.startsWith('/api/')) handOn(incoming, outgoing, new URL(api));
      else void sendFile(folder, pathname, outgoing);
    },
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}`, close: () => void server.close() };
}
