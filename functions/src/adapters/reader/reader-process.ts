/** Entry of the process that reads one file: see `protocol.ts` for what it says and hears. */
import { ReadFailure } from '../../domain/manuals/read-failure';
import { openDocument } from './open-document';
import type {
  ColourOrder,
  FindingOrder,
  PictureOrder,
  ReaderArguments,
  ReaderMessage,
  ReaderOrder,
  ReaderRequest,
  ReadingOrder,
} from './protocol';
import { webAssembly } from './pdf/pdfium/web-assembly';
import { compileLess } from './tiering';
import { startWatchdog } from './watchdog';

let wanted = 0;
let wake: () => void = () => undefined;

process.on('message', ({ pages }: ReaderRequest) => {
  wanted += pages;
  wake();
});
process.on('disconnect', () => process.exit());

const send = (message: ReaderMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

async function untilWanted(): Promise<void> {
  while (wanted === 0) await new Promise<void>((resolve) => (wake = resolve));
  wanted -= 1;
}

async function read(path: string, order: ReadingOrder): Promise<void> {
  const { pages, ...document } = await openDocument(path, order);
  compileLess();
  await send({ kind: 'opened', ...document });
  for await (const page of pages) {
    await untilWanted();
    await send({ kind: 'page', page });
  }
  await send({ kind: 'end' });
}

async function draw(path: string, { dpi, pages }: PictureOrder): Promise<void> {
  const { picturesOf } = await import('./pdf/draw-page');
  for (const page of await picturesOf(path, pages, dpi)) {
    await untilWanted();
    await send({ kind: 'picture', page });
  }
  await send({ kind: 'end' });
}

async function drawColours(path: string, { page, width }: ColourOrder): Promise<void> {
  const { pictureInColours } = await import('./pdf/draw-page');
  await send({ kind: 'colours', picture: await pictureInColours(path, page, width) });
}

async function find(path: string, order: FindingOrder): Promise<void> {
  const { foundIn } = await import('../finders/found-in');
  for await (const found of foundIn(path, order, watchdog)) await send({ kind: 'found', ...found });
  await send({ kind: 'end' });
}

const failureOf = (error: unknown): ReaderMessage => {
  if (error instanceof ReadFailure) return { kind: 'failure', code: error.code };
  // PDFium ends like this when it gets no more memory.
  if (error instanceof webAssembly.RuntimeError) return { kind: 'failure', code: 'TOO_COMPLEX' };
  return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
};

const [path, memoryBytes, json] = process.argv.slice(2) as ReaderArguments;
const order = JSON.parse(json) as ReaderOrder;
const watchdog = startWatchdog(Number(memoryBytes));
try {
  if ('dpi' in order) await draw(path, order);
  else if ('page' in order) await drawColours(path, order);
  else if ('finders' in order) await find(path, order);
  else await read(path, order);
} catch (error) {
  await send(failureOf(error));
}
process.disconnect?.();
