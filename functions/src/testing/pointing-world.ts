import { documentPages, type DocumentPage } from '../domain/document/document-page';
import type { Findings, StoredFindings } from '../domain/findings/finder';
import { manualParts } from '../domain/findings/manual-part';
import { KINDS } from '../domain/pointed/kinds';
import type { Reading } from '../domain/pointed/numbered-manual';
import { POINTED_KINDS, type Elements, type PointedKind } from '../domain/pointed/pointed';
import type { PointedLight } from '../domain/pointed/elements';
import type { ReadingModel } from '../domain/pointed/reading-model';
import type { Signal } from '../domain/warning-lights/signal';
import { aReadManual } from './builders';
import { pointFindings } from '../usecases/point-findings';

export const OIL =
  'El piloto de la aceitera en rojo avisa de poca presión: detenga el vehículo enseguida.';
export const LAMP = 'La lucecita del sapito es de color ámbar. Acuda a un taller.';
const KEY = { manualId: 7, revision: 1 };
export const USAGE = { model: 'gemini-test', prompt: 900, candidates: 80, thoughts: 0, cached: 0 };

const pagesOf = (...texts: string[]): DocumentPage[] => {
  const structure = documentPages();
  return texts.map((text, at) =>
    structure({ number: at + 1, reference: `p. ${at + 1}`, text, headings: [] }),
  );
};

/** What a model writes of the lights of a reading; nothing of other kinds, which it is asked about as well. */
type Lights = (
  reading: Reading,
) => Promise<{ usages: (typeof USAGE)[]; lights: PointedLight[] | null }>;

/** Points at the units that say these words. */
export const pointing =
  (...wanted: (Omit<PointedLight, 'units'> & { at: string[] })[]): Lights =>
  ({ units }) =>
    Promise.resolve({
      usages: [USAGE],
      lights: wanted.flatMap(({ at, ...light }) => {
        const own = at.flatMap((words) => units.filter(({ said }) => said.text.includes(words)));
        return own.length > 0 ? [{ ...light, units: own.map(({ number }) => number) }] : [];
      }),
    });

/** Nothing but what is given of its kind. */
export const modelOf = (written: {
  [Kind in PointedKind]?: (reading: Reading) => Elements[Kind][];
}): ReadingModel => ({
  point: (kind, reading, { answered }) => {
    answered(USAGE);
    return Promise.resolve(written[kind]?.(reading) ?? []);
  },
});

export const LAMP_POINTED = {
  ...{ at: ['sapito', 'Acuda'], name: 'lucecita del sapito', isMessage: false },
  ...{ colours: 'ámbar', deciding: 'Acuda a un taller' },
};

export type Options = {
  texts?: string[];
  isStopped?: boolean;
  granted?: number;
  /** Of lights alone. */
  model?: Lights | null;
  /** Of all kinds. */
  ofAll?: ReadingModel;
  isGone?: boolean;
};

export function world({
  texts = [LAMP],
  isStopped = false,
  granted = 99,
  model,
  ofAll,
  isGone,
}: Options) {
  const pages = pagesOf(...texts);
  const stored = new Map<string, Findings<unknown>>();
  for (const kind of POINTED_KINDS) {
    const { name, find } = KINDS[kind].finder;
    stored.set(name, { found: find(manualParts(pages)), isGivenUp: false });
  }
  const byRules = (stored.get('signals')?.found ?? []) as Signal[];
  const warned: string[] = [];
  const asked: Reading[] = [];
  const kinds: string[] = [];
  const usages: number[] = [];
  let taken = 0;
  let opened = 0;
  const queued: string[] = [];
  const lights = model === undefined ? pointing(LAMP_POINTED) : model;
  const findings: StoredFindings & { deleteRevision: () => Promise<void> } = {
    load: (_uid, _key, { name, parse }) => {
      const kept = stored.get(name);
      return Promise.resolve(
        kept ? { ...kept, found: parse(JSON.parse(JSON.stringify(kept.found))) } : null,
      );
    },
    save: (_uid, _key, { name }, found) => Promise.resolve(void stored.set(name, found)),
    deleteRevision: () => {
      stored.clear();
      return Promise.resolve();
    },
  };
  const point = pointFindings({
    manuals: {
      get: () =>
        Promise.resolve(isGone ? null : aReadManual({ id: KEY.manualId, activeRevision: 1 })),
    },
    documents: {
      isStored: () => Promise.resolve(true),
      async *all() {
        opened += 1;
        yield* await Promise.resolve(pages);
      },
    },
    findings,
    model: () =>
      lights && {
        point: async (kind, reading, allowance) => {
          kinds.push(kind);
          if (ofAll) return ofAll.point(kind, reading, allowance);
          if (kind !== 'lights') return [];
          asked.push(reading);
          const { lights: elements, usages } = await lights(reading);
          for (const usage of usages) allowance.answered(usage);
          return elements as Elements[typeof kind][] | null;
        },
      },
    isSpendingStopped: () => Promise.resolve(isStopped),
    takePages: (_uid, count) => {
      taken += count;
      return Promise.resolve(Math.min(count, granted));
    },
    queue: {
      enqueue: (_uid, _key, step, turn) => Promise.resolve(void queued.push(`${step}/${turn}`)),
    },
    onUsage: ({ candidates }) => void usages.push(candidates),
    warn: (event) => void warned.push(event),
  });
  const shown = () => (stored.get('signals')?.found ?? []) as Signal[];
  const once = () => point('ana', KEY);
  /** As the queue has it: until there is no more. */
  const all = async () => {
    let outcome = await once();
    while (outcome === 'more') outcome = await once();
    return outcome;
  };
  const shownOf = (name: string) => stored.get(name)?.found ?? [];
  return {
    once,
    point: all,
    shown,
    shownOf,
    byRules,
    asked,
    kinds,
    stored,
    pages: () => taken,
    opened: () => opened,
    warned,
    queued,
    usages,
  };
}
