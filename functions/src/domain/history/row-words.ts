import { isValueCell, nameAndUnit, toldOnce, unitOfCell } from '../quantity/units';

/** A row without what is empty in it: its cells, each with the name of its column. */
export type Row = { name: string; cell: string }[];

const BARE = /^[\d.,\s]+$/u;

export type Figure = { name: string; value: string; unit: string };

export function figureOf({ name, cell }: Row[number], unitOfRow: string): Figure | null {
  const once = toldOnce(cell);
  const printed = unitOfCell(once);
  if (printed === null) return null;
  const value = once.slice(0, once.length - printed.length).trim();
  const named = nameAndUnit(name);
  return { name: named.name.trim(), value, unit: printed || named.unit || unitOfRow };
}

/** Figures whose column says of what they are are told with its name, where there are several. */
function named(row: Row): string[] {
  const areSeveral = row.filter((one) => figureOf(one, '') !== null).length > 1;
  const isNamed = ({ name, cell }: Row[number]): boolean =>
    name !== '' && (areSeveral || BARE.test(cell)) && figureOf({ name, cell }, '') !== null;
  return row.map((one) => (isNamed(one) ? `${one.name}: ${one.cell}` : one.cell));
}

/** "5W-30 · 4,2 l — Aceite del motor": what a row says before what it says it of; a row that a code names stays as it is. */
export function wordsOf(row: Row, isOfQuantity: boolean): string {
  const said = named(row).map((words, at) => ({ words, one: row[at] }));
  const values = said.filter(({ one }, at) => at > 0 && one && isValueCell(one.cell));
  const names = said.filter((one) => !values.includes(one));
  if (values.length === 0 || /\d/u.test(row[0]?.cell ?? '')) return joined(said);
  const figures = values.filter(({ one }) => one && figureOf(one, '') !== null);
  const codes = values.filter((one) => !figures.includes(one));
  const inOrder = isOfQuantity ? [...figures, ...codes] : [...codes, ...figures];
  return `${joined(inOrder)} — ${joined(names)}`;
}

const joined = (said: readonly { words: string }[]): string =>
  said.map(({ words }) => words).join(' · ');
