import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../suite/ports';
import { readContentRange } from './content-range';
import { contentOf, createSessions, receive, roundDown, takeOver, type Session } from './sessions';

export type Gateway = { port: number; close(): void };

/**
 * Stands before the Storage emulator and gives it what it lacks: the resumable protocol of Cloud Storage (pieces with
 * Content-Range, 308 with the received Range, status queries, cancelling). The finished file goes on in a single PUT.
 */
export async function startGateway(options: {
  /** 0 takes any free port. */
  port: number;
  storagePort: number;
}): Promise<Gateway> {
  const sessions = createSessions();
  const server = createServer((incoming, response) => {
    const id = uploadIdOf(incoming);
    const handled = id
      ? continueUpload(sessions.get(id), incoming, response, options.storagePort)
      : passOn(incoming, response, options.storagePort);
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
  storagePort: number,
): Promise<void> {
  await takeOver(session);
  const range = readContentRange(
    incoming.headers['content-range'],
    incoming.headers['content-length'],
  );
  if (incoming.method === 'DELETE') {
    // 499 is what Cloud Storage answers to a cancelled upload, now and afterwards.
    session.answer ??= { status: 499, body: '' };
  }
  if (session.answer) return reply(incoming, response, session.answer);
  if (!range) return reply(incoming, response, { status: 400, body: 'Invalid Content-Range' });

  if (range.kind === 'bytes') {
    // A gap cannot be filled: the client has to go on where we are.
    if (range.start > session.size) return incomplete(session, incoming, response);
    await receive(session, incoming, range.start).catch((error: unknown) => {
      roundDown(session);
      throw error;
    });
  }
  const isComplete =
    range.total === session.size ||
    (range.kind === 'bytes' && range.total === null && !incoming.headers['content-range']);
  if (isComplete) return finish(session, incoming, response, storagePort);
  if (range.total !== null && session.size > range.total) {
    return reply(incoming, response, { status: 400, body: 'More bytes than announced' });
  }
  roundDown(session);
  incomplete(session, incoming, response);
}

function incomplete(session: Session, incoming: IncomingMessage, response: ServerResponse): void {
  incoming.resume();
  const received = session.size > 0 ? { range: `bytes=0-${session.size - 1}` } : {};
  response.writeHead(308, { ...cors(incoming), ...received, 'content-length': '0' }).end();
}

function reply(
  incoming: IncomingMessage,
  response: ServerResponse,
  { status, body }: { status: number; body: string },
): void {
  incoming.resume();
  response.writeHead(status, { ...cors(incoming), 'content-type': 'application/json' }).end(body);
}

/** Hands the whole file to the emulator, and keeps its answer if it accepted. */
async function finish(
  session: Session,
  incoming: IncomingMessage,
  response: ServerResponse,
  storagePort: number,
): Promise<void> {
  const headers = { ...incoming.headers, 'content-length': String(session.size) };
  delete headers['content-range'];
  delete headers['transfer-encoding'];
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const upstream = request(
      { host: HOST, port: storagePort, method: 'PUT', path: incoming.url, headers },
      (received) => {
        void textOf(received).then(
          (body) => resolve({ status: received.statusCode ?? 502, body }),
          reject,
        );
      },
    );
    upstream.on('error', reject);
    if (session.size === 0) upstream.end();
    else contentOf(session).on('error', reject).pipe(upstream);
  });
  if (answer.status < 300) session.answer = answer;
  reply(incoming, response, answer);
}

async function textOf(message: IncomingMessage): Promise<string> {
  let text = '';
  message.setEncoding('utf8');
  for await (const piece of message as AsyncIterable<string>) text += piece;
  return text;
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
