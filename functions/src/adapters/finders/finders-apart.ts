import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentPage } from '../../domain/document/document-page';
import type { Finder, Look, LookThrough } from '../../domain/findings/finder';
import type { PageOfParts } from '../../domain/findings/manual-part';
import { ReadFailure } from '../../domain/manuals/read-failure';
import { stackTraceOf } from '../../domain/faults/stack-trace';
import { expectKind, openReaderChannel, type ReaderLimits } from '../reader/reader-channel';

const MEGABYTE = 1024 * 1024;

type FinderLimits = ReaderLimits & {
  /** Of processor, for one finder, and for taking the document in. */
  processorMs: number;
  /** Of the document, as it is handed over. */
  documentBytes: number;
};

/** What a manual of a thousand pages takes, some ten times; patience is for a machine that others keep busy. */
export const FINDER_LIMITS: FinderLimits = {
  processorMs: 20_000,
  silenceMs: 5 * 60_000,
  totalMs: 15 * 60_000,
  memoryBytes: 450 * MEGABYTE,
  documentBytes: 64 * MEGABYTE,
};

class TooLong extends Error {}

type Failed = (stack: string) => void;

/**
 * Runs finders in processes of their own, as files are read (`entry` is the built `reader.js`): one that does not come to an
 * end, or swells its process, takes nothing else with it, and is given up. `onFailed` is told where one threw.
 */
export const findersApart = (
  entry: string,
  onFailed: Failed,
  limits = FINDER_LIMITS,
): LookThrough =>
  async function* lookThrough(pages, finders) {
    const folder = await mkdtemp(join(tmpdir(), 'guantera-findings-'));
    try {
      const path = join(folder, 'pages');
      await pipeline(linesOf(pages, limits.documentBytes), createWriteStream(path));
      yield* looks({ entry, path, limits, onFailed }, finders);
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      for (const finder of finders) yield { finder, givenUp: 'budget' };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

/** One page a line. Fails with TooLong. */
async function* linesOf(pages: AsyncIterable<DocumentPage>, most: number): AsyncGenerator<string> {
  let bytes = 0;
  for await (const page of pages) {
    const line = `${JSON.stringify(handedOver(page))}\n`;
    bytes += Buffer.byteLength(line);
    if (bytes > most) throw new TooLong();
    yield line;
  }
}

/** Where on the page things stand is of no use to finders, and most of a document. */
const handedOver = ({ place, reference, text, blocks }: DocumentPage): PageOfParts => ({
  ...{ place, reference, text },
  blocks: blocks.map((block) => ({
    ...block,
    units: block.units.map((unit) => ({ ...unit, boxes: [] })),
  })),
});

type Job = { entry: string; path: string; limits: FinderLimits; onFailed: Failed };

async function* looks(job: Job, finders: readonly Finder<unknown>[]): AsyncGenerator<Look> {
  const left = [...finders];
  while (left.length > 0) {
    const { entry, path, limits } = job;
    const order = { finders: left.map(({ name }) => name), processorMs: limits.processorMs };
    const channel = openReaderChannel(entry, path, limits, order);
    try {
      for (let finder = left[0]; finder; finder = left[0]) {
        const said = expectKind(await channel.receive(), 'found');
        left.shift();
        yield lookOf(job, finder, said);
      }
    } catch (error) {
      if (!(error instanceof ReadFailure) || error.code !== 'TOO_COMPLEX') throw error;
      // The one that took too much; the others get a process of their own.
      const finder = left.shift();
      if (finder) yield { finder, givenUp: 'budget' };
    } finally {
      channel.close();
    }
  }
}

type Said = { found: unknown[] | null; failedAt: string | null };

/** What comes from a process that an owner's file has been in is looked at before it is believed. */
function lookOf({ onFailed }: Job, finder: Finder<unknown>, { found, failedAt }: Said): Look {
  if (failedAt !== null) onFailed(failedAt);
  if (found === null) return { finder, givenUp: failedAt === null ? 'budget' : 'failed' };
  try {
    return { finder, found: finder.parse(found) };
  } catch (error) {
    onFailed(stackTraceOf(error));
    return { finder, givenUp: 'failed' };
  }
}
