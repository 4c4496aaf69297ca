import type { PlanItem } from '@contract';
import { plainWords } from '../../lib/folded';

export const GEARBOXES = ['Manual', 'Automática'] as const;
export type Gearbox = (typeof GEARBOXES)[number];

/** As a vehicle's engine tells them: the sheet asks by them, too, and both take one answer. */
export const NAMES = {
  Manual: 'cambio manual',
  Automática: 'cambio automático',
} as const satisfies Record<Gearbox, string>;

const ofWord = (word: string): Gearbox => (word === 'manual' ? 'Manual' : 'Automática');

/** The one that a vehicle's engine is said to have; null where it says none, or both. */
export function gearboxIn(engine: string | null): Gearbox | null {
  const words = plainWords(engine ?? '').match(/\b(?:manual|automatic[ao])\b/g) ?? [];
  const [own, ...others] = words.map(ofWord);
  return own !== undefined && others.every((one) => one === own) ? own : null;
}

/** "Aceite de la caja manual", "Líquido de la transmisión automática". */
const OF_GEARBOX = /\b(?:caja|cambio|transmision)\b.*\b(manual|automatic[ao])\b/;

const gearboxOf = ({ item }: PlanItem): Gearbox | null => {
  const word = OF_GEARBOX.exec(plainWords(item))?.[1];
  return word === undefined ? null : ofWord(word);
};

const isTheirs = ({ isHidden, isOfOther }: PlanItem): boolean => !isHidden && !isOfOther;

/** The works of each gearbox, where a plan has some of both: one of the two is not the vehicle's. Null where there is nothing to ask. */
export function worksByGearbox(items: readonly PlanItem[]): Record<Gearbox, PlanItem[]> | null {
  const of = (gearbox: Gearbox) =>
    items.filter((item) => isTheirs(item) && gearboxOf(item) === gearbox);
  const works = { Manual: of('Manual'), Automática: of('Automática') };
  return GEARBOXES.every((gearbox) => works[gearbox].length > 0) ? works : null;
}
