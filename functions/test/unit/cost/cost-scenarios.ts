import { randomUUID } from 'node:crypto';
import type { SearchResponse } from '@contract';
import { extractiveModel } from '../../../src/adapters/local/extractive-model';
import { MODEL_RETRIEVAL } from '../../../src/domain/answering/retrieval';
import { createIndexCache } from '../../../src/domain/search/index-cache';
import type { ReadPage } from '../../../src/domain/document/read-page';
import { changeOfRereading } from '../../../src/domain/manuals/rereading';
import { unlimited } from '../../../src/domain/quotas/processor-budget';
import { page } from '../../../src/testing/reading-world';
import { attachReceipt } from '../../../src/usecases/attach-receipt';
import { answerFromManuals } from '../../../src/usecases/answer-from-manuals';
import { answerQuestion } from '../../../src/usecases/answer-question';
import { drawPage } from '../../../src/usecases/draw-page';
import { removeManual } from '../../../src/usecases/remove-manual';
import { findStarters } from '../../../src/usecases/find-starters';
import { findExcerpts } from '../../../src/usecases/find-excerpts';
import { nearestPassages } from '../../../src/usecases/nearest-passages';
import { readManual } from '../../../src/usecases/read-manual';
import { withIndexes } from '../../../src/usecases/with-indexes';
import { withinQuota } from '../../../src/usecases/within-quota';
import { unexpected, type CostWorld } from './cost-world';

/** Twenty pages a second: progress is written at most once in that time. */
const PAGE_MS = 50;
const CACHE_BYTES = 100_000_000;

const parts = ['tornillo', 'fusible', 'filtro', 'faro', 'manguito', 'soporte', 'sensor', 'tapón'];
/** A page of two or three passages, none of which is like another. */
const textPage = (number: number): ReadPage =>
  page(
    number,
    Array.from({ length: 24 }, (_, line) => {
      const part = parts[(number + line) % parts.length] ?? '';
      return `El ${part} GX-${number * 100 + line} del conjunto ${number} lleva ${20 + line} Nm de par de apriete.`;
    }).join(' '),
  );
export const textPages = (count: number, first = 1): ReadPage[] =>
  Array.from({ length: count }, (_, at) => textPage(first + at));
export const scannedPages = (count: number): ReadPage[] =>
  Array.from({ length: count }, (_, at) => page(at + 1, '', { unreadable: 'image' }));

/** An owner with one vehicle. */
export type Owner = { world: CostWorld; uid: string; vehicleId: number };

export async function newOwner(world: CostWorld): Promise<Owner> {
  const uid = randomUUID();
  const { users, vehicles } = world.ports;
  const person = { email: 'ana@guantera.test', displayName: 'Ana', authMethod: 'password' };
  await users.signIn({ id: uid, ...person });
  const unknown = {
    ...{
      engine: null,
      tyreSize: null,
      country: null,
      firstRegistration: null,
      assistancePhone: null,
    },
  };
  const optional = { trim: null, vin: null, nickname: null, isDefault: true, ...unknown };
  const car = { make: 'SEAT', model: 'León', year: 2021, ...optional };
  const vehicleId = (await vehicles.create(uid, car)).id;
  return { world, uid, vehicleId };
}

/** An instance of the API, with caches of its own, asked by this owner. */
export function newInstance({ world, uid, vehicleId }: Owner) {
  const { ports } = world;
  const find = findExcerpts({
    ...ports,
    nearest: nearestPassages({
      ...ports,
      noteOtherModel: ({ model }) => unexpected('another model', model),
    }),
    retrieval: MODEL_RETRIEVAL,
    withIndexes: withIndexes({ ...ports, cache: createIndexCache(CACHE_BYTES) }),
  });
  const answerFrom = answerFromManuals({ ...ports, find, budget: () => unlimited });
  const answer = answerQuestion({ ...ports, answerFrom });
  const within = withinQuota(ports);
  return async (query: string): Promise<SearchResponse> =>
    (await within.question(uid, () => answer(uid, { query, vehicleId }))).response;
}

/** A manual whose file is here and waits to be read. */
export async function addManual({ world, uid, vehicleId }: Owner): Promise<number> {
  const originalFilename = 'manual.pdf';
  const { manual } = await world.ports.manuals.create(uid, { vehicleId, originalFilename });
  await waitToBeRead({ world, uid }, manual.id);
  return manual.id;
}

export const waitToBeRead = ({ world, uid }: Pick<Owner, 'world' | 'uid'>, id: number) =>
  world.ports.manuals.update(uid, id, () => ({
    status: 'processing',
    fileSize: 1000,
    generation: '1',
  }));

/** An older reader read it, and the schedule has found it. */
export async function age({ world, uid }: Owner, id: number): Promise<void> {
  const { manuals, readerVersion, now } = world.ports;
  await manuals.update(uid, id, (manual) => {
    const old = { ...manual, readerVersion: readerVersion - 1 };
    return { ...old, ...changeOfRereading(old, readerVersion, now()) };
  });
}

/** A worker reads a manual of these pages. */
export async function read({ world, uid }: Owner, id: number, pages: ReadPage[]): Promise<void> {
  const { ports, clock } = world;
  async function* paced() {
    for (const each of pages) {
      clock.now += PAGE_MS;
      yield await Promise.resolve(each);
    }
  }
  const opened = { type: 'application/pdf' as const, pageCount: pages.length };
  const outcome = await readManual({
    ...ports,
    mostOcrPages: 1000,
    takeOcrPages: (_uid: string, pages: number) => Promise.resolve(pages),
    findStarters: findStarters({
      model: extractiveModel,
      budget: () => unlimited,
      warn: unexpected,
    }),
    copies: { use: (_uid, _id, work) => work({ path: '/tmp/original', sha256: 'abc' }) },
    reader: { open: () => Promise.resolve({ ...opened, pages: paced() }) },
  })({ uid, manualId: id, holder: `worker-${clock.now}`, isLastAttempt: true });
  if (outcome !== 'read') throw new Error(outcome);
}

/** An owner whose manuals of these pages can be asked. */
export async function newReader(world: CostWorld, ...manuals: ReadPage[][]): Promise<Owner> {
  const owner = await newOwner(world);
  for (const pages of manuals) await read(owner, await addManual(owner), pages);
  return owner;
}

/** An instance of the function that draws, asked for pages by this owner. */
export function newDrawer({ world, uid }: Owner) {
  const { ports } = world;
  const draw = drawPage({
    ...ports,
    draw: () => Promise.resolve(new Uint8Array(1)),
    within: withinQuota(ports),
  });
  return async (id: number, page: number): Promise<Uint8Array> =>
    (await draw(uid, { id, page, width: 900 })).content();
}

/** Receipts as the function that works on pictures takes them. */
export const newReceipts = ({ ports }: CostWorld) =>
  attachReceipt({
    ...ports,
    prepare: (content) => Promise.resolve({ content, contentType: 'application/pdf' }),
    within: withinQuota(ports),
  });

export const remove = ({ world, uid }: Owner, id: number): Promise<boolean> =>
  removeManual(world.ports)(uid, id);
