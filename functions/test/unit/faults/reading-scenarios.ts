import { PAGES_PER_WINDOW } from '../../../src/domain/document/document-page';
import type { ReadPage } from '../../../src/domain/document/read-page';
import { page } from '../../../src/testing/reading-world';
import { REREADING_RETRY_MS } from '../../../src/domain/manuals/rereading';
import { LEASE_MS } from '../../../src/usecases/reading-lease';
import { faultWorld, type FaultWorld } from './fault-world';
import { callFaults } from './faults';

export type Fault = {
  /** What happens at the call: the effect of the call itself is in its hands. */
  strike: <Result>(world: FaultWorld, effect: () => Promise<Result>) => Promise<Result>;
  /** The process is gone: nothing that comes after it in the same worker happens. */
  kills?: boolean;
  /** The manual is gone afterwards. */
  deletes?: boolean;
};

/** What may happen at any call, and what may happen to a manual meanwhile. */
export const faults: Record<string, Fault> = {
  ...Object.fromEntries(
    Object.entries(callFaults).map(([name, { strike, ...fault }]): [string, Fault] => [
      name,
      { ...fault, strike: (_world, effect) => strike(effect) },
    ]),
  ),
  'delivered twice at once': {
    strike: async (world, effect) => {
      await world.deliver();
      return await effect();
    },
  },
  'asleep until another worker has finished': {
    strike: async (world, effect) => {
      world.pass(Math.max(LEASE_MS, REREADING_RETRY_MS) + 1);
      await world.sweep();
      while (world.queue.pop()) await world.deliver();
      return await effect();
    },
  },
  'its owner has it read again before the call': {
    strike: async (world, effect) => {
      await world.ask();
      return await effect();
    },
  },
  'the manual is deleted before the call': {
    deletes: true,
    strike: async (world, effect) => {
      await world.remove();
      return await effect();
    },
  },
  'the manual is deleted after the call': {
    deletes: true,
    strike: async (world, effect) => {
      const result = await effect();
      await world.remove();
      return result;
    },
  },
};

const pagesOf = (sentences: number): ReadPage[] =>
  [1, 2, 3].map((number) =>
    page(
      number,
      `La revisión ${number} se hace en un taller autorizado cada año. `.repeat(sentences),
    ),
  );
const scan = [page(1, 'Cambie el aceite.'), page(2, '', { unreadable: 'image' })];
const scenariosOf = (pages: ReadPage[]): Record<string, () => Promise<FaultWorld>> => ({
  'a first reading': async () => faultWorld({ manual: {}, pages }),
  'a second reading': async () => {
    const world = faultWorld({ manual: {}, pages });
    await world.deliver();
    world.manuals.set({ status: 'processing', lease: null });
    return world;
  },
  'a reading that nobody asked for': async () => {
    const world = faultWorld({ manual: {}, pages });
    await world.deliver();
    await world.age();
    return world;
  },
  'a scan': async () =>
    faultWorld({
      manual: {},
      pages: scan,
      ocr: {
        engine: 'fake',
        async *read(_path, numbers) {
          for (const number of numbers) yield { number, text: 'Infle los neumáticos.' };
        },
      },
    }),
});

/** Pages of one sentence, more than are stored as one object. */
const manyPages = Array.from({ length: PAGES_PER_WINDOW + 2 }, (_, at) =>
  page(at + 1, `La revisión ${at + 1} se hace en un taller autorizado cada año.`),
);

/** Pages of about sixteen passages: more than one part of what is embedded and stored at a time. */
export const scenarios: Record<string, () => Promise<FaultWorld>> = {
  ...scenariosOf(pagesOf(330)),
  'a reading of many pages': async () => faultWorld({ manual: {}, pages: manyPages }),
};
/** For many runs: pages of a passage or two, which are stored as one part. */
export const shortScenarios = scenariosOf(pagesOf(30));

/** Where it was struck, and what questions would have missed meanwhile. */
export type Seen = { step: string | null; missing: string[] };

const isEnded = (world: FaultWorld): boolean => {
  const manual = world.manuals.current();
  const isDone = manual?.status === 'completed' && manual.rereading === null;
  return isDone && manual.lease === null && world.isUpToDate();
};

/** What is wrong after a fault, in words; nothing when it was survived. */
export function damage(world: FaultWorld, { deletes }: Fault, { missing }: Seen): string[] {
  const manual = world.manuals.current();
  const left = manual?.activeRevision == null ? [] : [`1-${manual.activeRevision}`];
  const lostPages = world.lostPages(manual?.activeRevision ?? null);
  const lost = (isRight: boolean, words: string) => (isRight ? [] : [words]);
  return [
    ...lost(deletes ? manual === null : isEnded(world), `ended as ${manual?.status ?? 'nothing'}`),
    ...lost(String(world.revisions()) === String(left), `passages of ${world.revisions().join()}`),
    ...lost(String(world.indexes()) === String(left), `indexes of ${world.indexes().join()}`),
    ...lost(String(world.documents()) === String(left), `pages of ${world.documents().join()}`),
    ...lost(left.length === 0 || lostPages.length === 0, `pages lost: ${lostPages.join()}`),
    ...lost(manual !== null || world.recognised.size === 0, 'recognised pages'),
    ...lost(world.missing() === null, `missing ${world.missing() ?? ''}`),
    ...lost(missing.length === 0, `not askable meanwhile: ${missing[0] ?? ''}`),
  ];
}
