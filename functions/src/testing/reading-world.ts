import type { Starter } from '@contract';
import type { Ocr, RecognisedPage, RecognisedPages } from '../domain/ports/ocr';
import type { ReadPage } from '../domain/document/read-page';
import type { Embedder, RevisionKey } from '../domain/ports';
import type { EmbeddedChunk, ManualRecord } from '../domain/ports/records';
import { readManual } from '../usecases/read-manual';
import type { ReadingPorts } from '../usecases/reading-run';
import { aVehicle } from './builders';
import { fakeManuals } from './fake-manuals';

/** The reader's version in this world. */
export const VERSION = 3;
/** What the clock says. */
export const NOW = new Date('2026-11-21T09:00:00Z');
export const page = (number: number, text: string, change: Partial<ReadPage> = {}): ReadPage => ({
  number,
  reference: `p. ${number}`,
  text,
  headings: [],
  ...change,
});
export const PAGES = [page(1, 'Cambie el aceite.'), page(2, 'Infle los neumáticos a 2,2 bar.')];
/** Each gives one passage. */
export const manyPages = (count: number) =>
  Array.from({ length: count }, (_, index) => page(index + 1, `Texto número ${index}.`));

type Options = {
  manual?: Partial<ManualRecord> | null;
  pages?: ReadPage[];
  size?: number | null;
  /** Runs before each embedding: what happens elsewhere meanwhile. */
  onEmbed?: (world: World) => void;
  onPage?: (world: World) => void;
  /** Runs before chunks are written, which waits for it. */
  onSave?: (world: World) => Promise<void>;
  openFails?: Error;
  ocr?: Ocr;
  mostOcrPages?: number;
  takeOcrPages?: ReadingPorts['takeOcrPages'];
  sha256?: string;
  isSpendingStopped?: boolean;
  starters?: Starter[];
  /** Whether only the bare text of the file can be read, at each time. */
  isTextOnly?: (world: World) => boolean;
};
type World = ReturnType<typeof readingWorld>;

const nameOf = ({ manualId, revision }: RevisionKey): string => `${manualId}-${revision}`;

/** Everything that reading touches, in memory: manual 1 of `ana`, waiting to be read. */
export function readingWorld({
  manual = {},
  pages = PAGES,
  size = 10,
  onEmbed,
  onPage,
  onSave,
  openFails,
  ocr,
  mostOcrPages = 1000,
  takeOcrPages = (_uid, pages) => Promise.resolve(pages),
  sha256 = 'abc',
  isSpendingStopped = false,
  starters = [],
  isTextOnly = () => false,
}: Options = {}) {
  const manuals = fakeManuals('ana', manual && { status: 'processing', fileSize: 10, ...manual });
  const stored = new Map<string, EmbeddedChunk>();
  const indexes = new Set<string>();
  const documents = new Set<string>();
  const recognised = new Map<string, RecognisedPage[]>();
  const embedded: string[] = [];
  const copies = { open: 0 };
  const embedder: Embedder = {
    model: 'test-1',
    dimensions: 2,
    embed: async (texts) => {
      onEmbed?.(world);
      embedded.push(...texts);
      return texts.map(() => [1, 0]);
    },
  };
  async function* pagesOf() {
    for (const each of pages) {
      onPage?.(world);
      yield each;
    }
  }
  const ports: ReadingPorts = {
    manuals,
    files: {
      describe: async () => (size === null ? null : { size, generation: '1', contentType: null }),
    },
    copies: {
      use: async (_uid, _id, work) => {
        copies.open += 1;
        try {
          return await work({ path: '/tmp/original', sha256 });
        } finally {
          copies.open -= 1;
        }
      },
    },
    reader: {
      open: async () => {
        if (openFails) throw openFails;
        const opened = { type: 'application/pdf', pageCount: pages.length } as const;
        return { ...opened, ...(isTextOnly(world) && { isTextOnly: true }), pages: pagesOf() };
      },
    },
    ocr,
    mostOcrPages,
    takeOcrPages,
    recognised: memoryRecognised(recognised),
    embedder,
    chunks: {
      save: async (_uid, chunks) => {
        await onSave?.(world);
        chunks.forEach((chunk) => stored.set(chunk.id, chunk));
      },
      vectorsOf: async (_uid, key, model) =>
        new Map(
          [...stored.values()]
            .filter((chunk) => nameOf(chunk) === nameOf(key) && chunk.embeddingModel === model)
            .map((chunk) => [chunk.contentHash, chunk.embedding]),
        ),
      sizesOf: async (_uid, key) =>
        [...stored.values()]
          .filter((chunk) => nameOf(chunk) === nameOf(key))
          .map(({ pageNumber, content }) => ({ pageNumber, characters: content.length })),
    },
    indexes: {
      save: async (_uid, key) => void indexes.add(nameOf(key)),
    },
    documents: {
      save: async (_uid, key) => void documents.add(nameOf(key)),
    },
    revisions: {
      deleteRevision: async (_uid, key) => {
        for (const [id, chunk] of stored) if (nameOf(chunk) === nameOf(key)) stored.delete(id);
        indexes.delete(nameOf(key));
        documents.delete(nameOf(key));
      },
    },
    findStarters: async () => starters,
    vehicles: { get: async () => aVehicle() },
    readerVersion: VERSION,
    isSpendingStopped: () => Promise.resolve(isSpendingStopped),
    now: () => NOW,
  };
  const world = {
    manuals,
    stored,
    indexes,
    documents,
    recognised,
    embedded,
    copies,
    revisions: () => [...new Set([...stored.values()].map(nameOf))],
    run: (holder = 'me', isLastAttempt = false) =>
      readManual(ports)({ uid: 'ana', manualId: 1, holder, isLastAttempt }),
  };
  return world;
}

/** Recognised pages by `{sha256}/{engine}` of a world's only manual. */
const memoryRecognised = (kept: Map<string, RecognisedPage[]>): RecognisedPages => ({
  save: async (_uid, _id, { sha256, engine }, page) => {
    const place = `${sha256}/${engine}`;
    kept.set(place, [...(kept.get(place) ?? []), page]);
  },
  load: async (_uid, _id, { sha256, engine }) => kept.get(`${sha256}/${engine}`) ?? [],
  settle: async (_uid, _id, { sha256, engine }, failed) => {
    const place = `${sha256}/${engine}`;
    const own = kept.get(place)?.filter(({ number }) => !failed.includes(number));
    kept.clear();
    if (own) kept.set(place, own);
  },
  deleteOf: async () => kept.clear(),
});
