import { once } from 'node:events';
import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

type Sent = {
  method?: string;
  url: string;
  /** Names in lower case. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Leaves the body unfinished, as a connection that breaks does. */
  isCutOff?: boolean;
};

export type Answered = {
  status: number;
  headers: ReturnType<ServerResponse['getHeaders']>;
  text: string;
  json: unknown;
};

/** Sends one request through an Express app or middleware in memory: no port, no network. */
export async function exchange(listener: RequestListener, sent: Sent): Promise<Answered> {
  const written: Buffer[] = [];
  const wire = new Duplex({
    read: () => undefined,
    write(piece: Buffer, _encoding, done) {
      written.push(Buffer.from(piece));
      done();
    },
    // Node's HTTP needs no more of a socket than a stream here.
  }) as unknown as Socket;
  const request = new IncomingMessage(wire);
  request.method = sent.method ?? 'GET';
  request.url = sent.url;
  const body = Buffer.from(sent.body ?? '');
  const length: Record<string, string> = body.length ? { 'content-length': `${body.length}` } : {};
  request.headers = { host: 'guantera.test', ...length, ...sent.headers };
  request.push(body);
  if (sent.isCutOff) setImmediate(() => request.destroy(new Error('aborted')));
  else request.push(null);
  request.on('end', () => (request.complete = true));
  const response = new ServerResponse(request);
  response.assignSocket(wire);
  const finished = once(response, 'finish');
  listener(request, response);
  await finished;
  const raw = Buffer.concat(written).toString();
  const text = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  return {
    status: response.statusCode,
    headers: response.getHeaders(),
    text,
    json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null,
  };
}
