import { withoutNoteMarks } from './note-marks';
import type { Span } from '@contract';
import { countedUnits } from './plan-unit';
import { amountsIn } from '../quantity/amounts';
import { countOf, filledUp, NO_SPAN, spanOf, spanWith } from '../quantity/span';
import { folded } from '../spanish/folded';

/** A table whose columns count distances or times, above marks. */
export type MarkedColumns = {
  /** What each column behind the first counts; null: a column of something else. */
  columns: (Span | null)[];
  /** Names of the columns behind the first. */
  names: string[];
  rows: number;
  /** "Cada 10.000 km | Cada 20.000 km": they are intervals, no steps. */
  isEach: boolean;
};

const FEWEST = 3;
/** "30 / 24 m": thousands of km, or km, and months. */
const BOTH = /^(\d{1,3}(?:[.,\s]?\d{3})*)\s?\/\s?(\d{1,3})\s?m(?:es(?:es)?)?$/u;

const BARE = /^(?:\d{1,3}(?:[.,\s]\d{3})+|\d{1,6})$/u;

/** A bare figure of a column that says what it counts; null for anything else. */
export function bareFigure(cell: string): number | null {
  const plain = withoutNoteMarks(cell).replace(/[\u00a0\u202f]/gu, ' ');
  return BARE.test(plain) ? Number(plain.replace(/[.,\s]/gu, '')) : null;
}

type Unit = { unit: keyof Span; times: number };

const UNITS: Readonly<Record<string, Unit>> = {
  km: { unit: 'km', times: 1 },
  millas: { unit: 'miles', times: 1 },
  meses: { unit: 'months', times: 1 },
  años: { unit: 'months', times: 12 },
  horas: { unit: 'hours', times: 1 },
};

/** No plan counts in less. */
const MIN_DISTANCE = 400;

/** What bare figures below or beside a text count; null where it does not say. */
export function unitNamed(text: string): Unit | null {
  const [said] = countedUnits(text);
  if (!said) return null;
  const unit = UNITS[said.sign];
  // "Por kilometraje (miles de km)": the plain name of it before does not count.
  const [more] = countedUnits(text.slice(said.end));
  const isThousands = said.isThousands || (more?.sign === said.sign && more.isThousands);
  return unit ? { ...unit, times: unit.times * (isThousands ? 1000 : 1) } : null;
}

const isFrequent = (plain: string): boolean =>
  amountsIn(plain).some(({ isFrequency }) => isFrequency);

function columnSpan(cell: string, unit: Unit | null): Span | null {
  const plain = folded(withoutNoteMarks(cell));
  const [, distance, months] = BOTH.exec(plain) ?? [];
  if (distance !== undefined && months !== undefined) {
    const value = Number(distance.replace(/[.,\s]/gu, '')) * (unit?.unit === 'km' ? unit.times : 1);
    return { ...NO_SPAN, km: value, months: Number(months) };
  }
  const amounts = amountsIn(plain);
  // "Cada año" is no step of those that count up.
  if (isFrequent(plain)) return null;
  if (amounts.length > 0) return spanOf(amounts);
  const figure = bareFigure(cell);
  return figure !== null && unit ? spanWith(unit.unit, figure * unit.times) : null;
}

const goesUp = (spans: readonly (Span | null)[]): boolean =>
  spans
    .flatMap((span) => (span ? [countOf(span)] : []))
    .every((value, at, said) => value > (said[at - 1] ?? 0));

/** Distances above marks need no unit: nothing else goes up so. */
function unitOf(row: readonly string[], beside: readonly string[]): Unit | null {
  const [name = '', ...cells] = row;
  const named = unitNamed(name);
  if (named) return named;
  for (const text of beside) {
    const unit = unitNamed(text);
    if (unit) return unit;
  }
  const figures = cells.flatMap((cell) => bareFigure(cell) ?? []);
  return figures.length >= FEWEST && figures.every((figure) => figure >= 1000)
    ? { unit: 'km', times: 1 }
    : null;
}

/** "12 m" beside "1 mes". */
const SHORT_MONTHS = /^(\d{1,3})\s?m$/u;

/** What a second row of heads counts beside the first one: months beside kilometres. */
function secondHead([name = '', ...cells]: readonly string[]): (Span | null)[] | null {
  const unit = unitNamed(name);
  const isTold = cells.some((cell) => amountsIn(folded(cell)).some((one) => one.unit === 'months'));
  if (!unit && !isTold) return null;
  const spans = cells.map((cell) => {
    const months = isTold ? SHORT_MONTHS.exec(cell.trim())?.[1] : undefined;
    return months === undefined ? columnSpan(cell, unit) : spanWith('months', Number(months));
  });
  const said = spans.filter((span) => span !== null).length;
  return said >= FEWEST && goesUp(spans) ? spans : null;
}

const IS_EACH = /^(?:cada|every)(?!\p{L})/u;
/** Rows above the one that counts: "×1.000 km" over all of its columns. */
const MAX_ABOVE = 2;

/**
 * What the columns of a table count, if that is how it is made. `beside`: lines that may say what bare figures count.
 * Of several rows at its top the second one counts the other thing.
 */
export function markedColumns(
  rows: readonly (readonly string[])[],
  beside: readonly string[],
): MarkedColumns | null {
  for (let top = 0; top < MAX_ABOVE; top += 1) {
    const above = rows.slice(0, top).flatMap((row) => [...new Set(row)]);
    const found = columnsBelow(rows.slice(top), [...above, ...beside]);
    if (found) return { ...found, rows: found.rows + top };
  }
  return null;
}

function columnsBelow(
  rows: readonly (readonly string[])[],
  beside: readonly string[],
): MarkedColumns | null {
  const [head = []] = rows;
  const unit = unitOf(head, beside);
  const columns = head.slice(1).map((cell) => columnSpan(cell, unit));
  const counted = columns.filter((column) => column !== null).length;
  const isShort = columns.some((span) => (span?.km ?? span?.miles ?? MIN_DISTANCE) < MIN_DISTANCE);
  if (counted < FEWEST || isShort || !goesUp(columns)) return null;
  let heads = 1;
  let all = columns;
  for (const row of rows.slice(1, 3)) {
    const more = secondHead(row);
    if (!more) break;
    all = all.map((span, at) => span && filledUp(span, more[at] ?? null));
    heads += 1;
  }
  const each = head.map(folded).filter((cell) => IS_EACH.test(cell));
  const isEach = each.filter((cell) => !isFrequent(cell)).length >= FEWEST;
  return { columns: all, names: head.slice(1), rows: heads, isEach };
}
