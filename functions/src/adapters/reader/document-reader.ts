import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { ReadDocument, ReadPage } from '../../domain/document/read-page';
import type { DocumentReader } from '../../domain/ports';
import { PAGES_AHEAD, type ReadingOrder } from './protocol';
import { readAhead } from './read-ahead';
import {
  expectKind,
  isOutOfMemory,
  openReaderChannel,
  type ReaderChannel,
  type ReaderLimits,
} from './reader-channel';
import { withHeadingDepths } from './whole-document';

const MEGABYTE = 1024 * 1024;

/** For all processes that read one file together. */
export const READER_LIMITS: ReaderLimits = {
  silenceMs: 30_000,
  totalMs: 5 * 60_000,
  memoryBytes: 380 * MEGABYTE,
};

/** A shorter PDF has too few pages to be read in two parts; a longer one would fill the memory of both processes. */
const SHORTEST_IN_PARTS = 100 * 1024;
const MAX_BYTES_IN_PARTS = 16 * MEGABYTE;
/** What waits of a second part until the first is used up. */
const MAX_HELD_CHARACTERS = 8_000_000;

/**
 * Reads files in processes of their own: a file that hangs, crashes or swells its reader takes nothing else with it.
 * `entry` is the built `reader.js`. The processes end with the last page, or when the pages are no longer asked for.
 * A PDF is read by two of them where there are two processors; alone, when that takes too much memory.
 */
export const documentReader = (
  entry: string,
  limits = READER_LIMITS,
  mostParts = Infinity,
): DocumentReader => ({
  async open(path) {
    const parts = Math.min(mostParts, await partsFor(path));
    const alone = (skip: number) => openInParts({ entry, path, limits }, 1, skip);
    if (parts === 1) return withHeadingDepths(await alone(0));
    try {
      const document = await openInParts({ entry, path, limits }, parts, 0);
      return withHeadingDepths({ ...document, pages: orAlone(document.pages, alone) });
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      return withHeadingDepths(await alone(0));
    }
  },
});

async function partsFor(path: string): Promise<number> {
  if (availableParallelism() < 2) return 1;
  const file = await open(path).catch(() => null);
  if (!file) return 1;
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0);
    const isPdf = buffer.toString('latin1') === '%PDF-';
    return isPdf && size >= SHORTEST_IN_PARTS && size <= MAX_BYTES_IN_PARTS ? 2 : 1;
  } finally {
    await file.close();
  }
}

type Job = { entry: string; path: string; limits: ReaderLimits };

async function openInParts({ entry, path, limits }: Job, parts: number, skip: number) {
  const share = { ...limits, memoryBytes: Math.floor(limits.memoryBytes / parts) };
  const start = (part: number): ReaderChannel => {
    const order: ReadingOrder = { part, parts, skip };
    return openReaderChannel(entry, path, share, order);
  };
  const first = start(0);
  const others = Array.from({ length: parts - 1 }, (_, index) => start(index + 1));
  const channels = [first, ...others];
  try {
    const { kind: _kind, ...opened } = expectKind(await first.receive(), 'opened');
    const pages = [
      pagesFrom(first),
      ...others.map((channel) => readAhead(openedPagesFrom(channel), MAX_HELD_CHARACTERS)),
    ];
    return { ...opened, pages: oneAfterTheOther(pages, channels) };
  } catch (error) {
    channels.forEach((channel) => channel.close());
    throw error;
  }
}

async function* oneAfterTheOther(
  parts: readonly AsyncIterable<ReadPage>[],
  channels: readonly ReaderChannel[],
): AsyncGenerator<ReadPage> {
  try {
    for (const part of parts) yield* part;
  } finally {
    channels.forEach((channel) => channel.close());
  }
}

async function* orAlone(
  pages: AsyncIterable<ReadPage>,
  alone: (skip: number) => Promise<ReadDocument>,
): AsyncGenerator<ReadPage> {
  let given = 0;
  try {
    for await (const page of pages) {
      yield page;
      given += 1;
    }
  } catch (error) {
    if (!isOutOfMemory(error)) throw error;
    yield* (await alone(given)).pages;
  }
}

async function* openedPagesFrom(channel: ReaderChannel): AsyncGenerator<ReadPage> {
  expectKind(await channel.receive(), 'opened');
  yield* pagesFrom(channel);
}

async function* pagesFrom(channel: ReaderChannel): AsyncGenerator<ReadPage> {
  channel.request(PAGES_AHEAD);
  for (;;) {
    const message = await channel.receive();
    if (message.kind === 'end') return;
    yield expectKind(message, 'page').page;
    channel.request(1);
  }
}
