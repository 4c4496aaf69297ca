import { randomBytes } from 'node:crypto';
import type { PagePictures } from '../reader/page-pictures';
import { withRetries } from '../google-retry';
import { kindOfFailure } from './failure';
import {
  fakeDocumentAi,
  type DocumentAiAnswer,
  type FakeDocumentAi,
} from '../../testing/fake-document-ai';
import { SERVICE_LIMITS } from '../../testing/fake-limits';
import { documentAiOcr } from './ocr';

const PROCESSOR = 'projects/p/locations/eu/processors/abc';
const TEN = Array.from({ length: 10 }, (_, index) => index + 1);

/** Noise, which nothing compresses: 14,000 bytes a page. The first ten of many are one dot wide. */
const pictures: PagePictures = async function* draw(_path, pages, dpi) {
  for (const number of pages) {
    const width = pages.length > 10 && number <= 10 ? 1 : 100;
    const gray = randomBytes(width * 140);
    yield { number, picture: { width, height: 140, dpi, gray } };
  }
};

const pagesOf = (content: Buffer): number =>
  content.toString('latin1').match(/\/Type\/Page\//g)?.length ?? 0;

function documentOf(count: number): DocumentAiAnswer {
  const pages = Array.from({ length: count }, (_, index) => {
    const layout = { textAnchor: { textSegments: [{ startIndex: 0, endIndex: 5 }] } };
    const parts = [{ layout }];
    return { pageNumber: index + 1, paragraphs: parts, lines: parts, tokens: parts };
  });
  return { document: { text: 'Freno', pages } };
}

/** The pages that were read, with how many each request asked for; a wait would be a repetition. */
async function read(service: FakeDocumentAi, numbers: readonly number[]) {
  const waits: number[] = [];
  const sleep = (milliseconds: number) => Promise.resolve(waits.push(milliseconds));
  const ocr = documentAiOcr({
    client: () => Promise.resolve(service.client),
    processor: PROCESSOR,
    pictures,
    onRefused: () => undefined,
    retry: (attempt) =>
      withRetries(attempt, {
        limits: { attemptMs: 10_000, overallMs: 60_000 },
        kindOf: kindOfFailure,
        clock: { now: () => 0, random: () => 0, sleep },
      }),
  });
  const unread: number[] = [];
  for await (const { number, text } of ocr.read('any', numbers)) {
    if (text !== 'Freno') unread.push(number);
  }
  const asked = service.requests.map(({ content }) => pagesOf(content));
  return { unread, waits, asked };
}

const refusing =
  (answer: DocumentAiAnswer, most: number) =>
  ({ content }: { content: Buffer }): DocumentAiAnswer =>
    pagesOf(content) > most ? answer : documentOf(pagesOf(content));

describe.each(['gRPC', 'REST'] as const)('what Document AI takes, over %s', (transport) => {
  let service: FakeDocumentAi;
  const serve = async (limits: Partial<typeof SERVICE_LIMITS> = {}): Promise<void> => {
    service = await fakeDocumentAi(transport, { ...SERVICE_LIMITS, ...limits });
    service.answerBy(({ content }) => documentOf(pagesOf(content)));
  };
  afterEach(() => service.close());

  it('requests that are too large are halved by their bytes, not repeated, and no page is lost', async () => {
    await serve({ bytes: 50_000 });
    expect(await read(service, TEN)).toEqual({
      unread: [],
      waits: [],
      asked: [10, 5, 2, 3, 5, 2, 3],
    });
  });

  it('requests that are too large are halved by their pages', async () => {
    await serve({ imagelessPages: 5 });
    expect(await read(service, TEN)).toEqual({ unread: [], waits: [], asked: [10, 5, 5] });
  });

  it('requests that are too large are halved where gRPC says it by the code of a spent quota', async () => {
    await serve();
    const message = 'Received message larger than max (5218782 vs. 4194304)';
    service.answerBy(refusing({ refused: 'RESOURCE_EXHAUSTED', message }, 5));
    expect(await read(service, TEN)).toEqual({ unread: [], waits: [], asked: [10, 5, 5] });
  });

  it('requests that are too large are halved still after a window whose pages were all refused', async () => {
    await serve({ bytes: 100_000 });
    service.answerBy(({ content }) =>
      content.includes('/Width 1/')
        ? { refused: 'INVALID_ARGUMENT' }
        : documentOf(pagesOf(content)),
    );
    const fifty = Array.from({ length: 50 }, (_, index) => index + 1);
    expect(await read(service, fifty)).toMatchObject({ unread: TEN, waits: [] });
  });

  it.each(['text', 'pages', 'pages.lines', 'pages.page_number'])(
    'a field mask of %s is taken',
    async (path) => {
      await serve();
      const request = { name: PROCESSOR, fieldMask: { paths: [path] } };
      await expect(service.client.processDocument(request)).resolves.toBeDefined();
    },
  );

  it.each(['pages.lines.layout', 'pages.rows', 'content.text', 'words'])(
    'a field mask of %s is refused',
    async (path) => {
      await serve();
      const request = { name: PROCESSOR, fieldMask: { paths: [path] } };
      await expect(service.client.processDocument(request)).rejects.toMatchObject({ code: 3 });
    },
  );
});
