import { isSpareTyre, type SheetFact } from '@contract';
import type { Told } from './told';

/** Pressures of both axles for one load. */
export type Load = {
  /** "Normal", "Cargado", or what the manual calls it where it is neither. */
  name: string;
  /** In the manual's words; empty where it makes no difference. */
  said: string;
  front: Told | null;
  rear: Told | null;
};
/** What holds for one size of tyre; its name is empty where the manual tells no sizes apart. */
export type Tyre = { name: string; loads: Load[] };

const SIZE = /\d{2,3}\s?\/\s?\d{2}(?:\s?Z?[RD]\s?\d{2})?/;
/** "Verano 265/50 R 19" is a name; what is longer is a sentence about a size. */
const MAX_NAME = 30;
const HALF = /normal|media|medio|parcial|sin carga|vac[ií]o|(?:hasta|1 a|1-|2-|de) ?[1-3]\b/i;
const FULL =
  /carga|cargad|m[aá]xim|complet|plena|llen[oa]|equipaje|remolque|[4-9] (?:person|ocupant|plaza)/i;
const SAVING = /consumo|ahorr|\beco/i;

/** What the switch calls a load. */
export function loadName(said: string): string {
  if (SAVING.test(said)) return 'Ahorro';
  if (said === '' || HALF.test(said)) return 'Normal';
  return FULL.test(said) ? 'Cargado' : said;
}

type Case = Pick<SheetFact, 'condition' | 'engine'>;

const partsOf = ({ condition, engine: version }: Case): { size: string; said: string } => {
  const parts = condition.split(' · ').filter((part) => part !== '' && part !== version);
  const named = parts.filter((part) => SIZE.test(part) && part.length <= MAX_NAME);
  const within = named.length === 0 ? SIZE.exec(parts.join(' · '))?.[0] : undefined;
  return {
    size: within ?? named.join(' · '),
    said: parts.filter((part) => !named.includes(part)).join(' · '),
  };
};

const isFront = ({ of }: Told): boolean => of === 'Delante';
const isRear = ({ of }: Told): boolean => of === 'Detrás';

const isAxle = (one: Told): boolean => isFront(one) || isRear(one);

const isOfAxle = (one: Told): boolean =>
  one.kind === 'tyre-pressure' && isAxle(one) && !isSpareTyre(one.condition);

const isOfSpare = ({ kind, of, condition }: Told): boolean =>
  kind === 'tyre-pressure' && isSpareTyre(`${of} ${condition}`);

/** All that the manual which tells them first says of them. */
function ofOneManual(all: readonly Told[]): Told[] {
  const first = all[0]?.place?.manual.manualId;
  return all.filter(({ place }) => place?.manual.manualId === first);
}

/** The pressures of the manual that tells them first, by size of tyre and load; the spare wheel's are of another wheel. */
export function tyresOf(told: readonly Told[]): Tyre[] {
  const tyres = new Map<string, Map<string, Load>>();
  for (const one of ofOneManual(told.filter(isOfAxle))) {
    const { size, said } = partsOf({ engine: '', ...one.place?.fact, condition: one.condition });
    const loads = tyres.get(size) ?? new Map<string, Load>();
    const load = loads.get(said) ?? { name: said, said, front: null, rear: null };
    if (isFront(one)) load.front ??= one;
    else load.rear ??= one;
    loads.set(said, load);
    tyres.set(size, loads);
  }
  return [...tyres].map(([name, loads]) => ({ name, loads: named([...loads.values()]) }));
}

/** Whether a value holds for one of the sizes. */
export const isOfTyre = (one: Case, { name }: Tyre): boolean =>
  name !== '' && partsOf(one).size === name && !isSpareTyre(one.condition);

/** Two that would be called the same keep the manual's words. */
function named(loads: Load[]): Load[] {
  const names = loads.map(({ said }) => loadName(said));
  const isAlone = (name: string) => names.filter((one) => one === name).length === 1;
  return loads.map((load, at) => {
    const name = names[at] ?? load.said;
    return isAlone(name) ? { ...load, name } : { ...load, name: load.said || 'Normal' };
  });
}

export type Spare = { name: string; told: Told };

/** Those of the spare wheels: it goes on whichever axle, so what both say alike is one. */
export function sparesOf(told: readonly Told[]): Spare[] {
  const spares = new Map<string, Spare>();
  for (const one of ofOneManual(told.filter(isOfSpare))) {
    const name = [isAxle(one) ? '' : one.of, one.condition].filter(Boolean).join(' · ');
    spares.set(`${name}|${one.value}|${one.unit}`, { name, told: one });
  }
  return [...spares.values()];
}
