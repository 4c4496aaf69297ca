import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A refusal of Cloud Storage's JSON API, by its status and reason. */
type StorageRefusal = { status: number; reason: string; message?: string };

type StorageSetting = {
  refusal: StorageRefusal | null;
  /** What an upload answers. */
  putStatus: number;
  /** Whether sessions answer the origin that they were opened for; those of another one answer nobody. */
  isOriginKnown: boolean;
  /** Whether somebody hears of a manual's file that belongs to no manual, and deletes it. */
  isReported: boolean;
  /** What a signed link answers. */
  linkStatus: number;
};

/** All is well. */
export const healthyStorage = (): StorageSetting => ({
  ...{ refusal: null, putStatus: 200, isOriginKnown: true, isReported: true, linkStatus: 200 },
});

type Session = { name: string; origin: string | undefined };

/**
 * As much of Cloud Storage as an upload from a browser needs, and links to what is there. A session answers the pages of
 * the origin that it was opened for, preflights included, whatever the bucket's CORS says: without that header a browser
 * goes no further.
 */
export async function fakeUploadSessions(setting: StorageSetting) {
  const objects = new Map<string, Buffer>();
  const sessions = new Map<string, Session>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.once('end', () => answer(request, response, Buffer.concat(pieces)));
  });

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage');
    const session = sessions.get(searchParams.get('upload_id') ?? '');
    if (request.method === 'OPTIONS') preflight(request, response, session);
    else if (setting.refusal) refuse(response, setting.refusal);
    else if (request.method === 'POST') open(request, response, searchParams.get('name') ?? '');
    else if (session) transfer(request, response, session, body);
    else if (searchParams.has('X-Goog-Signature')) follow(response, pathname);
    else if (request.method === 'GET') tell(response, pathname, searchParams.get('prefix') ?? '');
    else {
      objects.delete(nameIn(pathname));
      response.writeHead(204).end();
    }
  }

  const nameIn = (pathname: string): string => decodeURIComponent(pathname.split('/o/')[1] ?? '');

  /** One object, or those below a prefix. Whoever looks at a file that is reported finds it gone the next time. */
  function tell(response: ServerResponse, pathname: string, prefix: string): void {
    const name = nameIn(pathname);
    if (name === '') {
      const found = [...objects.keys()].filter((each) => each.startsWith(prefix));
      json(response, 200, { items: found.map((each) => ({ name: each })) });
      return;
    }
    const content = objects.get(name);
    if (!content) refuse(response, { status: 404, reason: 'notFound' });
    else json(response, 200, { name, size: String(content.length), generation: '1' });
    if (setting.isReported && name.endsWith('/original')) objects.delete(name);
  }

  function follow(response: ServerResponse, pathname: string): void {
    const content = [...objects].find(([name]) => decodeURIComponent(pathname).endsWith(name))?.[1];
    const status = content ? setting.linkStatus : 404;
    response.writeHead(status).end(status === 200 ? content : '<Error/>');
  }

  const originOf = (session: Session | undefined) =>
    setting.isOriginKnown && session?.origin
      ? { 'access-control-allow-origin': session.origin }
      : undefined;

  /** Answers 200 with or without a yes: it is the headers that say it. */
  function preflight(
    { headers }: IncomingMessage,
    response: ServerResponse,
    session: Session | undefined,
  ): void {
    const origin = originOf(session);
    response.writeHead(
      200,
      origin && {
        ...origin,
        'access-control-allow-methods': String(headers['access-control-request-method']),
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
      },
    );
    response.end();
  }

  function open({ headers }: IncomingMessage, response: ServerResponse, name: string): void {
    const id = randomUUID();
    sessions.set(id, { name, origin: headers.origin });
    const location = `http://${headers.host}/upload/storage/v1/b/bucket/o?uploadType=resumable&upload_id=${id}`;
    response.writeHead(200, { location }).end();
  }

  function transfer(
    request: IncomingMessage,
    response: ServerResponse,
    session: Session,
    body: Buffer,
  ): void {
    if (request.method === 'DELETE') {
      sessions.clear();
      response.writeHead(499).end();
      return;
    }
    const isTaken = setting.putStatus === 200;
    if (isTaken) objects.set(session.name, body);
    const stored = { name: session.name, size: String(body.length), crc32c: checksumOf(body) };
    response
      .writeHead(setting.putStatus, { ...originOf(session), 'content-type': 'application/json' })
      .end(JSON.stringify(stored));
    if (isTaken) sessions.clear();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What is left of everything: objects, and sessions that were neither finished nor cancelled. */
    left: () => [...objects.keys(), ...sessions.keys()],
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, { status, reason, message = reason }: StorageRefusal) {
  json(response, status, {
    error: { code: status, message, errors: [{ message, domain: 'global', reason }] },
  });
}

/** CRC-32C (Castagnoli, RFC 3720), as Cloud Storage tells it: four bytes, big-endian, in base 64. */
function checksumOf(content: Buffer): string {
  let crc = 0xffffffff;
  for (const byte of content) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return bytes.toString('base64');
}
