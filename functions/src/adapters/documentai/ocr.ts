import type { DocumentProcessorServiceClient, protos } from '@google-cloud/documentai';
import type { Ocr, RecognisedPage } from '../../domain/ports/ocr';
import { inOrder } from '../in-order';
import type { PagePictures } from '../reader/page-pictures';
import type { Picture, PictureOfPage } from '../reader/protocol';
import { recognisedPage, type RecognisedParagraph } from '../reader/recognised-text';
import { paragraphsOf } from './document-text';
import { exceptRefused } from './except-refused';
import { DocumentAiFailure, failureOf, unusable } from './failure';
import { imagePdf } from './image-pdf';

/**
 * A request holds at most 15 pages (30 without images) and 40 MB: ten gray A4 pages of 200 dpi, even if nothing could be
 * compressed. Larger paper may exceed it; what the service finds too large is halved.
 */
const PAGES_PER_REQUEST = 10;
const DPI = 200;
const REQUESTS_AT_ONCE = 3;
/** None: the package would repeat a call within its time by rules of its own, unseen by ours. */
const OWN_RETRIES = { retryCodes: [] };

/**
 * Only what is used: images of the pages and single letters would be most of the answer. Fields of the document or of its
 * pages and no deeper, see `field_mask` in document_processor_service.proto.
 */
const FIELDS = [
  'text',
  'pages.page_number',
  'pages.dimension',
  'pages.transforms',
  'pages.paragraphs',
  'pages.lines',
  'pages.tokens',
];

type DocumentAi = {
  client: () => Promise<Client>;
  /** projects/{project}/locations/{location}/processors/{id} */
  processor: string;
  pictures: PagePictures;
  /** Told when Google refuses pages: either they are broken, or the processor is of a kind that reads otherwise. */
  onRefused: (fields: { processor: string; pages: number }) => void;
  /** Hands each try the milliseconds that it has. */
  retry: <Result>(attempt: (timeoutMs: number) => Promise<Result>) => Promise<Result>;
};

/** A client for the region of the processor: its data stay there. */
export async function documentAiClient(processor: string): Promise<DocumentProcessorServiceClient> {
  const location = /\/locations\/([a-z0-9-]+)\//.exec(processor)?.[1];
  if (location === undefined) throw new Error(`not the name of a processor: ${processor}`);
  const { DocumentProcessorServiceClient: Client } = await import('@google-cloud/documentai');
  return new Client({ apiEndpoint: `${location}-documentai.googleapis.com` });
}

/**
 * OCR by Google Document AI. The pages are drawn here and sent as small PDF files of pictures: neither the size nor the
 * protection of the original meets a limit, and no page is sent that has text.
 */
export const documentAiOcr = (options: DocumentAi): Ocr => ({
  engine: engineOf(options.processor),
  async *read(path, numbers) {
    const windows = windowsOf(options.pictures(path, numbers, DPI));
    const trust: Trust = { mayHalve: true };
    const read = (window: PictureOfPage[]) => readWindow(options, window, trust);
    for await (const pages of inOrder(windows, REQUESTS_AT_ONCE, read)) yield* pages;
  },
});

/** Where a whole window is refused page by page, the processor is to blame, and halves are asked for no longer. */
type Trust = { mayHalve: boolean };

/** Processors read differently, and so do the versions of one. */
const engineOf = (processor: string): string =>
  ['documentai', ...processor.split('/').filter((_, index) => index % 2 === 1)].join('-');

async function* windowsOf(pages: AsyncIterable<PictureOfPage>): AsyncGenerator<PictureOfPage[]> {
  let window: PictureOfPage[] = [];
  for await (const page of pages) {
    window.push(page);
    if (window.length < PAGES_PER_REQUEST) continue;
    yield window;
    window = [];
  }
  if (window.length > 0) yield window;
}

type Drawn = { number: number; picture: Picture };

async function readWindow(
  options: DocumentAi,
  window: readonly PictureOfPage[],
  trust: Trust,
): Promise<RecognisedPage[]> {
  const drawn = window.flatMap(({ number, picture }) => (picture ? [{ number, picture }] : []));
  const read = await exceptRefused(drawn, {
    ask: (pages) => recognise(options, pages),
    isRefused,
    mayHalve: (error) => isTooLarge(error) || trust.mayHalve,
  });
  const refused = drawn.length - read.size;
  if (refused > 0) options.onRefused({ processor: options.processor, pages: refused });
  if (refused > 1 && read.size === 0) trust.mayHalve = false;
  const found = new Map([...read].map(([{ number }, paragraphs]) => [number, paragraphs]));
  return window.map(({ number }) => recognisedPage(number, found.get(number) ?? []));
}

/** The pages themselves are refused, whoever asks again. */
const isRefused = (error: unknown): boolean =>
  isTooLarge(error) || (error instanceof DocumentAiFailure && error.status === 'INVALID_ARGUMENT');

const isTooLarge = (error: unknown): boolean =>
  error instanceof DocumentAiFailure && error.code === 'TOO_LARGE';

async function recognise(
  { client, processor, retry }: DocumentAi,
  pages: readonly Drawn[],
): Promise<Map<Drawn, RecognisedParagraph[]>> {
  const documents = await client();
  const content = imagePdf(pages.map(({ picture }) => picture));
  const request = {
    name: processor,
    rawDocument: { content, mimeType: 'application/pdf' },
    skipHumanReview: true,
    imagelessMode: true,
    fieldMask: { paths: FIELDS },
    processOptions: { ocrConfig: { hints: { languageHints: ['es'] } } },
  };
  const read = await retry((timeout) => ask(documents, request, timeout));
  return new Map(pages.map((page, index) => [page, read.get(index + 1) ?? []]));
}

type Client = Pick<DocumentProcessorServiceClient, 'processDocument'>;

async function ask(
  client: Client,
  request: protos.google.cloud.documentai.v1.IProcessRequest & { name: string },
  timeout: number,
): Promise<ReturnType<typeof paragraphsOf>> {
  const [answer] = await client
    .processDocument(request, { timeout, retry: OWN_RETRIES })
    .catch((error: unknown) => {
      throw failureOf(error, request.name);
    });
  if (!answer.document?.pages?.length) throw unusable('no pages', request.name);
  return paragraphsOf(answer.document);
}
