import type { DocumentReader, ReadPage } from '../../domain/ports';
import { PAGES_AHEAD } from './protocol';
import {
  expectKind,
  openReaderChannel,
  type ReaderChannel,
  type ReaderLimits,
} from './reader-channel';

const MEGABYTE = 1024 * 1024;

export const READER_LIMITS: ReaderLimits = {
  silenceMs: 30_000,
  totalMs: 5 * 60_000,
  memoryBytes: 700 * MEGABYTE,
};

/**
 * Reads files in a process of their own: a file that hangs, crashes or swells its reader takes nothing else with it.
 * `entry` is the built `reader.js`. The process ends with the last page, or when the pages are no longer asked for.
 */
export const documentReader = (entry: string, limits = READER_LIMITS): DocumentReader => ({
  async open(path) {
    const channel = openReaderChannel(entry, path, limits);
    try {
      const opened = expectKind(await channel.receive(), 'opened');
      return { type: opened.type, pageCount: opened.pageCount, pages: pagesFrom(channel) };
    } catch (error) {
      channel.close();
      throw error;
    }
  },
});

async function* pagesFrom(channel: ReaderChannel): AsyncGenerator<ReadPage> {
  try {
    channel.request(PAGES_AHEAD);
    for (;;) {
      const message = await channel.receive();
      if (message.kind === 'end') return;
      yield expectKind(message, 'page').page;
      channel.request(1);
    }
  } finally {
    channel.close();
  }
}
