import { randomUUID } from 'node:crypto';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { HOST } from '../suite/ports';

type Link = { object: string; disposition: string; contentType: string; expiresAt: string };

const PREFIX = '/links';

/**
 * Addresses of objects that are good for a while, as Cloud Storage signs them: the emulator has no key to sign with and
 * looks at no signature. `POST /links` gives one; it is unguessable, and its end is kept here.
 */
export function createLinks({ bucket, storagePort }: { bucket: string; storagePort: number }) {
  const links = new Map<string, Link>();

  async function create(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of incoming) text += String(piece);
    const id = randomUUID();
    links.set(id, JSON.parse(text) as Link);
    const url = `http://${incoming.headers.host}${PREFIX}/${id}`;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ url }));
  }

  function follow(link: Link | undefined, response: ServerResponse): Promise<void> {
    if (!link || Date.parse(link.expiresAt) <= Date.now()) {
      // What Cloud Storage answers to a signature that is wrong or too old.
      response.writeHead(400, { 'content-type': 'text/plain' }).end('ExpiredToken');
      return Promise.resolve();
    }
    const path = `/download/storage/v1/b/${bucket}/o/${encodeURIComponent(link.object)}?alt=media`;
    return new Promise((resolve, reject) => {
      request({ host: HOST, port: storagePort, path }, (answer) => {
        const { 'content-length': length } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, {
          ...(length !== undefined && { 'content-length': length }),
          'content-type': link.contentType,
          'content-disposition': link.disposition,
        });
        answer.pipe(response).on('finish', resolve).on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  }

  /** Null when the request is not about a link. */
  return (incoming: IncomingMessage, response: ServerResponse): Promise<void> | null => {
    const path = incoming.url ?? '/';
    if (incoming.method === 'POST' && path === PREFIX) return create(incoming, response);
    if (incoming.method === 'GET' && path.startsWith(`${PREFIX}/`)) {
      return follow(links.get(path.slice(PREFIX.length + 1)), response);
    }
    return null;
  };
}
