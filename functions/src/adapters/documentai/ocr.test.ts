import { inflateSync } from 'node:zlib';
import {
  fakeDocumentAi,
  type DocumentAiAnswer,
  type FakeDocumentAi,
} from '../../testing/fake-document-ai';
import { loggedOf } from '../../testing/fake-vertex';
import { temporaryFiles } from '../../testing/temporary-file';
import type { PagePictures } from '../reader/page-pictures';
import { picturesOf } from '../reader/pdf/draw-page';
import { withRetries, type TimeLimits } from '../google-retry';
import { kindOfFailure } from './failure';
import { documentAiOcr } from './ocr';

const PROCESSOR = 'projects/p/locations/eu/processors/abc';
const SECRET = 'Texto privado del manual';
const files = temporaryFiles();
afterAll(() => files.remove());

/** The gray of each page of a PDF. */
async function shadesOf(content: Buffer): Promise<number[]> {
  const path = await files.write(content);
  const { length } = content.toString('latin1').match(/\/Type\/Page\//g) ?? [];
  const numbers = Array.from({ length }, (_, index) => index + 1);
  return [...(await picturesOf(path, numbers, 72))].map(({ picture }) => picture?.gray[0] ?? -1);
}

/** The same, by the first byte of each picture: for tests of many requests. */
const shadesAtOnce = (content: Buffer): number[] =>
  content
    .toString('latin1')
    .split('/Subtype/Image')
    .slice(1)
    .map((image) => inflateSync(Buffer.from(image.slice(image.indexOf('stream\n') + 7), 'latin1')))
    .map((gray) => gray[0] ?? -1);

/** A box that is a tenth of an inch high, on a page of 100 by 140. */
const box = (left: number, right: number, height = 0.01) => ({
  normalizedVertices: [
    { x: left, y: 0.1 },
    { x: right, y: 0.1 },
    { x: right, y: 0.1 + height },
    { x: left, y: 0.1 + height },
  ],
});
const anchor = (startIndex: number, endIndex: number) => ({
  textSegments: [{ ...(startIndex > 0 && { startIndex }), endIndex }],
});

/** "Página N" on each page, and nothing on the black ones. */
function documentOf(shades: readonly number[]) {
  let text = '';
  const pages = shades.map((shade, index) => {
    if (shade === 0) return { pageNumber: index + 1 };
    const start = text.length;
    text += `Página ${shade}\n`;
    const end = text.length;
    const layout = { textAnchor: anchor(start, end), boundingPoly: box(0.1, 0.3) };
    const tokens = [
      { layout: { textAnchor: anchor(start, start + 7), boundingPoly: box(0.1, 0.19) } },
      { layout: { textAnchor: anchor(start + 7, end), boundingPoly: box(0.2, 0.3) } },
    ];
    const dimension = { width: 100, height: 140 };
    return {
      pageNumber: index + 1,
      dimension,
      paragraphs: [{ layout }],
      lines: [{ layout }],
      tokens,
    };
  });
  return { text, pages };
}

/** A page of these lines, each a paragraph of one word, in letters of this height. */
function pageOf(lines: readonly (readonly [text: string, height: number])[]) {
  let text = '';
  const parts = lines.map(([line, height]) => {
    const start = text.length;
    text += `${line}\n`;
    return {
      layout: { textAnchor: anchor(start, text.length), boundingPoly: box(0.1, 0.8, height) },
    };
  });
  return { text, pages: [{ pageNumber: 1, paragraphs: parts, lines: parts, tokens: parts }] };
}

/** Each page in the gray of its number; page 0 is black, page 99 cannot be drawn. */
const pictures: PagePictures = async function* draw(_path, pages, dpi) {
  for (const number of pages) {
    const gray = new Uint8Array(100 * 140).fill(number);
    yield { number, picture: number === 99 ? null : { width: 100, height: 140, dpi, gray } };
  }
};

describe.each(['gRPC', 'REST'] as const)('OCR by Document AI, over %s', (transport) => {
  let service: FakeDocumentAi;
  const refusals: unknown[] = [];
  const limits: TimeLimits = { attemptMs: 10_000, overallMs: 20_000 };
  const patient = { now: () => 0, sleep: () => Promise.resolve(), random: () => 0 };

  const ocr = (tries: number, time = limits) => {
    let failures = 0;
    return documentAiOcr({
      client: () => Promise.resolve(service.client),
      processor: PROCESSOR,
      pictures,
      onRefused: (fields) => void refusals.push(fields),
      retry: (attempt) =>
        withRetries(attempt, {
          limits: time,
          kindOf: (error) => (++failures < tries ? kindOfFailure(error) : 'permanent'),
          clock: patient,
        }),
    });
  };
  async function read(numbers: number[], tries = 1, time = limits) {
    const pages: (readonly [number, string | null])[] = [];
    for await (const { number, text } of ocr(tries, time).read('any', numbers)) {
      pages.push([number, text]);
    }
    return pages;
  }
  const readShades = async ({ content }: { content: Buffer }): Promise<DocumentAiAnswer> => ({
    document: documentOf(await shadesOf(content)),
  });
  const failure = async (answer: DocumentAiAnswer, time = limits): Promise<string> => {
    service.answerBy(() => answer);
    return loggedOf(await read([5], 1, time).catch((error: unknown) => error));
  };

  // One for each test: what a test gave up may still be on its way when the next one counts its requests.
  beforeEach(async () => {
    service = await fakeDocumentAi(transport);
    refusals.length = 0;
    service.answerBy(readShades);
  });
  afterEach(() => service.close());

  it('sends the pages that are asked for and nothing else, and reads their text', async () => {
    expect(await read([4, 17])).toEqual([
      [4, 'Página 4'],
      [17, 'Página 17'],
    ]);
    expect(service.requests).toMatchObject([
      {
        name: PROCESSOR,
        mimeType: 'application/pdf',
        body: {
          imagelessMode: true,
          fieldMask: { paths: expect.arrayContaining(['text', 'pages.tokens']) as unknown },
          processOptions: { ocrConfig: { hints: { languageHints: ['es'] } } },
        },
      },
    ]);
    expect(await shadesOf(service.requests[0]?.content ?? Buffer.from(''))).toEqual([4, 17]);
  });

  it('asks in windows, and gives their pages in order', async () => {
    const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
    expect(await read(numbers)).toEqual(numbers.map((number) => [number, `Página ${number}`]));
    const windows = await Promise.all(service.requests.map(({ content }) => shadesOf(content)));
    expect(windows.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([5, 10, 10]);
  });

  it('says of pages without text, and of those that cannot be drawn, that there is none', async () => {
    expect(await read([1, 0, 99, 2])).toEqual([
      [1, 'Página 1'],
      [0, null],
      [99, null],
      [2, 'Página 2'],
    ]);
  });

  it('finds the headings by the height of their letters', async () => {
    const body = Array.from({ length: 6 }, (_, at) => `Frase ${at} ${'del manual '.repeat(5)}`);
    service.answerBy(() => ({
      document: pageOf([['Frenos', 0.02], ...body.map((line) => [line, 0.01] as const)]),
    }));
    const pages: unknown[] = [];
    for await (const { headings } of ocr(1).read('any', [1])) pages.push(headings);
    expect(pages).toEqual([[{ offset: 0, depth: 1, title: 'Frenos' }]]);
  });

  it.each([
    ['there were too many requests', { refused: 'RESOURCE_EXHAUSTED' }],
    ['the service is ill', { refused: 'INTERNAL' }],
    ['the service is away', { refused: 'UNAVAILABLE' }],
    ['it took the service too long', { refused: 'DEADLINE_EXCEEDED' }],
    ['the connection broke', 'hang up'],
    ['the answer had no document', { document: null }],
  ] as const)('asks again when %s', async (_, given) => {
    service.answerBy((request) => (service.requests.length === 1 ? given : readShades(request)));
    expect(await read([5], 2)).toEqual([[5, 'Página 5']]);
    expect(service.requests).toHaveLength(2);
  });

  it.each(['PERMISSION_DENIED', 'NOT_FOUND'] as const)('asks once at %s', async (refused) => {
    service.answerBy(() => ({ refused }));
    await expect(read([5], 3)).rejects.toThrow();
    expect(service.requests).toHaveLength(1);
  });

  it('says that pages cannot be read which the service refuses, and reports it', async () => {
    service.answerBy(() => ({ refused: 'INVALID_ARGUMENT' }));
    expect(await read([5, 6])).toEqual([
      [5, null],
      [6, null],
    ]);
    expect(refusals).toEqual([{ processor: PROCESSOR, pages: 2 }]);
  });

  const refusing =
    (isBad: (shade: number) => boolean) =>
    ({ content }: { content: Buffer }): DocumentAiAnswer => {
      const shades = shadesAtOnce(content);
      return shades.some(isBad)
        ? { refused: 'INVALID_ARGUMENT' }
        : { document: documentOf(shades) };
    };

  it.each([
    ['one', [7], 9],
    ['two side by side', [5, 6], 13],
    ['two far apart', [1, 10], 15],
  ])('loses only the pages that the service refuses: %s of ten', async (_, bad, requests) => {
    service.answerBy(refusing((shade) => bad.includes(shade)));
    const numbers = Array.from({ length: 10 }, (_page, index) => index + 1);
    const text = (number: number) => (bad.includes(number) ? null : `Página ${number}`);
    expect(await read(numbers)).toEqual(numbers.map((number) => [number, text(number)]));
    expect(refusals).toEqual([{ processor: PROCESSOR, pages: bad.length }]);
    expect(service.requests.length).toBeLessThanOrEqual(requests);
  });

  it('does not look for single pages of every window where the processor refuses all', async () => {
    service.answerBy(() => ({ refused: 'INVALID_ARGUMENT' }));
    const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
    expect(await read(numbers)).toEqual(numbers.map((number) => [number, null]));
    // Three windows are under way at once, of up to 19 requests each; the others cost one.
    expect(service.requests.length).toBeLessThanOrEqual(60);
    expect(refusals).toHaveLength(6);
  });

  it.each([
    [{ refused: 'RESOURCE_EXHAUSTED' }, `REFUSED: RESOURCE_EXHAUSTED for processor ${PROCESSOR}`],
    [{ refused: 'PERMISSION_DENIED' }, `REFUSED: PERMISSION_DENIED for processor ${PROCESSOR}`],
    [{ refused: 'NOT_FOUND' }, `PROCESSOR_NOT_SERVED: NOT_FOUND for processor ${PROCESSOR}`],
    [{ document: null }, `UNUSABLE_ANSWER: no pages, processor ${PROCESSOR}`],
  ] as const)('fails, to be tried again by the queue, at %j, and says so', async (answer, log) => {
    expect(await failure(answer)).toContain(log);
  });

  it('does not wait for a service that says nothing', async () => {
    const log = await failure('silence', { attemptMs: 300, overallMs: 600 });
    expect(log).toMatch(/DEADLINE_EXCEEDED|no answer within/);
  });
});

describe('answers that no Document AI gives', () => {
  it.each([
    ['a page of a proxy', { status: 502, text: `<html>${SECRET}</html>` }, 'NO_ANSWER'],
    ['no JSON', { status: 200, text: SECRET }, 'NO_ANSWER'],
    [
      'JSON that breaks off',
      { status: 200, text: `{"document": {"text": "${SECRET}` },
      'NO_ANSWER',
    ],
    ['other JSON', { status: 200, text: JSON.stringify({ document: SECRET }) }, 'UNUSABLE_ANSWER'],
  ])('are told by nothing of what they hold: %s', async (_, answer, code) => {
    const service = await fakeDocumentAi('REST');
    service.answerBy(() => answer);
    const ocr = documentAiOcr({
      client: () => Promise.resolve(service.client),
      processor: PROCESSOR,
      pictures,
      onRefused: () => undefined,
      retry: (attempt) => attempt(10_000),
    });
    const reading = ocr.read('any', [5])[Symbol.asyncIterator]().next();
    const error: unknown = await reading.catch((thrown: unknown) => thrown);
    await service.close();
    expect(error).toMatchObject({ code });
    expect(kindOfFailure(error)).not.toBe('permanent');
    expect(loggedOf(error)).not.toContain('privado');
  });
});
