import type { Alternative, FactKind } from '@contract';
import type { Cell } from '../facts/cells';
import { pressuresIn } from '../facts/pressure-cell';
import { productsInTables } from '../facts/products';
import { quantitiesOf } from '../facts/quantities';
import type { Topic } from '../facts/topics';
import { folded, hasWord } from '../facts/words';
import { quantitiesIn, unitAbove, wholeFigure, type Kind } from '../quantity/quantities-in';

/** A value as rules read it where a model points at it. */
export type ReadValue = { value: string; unit: string; alsoIn: Alternative[]; condition: string };

/** What values of a kind measure; none of those that are names. */
export const MEASURES: Partial<Record<FactKind, readonly Kind[]>> = {
  'tyre-pressure': ['pressure'],
  'oil-capacity': ['volume'],
  'coolant-capacity': ['volume'],
  'brake-fluid': ['volume'],
  'tank-capacity': ['volume'],
  'adblue-capacity': ['volume'],
  battery: ['charge', 'current', 'tension'],
  fuse: ['current'],
  'wheel-torque': ['torque'],
  towing: ['mass'],
  'roof-load': ['mass'],
};

/** The kinds that are measured, or are names as well. */
export const MAY_BE_NAME: readonly FactKind[] = ['brake-fluid', 'battery'];

/** What a value may be of, where words tell. */
export const TOPICS: Partial<Record<FactKind, readonly Topic[]>> = {
  'oil-grade': ['oil', 'gear'],
  'oil-norm': ['oil', 'gear'],
  'oil-capacity': ['oil', 'gear'],
  'coolant-type': ['coolant'],
  'coolant-capacity': ['coolant'],
  'brake-fluid': ['brakes'],
  'tank-capacity': ['tank'],
  'adblue-capacity': ['adblue'],
};

const ANOTHER_TORQUE = hasWord('another torque');
const NOT_KEPT = hasWord('no pressure to keep');

const NO_QUANTITY = hasWord('no quantity of a fluid');

/** Whether the words beside a value say that it is of something else: the torque of a plug is none of a wheel. */
export const isOfSomethingElse = (kind: FactKind, plain: string): boolean =>
  (kind === 'wheel-torque' && ANOTHER_TORQUE.test(plain)) ||
  (kind === 'tyre-pressure' && NOT_KEPT.test(plain)) ||
  (isFluid(kind) && kind !== 'tank-capacity' && NO_QUANTITY.test(plain));

const isFluid = (kind: FactKind): boolean => MEASURES[kind]?.includes('volume') === true;

/** Longer words are no name of a product or a type. */
const MAX_NAME_LETTERS = 90;

export const named = (text: string): ReadValue[] =>
  text !== '' && text.length <= MAX_NAME_LETTERS
    ? [{ value: text, unit: '', alsoIn: [], condition: '' }]
    : [];

/** One pressure; of two nobody says here which is whose. */
function pressureOf({ text, column, grid }: Cell): ReadValue[] {
  const above = [column, ...grid.titles, ...grid.columns, grid.lead];
  const unit = above
    .map((one) => unitAbove(one, folded(one), 'pressure'))
    .find((one) => one !== null);
  const found = pressuresIn(text, unit ? { first: unit, second: null } : null);
  return found.length === 1 ? found.map((one) => ({ ...one, condition: '' })) : [];
}

/** "10" in a row of fuses: amperes, whatever its column is called. */
function currentOf(cell: Cell): ReadValue[] {
  const measured = quantitiesOf(cell, 'current');
  if (measured.length > 0) return measured;
  const value = wholeFigure(cell.text);
  return value === null ? [] : [{ value, unit: 'A', alsoIn: [], condition: '' }];
}

/** What a cell says of a battery, each thing once, wherever it stands in it. */
const chargesOf = ({ text, plain }: Cell): ReadValue[] =>
  (MEASURES.battery ?? []).flatMap((kind) => {
    const [one, another] = quantitiesIn(text, { plain, kinds: [kind] });
    return one && !another ? [{ value: one.value, unit: one.unit, alsoIn: [], condition: '' }] : [];
  });

/** Grades, norms and classes within a cell that says more. */
function productsOf(kind: FactKind, cell: Cell): ReadValue[] {
  const [topic = null] = TOPICS[kind] ?? [];
  const found = productsInTables({ ...cell.grid, cells: [{ ...cell, own: topic, topic }] });
  return found
    .filter((one) => one.kind === kind && one.unit === '')
    .map(({ value }) => ({ value, unit: '', alsoIn: [], condition: '' }));
}

/** What a cell says of a kind; nothing where its figures are of another. */
export function valuesInCell(kind: FactKind, cell: Cell): ReadValue[] {
  if (kind === 'tyre-pressure') return pressureOf(cell);
  if (kind === 'fuse') return currentOf(cell);
  const measured =
    kind === 'battery'
      ? chargesOf(cell)
      : (MEASURES[kind] ?? []).flatMap((one) => quantitiesOf(cell, one));
  if (measured.length > 0 || (MEASURES[kind] && !MAY_BE_NAME.includes(kind))) return measured;
  const products = productsOf(kind, cell);
  return products.length > 0 || kind === 'oil-grade' ? products : named(cell.text);
}
