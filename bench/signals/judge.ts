import type { SignalColour, SignalSeverity } from '@contract';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { matchesOf, stemsOf } from '../../functions/src/domain/signals/catalogue';
import type { Meaning, Signal } from '../../functions/src/domain/signals/signal';

const ROOT = join(import.meta.dirname, '../..');
/** Where the manuals of the sets are looked for. */
const MANUALS = ['bench/manuals/printed', 'bench/manuals/files', 'local/demo'];

export const SETS = join(ROOT, 'bench/signals/sets');

const entrySchema = z.object({
  name: z.string(),
  page: z.number(),
  alsoOn: z.array(z.number()).default([]),
  colours: z.array(z.enum(['red', 'amber', 'green', 'blue', 'white'])),
  blinks: z.boolean().nullable(),
  severity: z.enum(['stop', 'workshop', 'info']),
  mayGoOn: z.boolean().default(false),
  catalogue: z.string().nullable(),
  /** Neither right nor wrong. */
  optional: z.boolean().default(false),
});
export type Entry = z.infer<typeof entrySchema>;

const setSchema = z.object({ manual: z.string(), signals: z.array(entrySchema) });

export type SetOfManual = { manual: string; path: string; entries: Entry[] };

export const pathOf = (manual: string): string | undefined =>
  MANUALS.flatMap((folder) => [
    join(ROOT, folder, `${manual}.pdf`),
    join(ROOT, folder, `manual-${manual}.pdf`),
  ]).find((path) => existsSync(path));

/** The sets of a folder whose manual is here, and the names of the others. */
export function setsIn(folder: string): { sets: SetOfManual[]; missing: string[] } {
  const written = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => setSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    : [];
  const sets = written.flatMap(({ manual, signals }) => {
    const path = pathOf(manual);
    return path ? [{ manual, path, entries: signals }] : [];
  });
  const present = new Set(sets.map(({ manual }) => manual));
  return { sets, missing: written.map(({ manual }) => manual).filter((one) => !present.has(one)) };
}

type Found = { signal: Signal; meaning: Meaning };

const share = (one: readonly SignalColour[], other: readonly SignalColour[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((colour) => other.includes(colour));

const nameStems = (name: string): Set<string> => new Set(stemsOf(name));

/** How well a light answers to the name of an entry; 0: it is another one. */
function likeness({ signal }: Found, entry: Entry): number {
  const [own, wanted] = [nameStems(signal.name), nameStems(entry.name)];
  const common = [...wanted].filter((stem) => own.has(stem)).length;
  const named = common / Math.max(1, own.size + wanted.size - common);
  const catalogue = matchesOf(entry.name, entry.colours)[0]?.entry.id ?? null;
  const isSame =
    signal.catalogue !== null && [entry.catalogue, catalogue].includes(signal.catalogue);
  return named >= 0.34 || (common > 0 && isSame) ? 1 + named : isSame ? 0.5 : 0;
}

const PAGES_APART = 0;

function fits(found: Found, entry: Entry): number {
  const pages = [entry.page, ...entry.alsoOn];
  const { meaning, signal } = found;
  const isThere = meaning.quotes.some(({ page }) =>
    pages.some((one) => Math.abs(one - page) <= PAGES_APART),
  );
  const isState =
    meaning.blinks === null || entry.blinks === null || meaning.blinks === entry.blinks;
  if (!isThere || !isState || !share(signal.colours, entry.colours)) return 0;
  const like = likeness(found, entry);
  return like === 0 ? 0 : like + (meaning.blinks === entry.blinks ? 0.2 : 0);
}

export type Judged = {
  entry: Entry;
  /** What was found of it; null where nothing was. */
  found: Found | null;
  /** Less urgent than the manual says, in any state that the entry is about. */
  isMilder: boolean;
  isMoreSevere: boolean;
};

const RANK: Record<SignalSeverity, number> = { stop: 2, workshop: 1, info: 0 };

export function judge(
  entries: readonly Entry[],
  signals: readonly Signal[],
): { judged: Judged[]; extra: Found[] } {
  const all = signals.flatMap((signal) => signal.meanings.map((meaning) => ({ signal, meaning })));
  const used = new Set<Meaning>();
  const judged = entries.map((entry): Judged => {
    const ranked = all
      .map((found) => ({ found, fit: fits(found, entry) }))
      .filter(({ fit }) => fit > 0)
      .toSorted((one, other) => other.fit - one.fit);
    const [best] = ranked;
    if (!best) return { entry, found: null, isMilder: false, isMoreSevere: false };
    const same = ranked.filter(
      ({ found, fit }) => found.signal === best.found.signal && fit >= 0.5,
    );
    for (const { found } of same) used.add(found.meaning);
    const isExact = same.some(({ found }) => found.meaning.blinks === entry.blinks);
    const shown = same.filter(({ found }) => !isExact || found.meaning.blinks === entry.blinks);
    return {
      entry,
      found: best.found,
      isMilder: shown.some(({ found }) => RANK[found.meaning.severity] < RANK[entry.severity]),
      isMoreSevere: shown.every(({ found }) => RANK[found.meaning.severity] > RANK[entry.severity]),
    };
  });
  return { judged, extra: all.filter(({ meaning }) => !used.has(meaning)) };
}
