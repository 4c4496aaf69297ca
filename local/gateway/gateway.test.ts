import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOST } from '../suite/ports';
import { startGateway, type Gateway } from './server';

const GRANULE = 256 * 1024;
const FILE = Buffer.alloc(3 * GRANULE + 1000).map((_, index) => index % 251);

/** What the Storage emulator behind the gateway received. */
type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer };

let received: Received[];
/** Paths of the objects that are there. */
let objects: Set<string>;
let upstream: Server;
let gateway: Gateway;

beforeEach(async () => {
  received = [];
  objects = new Set();
  upstream = createServer((incoming, response) => {
    if (incoming.url?.startsWith('/storage/v1/b/bucket/o/')) {
      response.writeHead(objects.has(incoming.url) ? 200 : 404).end();
      return;
    }
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => {
      const { method = '', url: path = '', headers } = incoming;
      received.push({ method, path, headers, body: Buffer.concat(pieces) });
      const name = new URL(path, 'http://upstream').searchParams.get('name');
      if (name !== null) objects.add(`/storage/v1/b/bucket/o/${encodeURIComponent(name)}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"original"}');
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, HOST, resolve));
  const storagePort = (upstream.address() as AddressInfo).port;
  gateway = await startGateway({ port: 0, storagePort, bucket: 'bucket' });
});
afterEach(() => {
  gateway.close();
  upstream.close();
  upstream.closeAllConnections();
});

const sessionPath = (id: string) =>
  `/upload/storage/v1/b/bucket/o?uploadType=resumable&upload_id=${id}`;

const put = (id: string, range: string | null, body: Uint8Array<ArrayBuffer> | null) =>
  fetch(`http://${HOST}:${gateway.port}${sessionPath(id)}`, {
    method: 'PUT',
    headers: { origin: 'http://app', ...(range === null ? {} : { 'content-range': range }) },
    body,
  });

const piece = (id: string, start: number, end: number) =>
  put(id, `bytes ${start}-${end - 1}/${FILE.length}`, new Uint8Array(FILE.subarray(start, end)));
const status = (id: string) => put(id, `bytes */${FILE.length}`, null);
const whole = () => new Uint8Array(FILE);

/** Sends the beginning of a piece and then, so much later, breaks the connection. */
async function breakOff(
  id: string,
  [start, end]: [number, number],
  { bytes, afterMs = 100 }: { bytes: number; afterMs?: number },
): Promise<void> {
  const sending = request({
    host: HOST,
    port: gateway.port,
    method: 'PUT',
    path: sessionPath(id),
    headers: {
      'content-range': `bytes ${start}-${end - 1}/${FILE.length}`,
      'content-length': end - start,
    },
  });
  sending.on('error', () => undefined);
  sending.write(FILE.subarray(start, start + bytes));
  await sleep(afterMs);
  sending.destroy();
  await sleep(afterMs);
}

describe('an upload in pieces', () => {
  it('is told how far it got, and arrives as one file', async () => {
    const first = await piece('a', 0, GRANULE);
    expect([first.status, first.headers.get('range')]).toEqual([308, `bytes=0-${GRANULE - 1}`]);
    const second = await piece('a', GRANULE, 3 * GRANULE);
    expect(second.headers.get('range')).toBe(`bytes=0-${3 * GRANULE - 1}`);
    expect(received).toEqual([]);

    const last = await piece('a', 3 * GRANULE, FILE.length);
    expect([last.status, await last.json()]).toEqual([200, { name: 'original' }]);
    expect(received).toHaveLength(1);
    expect(received[0]?.body.equals(FILE)).toBe(true);
    expect(received[0]?.headers['content-range']).toBeUndefined();
  });

  it('keeps whole granules only, as Cloud Storage does', async () => {
    const odd = await piece('b', 0, GRANULE + 5000);
    expect(odd.headers.get('range')).toBe(`bytes=0-${GRANULE - 1}`);
  });

  it('starts where the gateway says after a gap', async () => {
    const gap = await piece('c', GRANULE, 2 * GRANULE);
    expect([gap.status, gap.headers.get('range')]).toEqual([308, null]);
  });

  it('goes on after a broken connection', async () => {
    // Nobody tells when it has arrived: where the machine is slow it is given more time.
    let kept: unknown;
    for (let afterMs = 50; kept !== `bytes=0-${2 * GRANULE - 1}` && afterMs < 5000; afterMs *= 2) {
      await breakOff('d', [0, FILE.length], { bytes: 2 * GRANULE + 77, afterMs });
      const asked = await status('d');
      expect(asked.status).toBe(308);
      kept = asked.headers.get('range');
    }
    expect(kept).toBe(`bytes=0-${2 * GRANULE - 1}`);
    expect((await piece('d', 2 * GRANULE, FILE.length)).status).toBe(200);
    expect(received[0]?.body.equals(FILE)).toBe(true);
  });

  it('takes over from a request that its client gave up', async () => {
    const stuck = breakOff('e', [0, FILE.length], { bytes: GRANULE });
    await sleep(50);
    expect((await piece('e', 0, FILE.length)).status).toBe(200);
    await stuck;
    expect(received).toHaveLength(1);
    expect(received[0]?.body.equals(FILE)).toBe(true);
  });
});

describe('an upload in one request', () => {
  it('arrives as it is', async () => {
    expect((await put('f', null, whole())).status).toBe(200);
    expect(received[0]?.body.equals(FILE)).toBe(true);
  });

  it('may be empty', async () => {
    expect((await put('g', null, new Uint8Array())).status).toBe(200);
    expect(received[0]?.body.length).toBe(0);
  });
});

describe('a finished upload', () => {
  it('answers again when it is asked again, and is handed on once', async () => {
    await put('h', null, whole());
    const asked = await status('h');
    expect([asked.status, await asked.json()]).toEqual([200, { name: 'original' }]);
    expect((await piece('h', 0, FILE.length)).status).toBe(200);
    expect(received).toHaveLength(1);
  });
});

describe('a second session for an object', () => {
  const original = (id: string) => `${id}&name=users%2Fana%2Fmanuals%2F1%2Foriginal`;

  it('that is there is answered with 412 at its end, as Cloud Storage does, now and when asked again', async () => {
    expect((await put(original('q'), null, whole())).status).toBe(200);
    expect((await piece(original('r'), 0, GRANULE)).status).toBe(308);
    const end = await piece(original('r'), GRANULE, FILE.length);
    expect([end.status, await end.json()]).toMatchObject([412, { error: { code: 412 } }]);
    expect((await status(original('r'))).status).toBe(412);
    expect((await status(original('q'))).status).toBe(200);
    expect(received).toHaveLength(1);
  });

  it('that ends at the same moment is: one of two is taken', async () => {
    const ends = await Promise.all(
      ['s', 't'].map(async (id) => (await put(original(id), null, whole())).status),
    );
    expect(new Set(ends)).toEqual(new Set([200, 412]));
    expect(received).toHaveLength(1);
  });

  it('goes on once the object is gone', async () => {
    await put(original('u'), null, whole());
    objects.clear();
    expect((await put(original('v'), null, whole())).status).toBe(200);
  });
});

describe('a status query', () => {
  it('of a new session finds nothing, and finishes nothing', async () => {
    const asked = await status('i');
    expect([asked.status, asked.headers.get('range')]).toEqual([308, null]);
    expect(received).toEqual([]);
  });

  it('may be read by a page of another origin', async () => {
    const { headers } = await status('j');
    expect(headers.get('access-control-allow-origin')).toBe('http://app');
    expect(headers.get('access-control-expose-headers')).toContain('Range');
  });
});

it('the gateway ends a cancelled upload for good', async () => {
  await piece('k', 0, GRANULE);
  const url = `http://${HOST}:${gateway.port}${sessionPath('k')}`;
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(499);
  expect((await piece('k', GRANULE, FILE.length)).status).toBe(499);
  expect(received).toEqual([]);
});

it('the gateway refuses what it does not understand, and more bytes than were announced', async () => {
  expect((await put('l', 'bytes 0-9', whole())).status).toBe(400);
  expect((await put('m', `bytes 0-9/10`, whole())).status).toBe(400);
});

it('the gateway passes every other request through', async () => {
  const response = await fetch(`http://${HOST}:${gateway.port}/storage/v1/b?project=p`);
  expect(await response.json()).toEqual({ name: 'original' });
  expect(received[0]).toMatchObject({ method: 'GET', path: '/storage/v1/b?project=p' });
});

it('the gateway answers 502 when the emulator is not there', async () => {
  upstream.close();
  upstream.closeAllConnections();
  expect((await put('n', null, whole())).status).toBe(502);
});

describe('an address that ends', () => {
  const linkTo = async (expiresAt: Date): Promise<string> => {
    const response = await fetch(`http://${HOST}:${gateway.port}/links`, {
      method: 'POST',
      body: JSON.stringify({
        object: 'users/ana/exports/x.zip',
        disposition: 'attachment; filename="datos.zip"',
        contentType: 'application/zip',
        expiresAt,
      }),
    });
    return ((await response.json()) as { url: string }).url;
  };

  it('gives the object as the attachment that was asked for', async () => {
    const response = await fetch(await linkTo(new Date(Date.now() + 60_000)));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="datos.zip"');
    expect(received[0]?.path).toBe(
      '/download/storage/v1/b/bucket/o/users%2Fana%2Fexports%2Fx.zip?alt=media',
    );
  });

  it('leads nowhere once it has ended, nor when it was never given', async () => {
    const ended = await linkTo(new Date(Date.now() - 1));
    for (const url of [ended, `http://${HOST}:${gateway.port}/links/unknown`]) {
      expect((await fetch(url)).status).toBe(400);
    }
    expect(received).toEqual([]);
  });
});
