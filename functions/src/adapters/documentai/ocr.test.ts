import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOfStream } from 'node:stream/consumers';
import { DocumentProcessorServiceClient } from '@google-cloud/documentai';
import { GoogleAuth, PassThroughClient } from 'google-auth-library';
import { temporaryFiles } from '../../testing/temporary-file';
import type { PagePictures } from '../reader/page-pictures';
import { picturesOf } from '../reader/pdf/draw-page';
import { withRetries } from '../google-retry';
import { kindOfFailure } from './failure';
import { documentAiOcr } from './ocr';

const PROCESSOR = 'projects/p/locations/eu/processors/abc';
type Body = { rawDocument: { content: string; mimeType: string }; imagelessMode: boolean };

let server: Server;
let client: DocumentProcessorServiceClient;
/** What the service does with a request; by default it reads the shade of each page. */
let answer: (body: Body, pages: number[]) => { status: number; body: unknown };
let requests: { url: string; body: Body; shades: number[] }[];
const files = temporaryFiles();

/** The gray of each page that was sent. */
async function shadesOf(content: string): Promise<number[]> {
  const path = await files.write(Buffer.from(content, 'base64'));
  const count = (
    Buffer.from(content, 'base64')
      .toString('latin1')
      .match(/\/Type\/Page\//g) ?? []
  ).length;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return [...(await picturesOf(path, numbers, 72))].map(({ picture }) => picture?.gray[0] ?? -1);
}

const box = (left: number, right: number, top: number) => ({
  normalizedVertices: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: top + 0.01 },
    { x: left, y: top + 0.01 },
  ],
});
/** As REST writes it: int64 as text, and no startIndex for 0. */
const anchor = (start: number, end: number) => ({
  textSegments: [{ ...(start > 0 && { startIndex: String(start) }), endIndex: String(end) }],
});

function documentOf(shades: readonly number[]) {
  let text = '';
  const pages = shades.map((shade, index) => {
    if (shade === 0) return { pageNumber: index + 1 };
    const start = text.length;
    text += `Página ${shade}\n`;
    const end = text.length;
    const layout = { textAnchor: anchor(start, end), boundingPoly: box(0.1, 0.3, 0.1) };
    const tokens = [
      { layout: { textAnchor: anchor(start, start + 7), boundingPoly: box(0.1, 0.19, 0.1) } },
      { layout: { textAnchor: anchor(start + 7, end), boundingPoly: box(0.2, 0.3, 0.1) } },
    ];
    return { pageNumber: index + 1, paragraphs: [{ layout }], lines: [{ layout }], tokens };
  });
  return { text, pages };
}

const ok = (body: unknown) => ({ status: 200, body });
const failure = (code: number, status: string) => ({
  status: code,
  body: { error: { code, status, message: status } },
});

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(await textOfStream(request)) as Body;
      const shades = await shadesOf(body.rawDocument.content);
      requests.push({ url: request.url ?? '', body, shades });
      const { status, body: sent } = answer(body, shades);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof sent === 'string' ? sent : JSON.stringify(sent));
    })();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  client = new DocumentProcessorServiceClient({
    apiEndpoint: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    protocol: 'http',
    fallback: true,
    // Who asks is none of this test's business: requests go out as they are.
    auth: Object.assign(new GoogleAuth({ authClient: new PassThroughClient() }), {
      fetch,
    }) as never,
  });
});
beforeEach(() => {
  requests = [];
  answer = (_body, shades) => ok({ document: documentOf(shades) });
});
afterAll(async () => {
  await client.close();
  await new Promise((resolve) => server.close(resolve));
  await files.remove();
});

/** Each page in the gray of its number; page 0 is black, page 99 cannot be drawn. */
const pictures: PagePictures = async function* draw(_path, pages, dpi) {
  for (const number of pages) {
    const gray = new Uint8Array(100 * 140).fill(number);
    yield { number, picture: number === 99 ? null : { width: 100, height: 140, dpi, gray } };
  }
};

async function read(numbers: number[], attempts = 1) {
  let failures = 0;
  const retry = <Result>(attempt: (timeoutMs: number) => Promise<Result>): Promise<Result> =>
    withRetries(attempt, {
      limits: { attemptMs: 10_000, overallMs: 20_000 },
      kindOf: (error) => (++failures < attempts ? kindOfFailure(error) : 'permanent'),
      clock: { now: () => 0, sleep: () => Promise.resolve(), random: () => 0 },
    });
  const ocr = documentAiOcr({
    client: () => Promise.resolve(client),
    processor: PROCESSOR,
    pictures,
    retry,
  });
  const pages: (readonly [number, string | null])[] = [];
  for await (const { number, text } of ocr.read('any', numbers)) pages.push([number, text]);
  return pages;
}

describe('OCR by Document AI', () => {
  it('sends the pages that are asked for and nothing else, and reads their text', async () => {
    expect(await read([4, 17])).toEqual([
      [4, 'Página 4'],
      [17, 'Página 17'],
    ]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toContain(`/v1/${PROCESSOR}:process`);
    expect(requests[0]).toMatchObject({
      shades: [4, 17],
      body: { rawDocument: { mimeType: 'application/pdf' }, imagelessMode: true },
    });
  });

  it('asks in windows, and gives their pages in order', async () => {
    const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
    expect(await read(numbers)).toEqual(numbers.map((number) => [number, `Página ${number}`]));
    expect(requests.map(({ shades }) => shades.length).toSorted((a, b) => a - b)).toEqual([
      5, 10, 10,
    ]);
  });

  it('says of pages without text, and of those that cannot be drawn, that there is none', async () => {
    expect(await read([1, 0, 99, 2])).toEqual([
      [1, 'Página 1'],
      [0, null],
      [99, null],
      [2, 'Página 2'],
    ]);
  });

  it.each([
    ['there were too many requests', failure(429, 'RESOURCE_EXHAUSTED')],
    ['the service is ill', failure(500, 'INTERNAL')],
    ['the service is away', failure(503, 'UNAVAILABLE')],
  ])('asks again when %s', async (_, given) => {
    answer = (_body, shades) =>
      requests.length === 1 ? given : ok({ document: documentOf(shades) });
    expect(await read([5], 2)).toEqual([[5, 'Página 5']]);
    expect(requests).toHaveLength(2);
  });

  it('asks once where it has no right to ask', async () => {
    answer = () => failure(403, 'PERMISSION_DENIED');
    await expect(read([5], 3)).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });

  it('says that pages cannot be read which the service refuses', async () => {
    answer = () => failure(400, 'INVALID_ARGUMENT');
    expect(await read([5, 6])).toEqual([
      [5, null],
      [6, null],
    ]);
  });

  it.each([
    ['too many requests', failure(429, 'RESOURCE_EXHAUSTED')],
    ['no right to ask', failure(403, 'PERMISSION_DENIED')],
    ['an answer that is no JSON', { status: 200, body: '<html>proxy</html>' }],
    ['an answer without a document', ok({})],
  ])('fails, to be tried again by the queue, at %s', async (_, given) => {
    answer = () => given;
    await expect(read([5])).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });
});
