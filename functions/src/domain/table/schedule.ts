import { withoutNoteMarks } from '../text/note-marks';
import type { Span } from '@contract';
import { countedUnits } from './plan-unit';
import { amountsIn } from '../quantity/amounts';
import { countOf, filledUp, NO_SPAN, spanOf, spanWith } from '../quantity/span';
import { unitsOf } from '../quantity/units';
import { folded } from '../spanish/folded';

export type Rows = readonly (readonly string[])[];

/** A column behind the first one, which names the work. */
export type ScheduleColumn =
  /** What is marked below it is due then; `span` is null where its heads only number services. */
  { kind: 'due'; span: Span | null } | { kind: 'other'; name: string };

/** A table whose columns count distances or times. */
export type Schedule = {
  columns: ScheduleColumn[];
  /** Rows at its top that are no work. */
  rows: number;
  /** "Cada 10.000 km | Cada 20.000 km": they are intervals, no steps. */
  isEach: boolean;
};

const FEWEST = 2;
/** "30 / 24 m": thousands of km, or km, and months. */
const BOTH = /^(\d{1,3}(?:[.,\s]?\d{3})*)\s?\/\s?(\d{1,3})\s?m(?:es(?:es)?)?$/u;
/** "15", "12 000 (7,500)", "30.000 km", "30 / 24 m", "1.ª". */
const IS_FIGURE = new RegExp(
  String.raw`^\d[\d.,\s]*(?:\([\d.,\s]+\))?(?:\s?(?:${unitsOf('distance', 'period')}|m))?(?:\s?/\s?\d+\s?(?:${unitsOf('period')}|m))?$` +
    String.raw`|^(?:n\.?[º°] ?\d{1,2}|\d{1,2}\.?\s?[ªº°])$`,
  'iu',
);
/** A distance and a time, which need no unit before them. */
export const countsBoth = (cell: string): boolean => BOTH.test(cell.trim().toLowerCase());
export const isFigure = (cell: string): boolean => IS_FIGURE.test(cell);

/** "Revisión | 1.ª | 2.ª": services that are numbered, above what they are due at. */
const NUMBERS_SERVICES =
  /^(?:n[.º°]{1,2} (?:de )?)?(?:revisi[oó]n(?:es)?|servicios?|inspecci[oó]n(?:es)?|visitas?|mantenimientos?)(?!\p{L})/iu;
const IS_ORDINAL = /^(?:n\.?[º°] ?)?\d{1,2}\.?\s?[ªº°]?$/iu;

/** Whether a head only numbers the services of a plan. */
export const numbersServices = ([unit = '', ...cells]: readonly string[]): boolean =>
  NUMBERS_SERVICES.test(unit) && cells.length > 0 && cells.every((cell) => IS_ORDINAL.test(cell));

const BARE = /^(?:\d{1,3}(?:[.,\s]\d{3})+|\d{1,6})$/u;

/** A bare figure of a column that says what it counts; null for anything else. */
export function bareFigure(cell: string): number | null {
  const plain = withoutNoteMarks(cell).replace(/[\u00a0\u202f]/gu, ' ');
  return BARE.test(plain) ? Number(plain.replace(/[.,\s]/gu, '')) : null;
}

/** What bare figures count. */
export type CountedAs = { unit: keyof Span; times: number };

const UNITS: Readonly<Record<string, CountedAs>> = {
  km: { unit: 'km', times: 1 },
  millas: { unit: 'miles', times: 1 },
  meses: { unit: 'months', times: 1 },
  años: { unit: 'months', times: 12 },
  horas: { unit: 'hours', times: 1 },
};

/** What bare figures below or beside a text count; null where it does not say. */
export function unitNamed(text: string): CountedAs | null {
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

/** "7,5" of "miles de km". */
const DECIMAL = /^\d{1,3},\d{1,2}$/u;
/** The same in miles: "9 000 (5,600)". */
const IN_BRACKETS = /\([\d.,\s]{1,20}\)$/u;

function countedSpan(cell: string, unit: CountedAs): Span | null {
  const plain = cell.replace(IN_BRACKETS, '');
  const isPart = unit.times === 1000 && DECIMAL.test(plain);
  const figure = isPart ? Number(plain.replace(',', '.')) : bareFigure(plain);
  return figure === null ? null : spanWith(unit.unit, figure * unit.times);
}

function columnSpan(cell: string, unit: CountedAs | null): Span | null {
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
  return unit && countedSpan(cell, unit);
}

const goesUp = (spans: readonly (Span | null)[]): boolean =>
  spans
    .flatMap((span) => (span ? [countOf(span)] : []))
    .every((value, at, said) => value > (said[at - 1] ?? 0));

/** Nothing else goes up so above marks. */
const MIN_DISTANCE = 500;

/** Distances above marks need no unit. */
function unitOf(row: readonly string[], beside: readonly string[]): CountedAs | null {
  for (const text of [row[0] ?? '', ...beside]) {
    const unit = unitNamed(text);
    if (unit) return unit;
  }
  const figures = row.slice(1).flatMap((cell) => bareFigure(cell) ?? []);
  return figures.length >= FEWEST && figures.every((figure) => figure >= MIN_DISTANCE)
    ? { unit: 'km', times: 1 }
    : null;
}

type Head = ScheduleColumn[];

function firstHead(row: readonly string[], beside: readonly string[]): Head | null {
  const unit = unitOf(row, beside);
  if (!unit && numbersServices(row)) return row.slice(1).map(() => ({ kind: 'due', span: null }));
  const spans = row.slice(1).map((cell) => columnSpan(cell, unit));
  if (spans.filter(Boolean).length < FEWEST || !goesUp(spans)) return null;
  return spans.map((span, at) =>
    span ? { kind: 'due', span } : { kind: 'other', name: row[at + 1] ?? '' },
  );
}

/** "12 m" below distances. */
const SHORT_MONTHS = /^(\d{1,3})\s?m$/u;

function spanBelow(cell: string, unit: CountedAs | null): Span | null {
  const months = SHORT_MONTHS.exec(cell.trim())?.[1];
  return months === undefined ? columnSpan(cell, unit) : spanWith('months', Number(months));
}

/** With what another head counts of the same columns: months beside kilometres, or figures that nothing names. */
function withNextHead(columns: Head, [name = '', ...cells]: readonly string[]): Head | null {
  const unit = unitNamed(name);
  const isDue = (at: number): boolean => columns[at]?.kind === 'due';
  const spans = cells.map((cell, at) => (isDue(at) ? spanBelow(cell, unit) : null));
  const isTold = unit !== null || spans.some((span) => span !== null && span.months !== null);
  if (isTold && goesUp(spans) && spans.filter(Boolean).length >= FEWEST) {
    return columns.map((column, at) =>
      column.kind === 'due'
        ? { ...column, span: filledUp(column.span, spans[at] ?? null) }
        : column,
    );
  }
  return columns.every((_, at) => !isDue(at) || isFigure(cells[at] ?? '')) ? columns : null;
}

const IS_EACH = /^(?:cada|every)(?!\p{L})/u;
const MAX_HEADS = 3;

/** What the columns of a table count, if its first row begins to say so. `beside`: lines that may say what figures count. */
export function scheduleAt(rows: Rows, beside: readonly string[]): Schedule | null {
  const [head = []] = rows;
  let columns = firstHead(head, beside);
  if (!columns) return null;
  let heads = 1;
  for (const row of rows.slice(1, MAX_HEADS)) {
    const more: Head | null = withNextHead(columns, row);
    if (!more) break;
    columns = more;
    heads += 1;
  }
  const each = head.map(folded).filter((cell) => IS_EACH.test(cell) && !isFrequent(cell));
  return { columns, rows: heads, isEach: each.length > FEWEST };
}

/** Rows above the one that counts: "×1.000 km" over all of its columns. */
const MAX_ABOVE = 2;

/** The same, also below a row that says what its figures count. */
export function scheduleOf(rows: Rows, beside: readonly string[]): Schedule | null {
  for (let top = 0; top < MAX_ABOVE; top += 1) {
    const above = rows.slice(0, top).flatMap((row) => [...new Set(row)]);
    const found = scheduleAt(rows.slice(top), [...above, ...beside]);
    if (found) return { ...found, rows: found.rows + top };
  }
  return null;
}
