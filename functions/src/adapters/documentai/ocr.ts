import type { DocumentProcessorServiceClient, protos } from '@google-cloud/documentai';
import type { Ocr, RecognisedPage } from '../../domain/ocr-ports';
import { inOrder } from '../in-order';
import type { PagePictures } from '../reader/page-pictures';
import type { Picture, PictureOfPage } from '../reader/protocol';
import { recognisedPage } from '../reader/recognised-text';
import { paragraphsOf } from './document-text';
import { DocumentAiFailure, failureOf, unusable } from './failure';
import { imagePdf } from './image-pdf';

/** A request holds at most 15 pages and 40 MB; a gray page of 200 dpi has 3.9 MB before it is compressed. */
const PAGES_PER_REQUEST = 10;
const DPI = 200;
const REQUESTS_AT_ONCE = 3;
/** None: the package would repeat a call within its time by rules of its own, unseen by ours. */
const OWN_RETRIES = { retryCodes: [] };

/** Only what is used: images of the pages and single letters would be most of the answer. */
const FIELDS = [
  'text',
  'pages.page_number',
  'pages.dimension',
  'pages.paragraphs.layout',
  'pages.lines.layout',
  'pages.tokens.layout',
];

export type DocumentAi = {
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
    for await (const pages of inOrder(windows, REQUESTS_AT_ONCE, (w) => readWindow(options, w))) {
      yield* pages;
    }
  },
});

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

type Recognised = ReturnType<typeof paragraphsOf>;

async function readWindow(
  options: DocumentAi,
  window: readonly PictureOfPage[],
): Promise<RecognisedPage[]> {
  const drawn = window.flatMap(({ number, picture }) => (picture ? [{ number, picture }] : []));
  const read: Recognised =
    drawn.length === 0
      ? new Map<number, never>()
      : await recognise(
          options,
          drawn.map(({ picture }) => picture),
        );
  const positions = new Map(drawn.map(({ number }, index) => [number, index + 1]));
  return window.map(({ number }) =>
    recognisedPage(number, read.get(positions.get(number) ?? 0) ?? []),
  );
}

async function recognise(
  { client, processor, retry, onRefused }: DocumentAi,
  pictures: readonly Picture[],
): Promise<Recognised> {
  const documents = await client();
  const request = {
    name: processor,
    rawDocument: { content: imagePdf(pictures), mimeType: 'application/pdf' },
    skipHumanReview: true,
    imagelessMode: true,
    fieldMask: { paths: FIELDS },
    processOptions: { ocrConfig: { hints: { languageHints: ['es'] } } },
  };
  try {
    return await retry((timeout) => ask(documents, request, timeout));
  } catch (error) {
    // The pages themselves are refused, whoever asks again.
    if (!(error instanceof DocumentAiFailure) || error.status !== 'INVALID_ARGUMENT') throw error;
    onRefused({ processor, pages: pictures.length });
    return new Map();
  }
}

type Client = Pick<DocumentProcessorServiceClient, 'processDocument'>;

async function ask(
  client: Client,
  request: protos.google.cloud.documentai.v1.IProcessRequest & { name: string },
  timeout: number,
): Promise<Recognised> {
  const [answer] = await client
    .processDocument(request, { timeout, retry: OWN_RETRIES })
    .catch((error: unknown) => {
      throw failureOf(error, request.name);
    });
  if (!answer.document?.pages?.length) throw unusable('no pages', request.name);
  return paragraphsOf(answer.document);
}
