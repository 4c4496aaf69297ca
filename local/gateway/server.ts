import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../suite/ports';
import { readContentRange } from './content-range';
import { createFinishing } from './finishing';
import { createLinks } from './links';
import {
  createSessions,
  receive,
  roundDown,
  takeOver,
  type Answer,
  type Session,
} from './sessions';

export type Gateway = { port: number; close(): void };

/**
 * Stands before the Storage emulator and gives it what it lacks: the resumable protocol of Cloud Storage (pieces with
 * Content-Range, 308 with the received Range, status queries, cancelling), 412 for what is there already
 * (`finishing.ts`), and addresses that end (`links.ts`).
 */
export async function startGateway(options: {
  /** 0 takes any free port. */
  port: number;
  storagePort: number;
  /** That signed addresses lead to. */
  bucket: string;
}): Promise<Gateway> {
  const sessions = createSessions();
  const links = createLinks(options);
  const finish = createFinishing(options.storagePort);
  const server = createServer((incoming, response) => {
    const id = uploadIdOf(incoming);
    const handled = id
      ? continueUpload(sessions.get(id), incoming, response, finish)
      : (links(incoming, response) ?? passOn(incoming, response, options.storagePort));
    handled.catch(() => {
      // The client left in the middle: nobody is listening any more.
      if (!response.headersSent && response.writable) response.writeHead(502, cors(incoming));
      response.end();
    });
  });
  // A big file over a slow connection may take longer than Node's default of five minutes.
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
      sessions.close();
    },
  };
}

/** Id of the upload session that a request continues or cancels; null for every other request. */
function uploadIdOf({ method, url }: IncomingMessage): string | null {
  if (method !== 'PUT' && method !== 'DELETE') return null;
  const { pathname, searchParams } = new URL(url ?? '/', 'http://gateway');
  return pathname.startsWith('/upload/storage/') ? searchParams.get('upload_id') : null;
}

async function continueUpload(
  session: Session,
  incoming: IncomingMessage,
  response: ServerResponse,
  finish: ReturnType<typeof createFinishing>,
): Promise<void> {
  await takeOver(session);
  const state = await accept(session, incoming);
  if (state === 'incomplete') incomplete(session, incoming, response);
  else reply(incoming, response, state === 'complete' ? await finish(session, incoming) : state);
}

/** Takes in what the request brings. Returns where the upload stands, or the answer that is known already. */
async function accept(
  session: Session,
  incoming: IncomingMessage,
): Promise<'incomplete' | 'complete' | Answer> {
  const { 'content-range': header, 'content-length': length } = incoming.headers;
  // 499 is what Cloud Storage answers to a cancelled upload, now and afterwards.
  if (incoming.method === 'DELETE') session.answer ??= { status: 499, body: '' };
  if (session.answer) return session.answer;
  const range = readContentRange(header, length);
  if (!range) return { status: 400, body: 'Invalid Content-Range' };

  if (range.kind === 'bytes') {
    // A gap cannot be filled: the client has to go on where we are.
    if (range.start > session.size) return 'incomplete';
    await receive(session, incoming, range.start);
  }
  const isWholeFile = header === undefined;
  if (range.total === session.size || (isWholeFile && range.total === null)) return 'complete';
  if (range.total !== null && session.size > range.total) {
    return { status: 400, body: 'More bytes than announced' };
  }
  roundDown(session);
  return 'incomplete';
}

function incomplete(session: Session, incoming: IncomingMessage, response: ServerResponse): void {
  incoming.resume();
  const received = session.size > 0 ? { range: `bytes=0-${session.size - 1}` } : {};
  response.writeHead(308, { ...cors(incoming), ...received, 'content-length': '0' }).end();
}

function reply(
  incoming: IncomingMessage,
  response: ServerResponse,
  { status, body }: Answer,
): void {
  incoming.resume();
  response.writeHead(status, { ...cors(incoming), 'content-type': 'application/json' }).end(body);
}

/** Everything that is no upload goes through untouched. */
function passOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  storagePort: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = incoming;
    const upstream = request({ host: HOST, port: storagePort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response).on('finish', resolve);
    });
    upstream.on('error', reject);
    incoming.on('error', reject).pipe(upstream);
  });
}

/** As Cloud Storage answers to the origin that the session was opened for. */
const cors = ({ headers }: IncomingMessage): Record<string, string> => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-expose-headers': 'Range, Location, X-GUploader-UploadID',
  vary: 'Origin',
});
