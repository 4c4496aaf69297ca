import type { Span } from '../../chunking/sentences';
import type { Excerpt } from '../../ports';
import { statementsIn, type Candidate } from '../candidates';
import type { CitedUnit } from '../cited-units';
import { isOfTable, type Drafted } from '../drafted';
import { quotationOf } from '../quote/quotation';
import type { Quotable } from '../quotables/quotable';

/** What the units of a claim are quoted by; `isWhole` is false where something of them may not be quoted. */
export type QuotedUnits = { quoted: Drafted[]; isWhole: boolean };

type Quoting = {
  excerpts: readonly Excerpt[];
  /** Whether it is quoted for an owner who asks what to do. */
  isInstruction: boolean;
};

const sizeOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0);

/** What of a statement is its own: of a row the row, of all else what it quotes. */
const ownSpans = ({ kind, rows, spans }: Quotable): readonly Span[] =>
  kind === 'row' ? (rows ?? spans).slice(-1) : spans;

/** The least that can be quoted and holds a unit whole; of a warning of several sentences each of them. */
function quotablesOf(all: readonly Candidate[], { source, unit }: CitedUnit): Candidate[] {
  const own = all.filter(({ excerpt }) => excerpt === source);
  const holding = own
    .filter(({ statement }) =>
      ownSpans(statement).some(({ start, end }) => start <= unit.start && unit.end <= end),
    )
    .sort((a, b) => sizeOf(a.statement.spans) - sizeOf(b.statement.spans));
  if (holding[0]) return [holding[0]];
  return own.filter(({ statement }) =>
    ownSpans(statement).some(({ start, end }) => unit.start <= start && end <= unit.end),
  );
}

/** A title answers nothing by itself: who points at it means what stands below it. */
const isTitle = ({ unit }: CitedUnit): boolean => unit.kind === 'title';

/** All items of the list that one of them is part of: of steps none may be missing. */
const withItsList = (all: readonly Candidate[], chosen: Candidate): Candidate[] =>
  chosen.statement.kind !== 'list'
    ? [chosen]
    : all.filter(
        ({ excerpt, statement }) =>
          excerpt === chosen.excerpt &&
          statement.kind === 'list' &&
          statement.context === chosen.statement.context,
      );

/**
 * Quotes units to the letter with all without which they could be read as the opposite: a step with its list and the
 * warning of that, a row with the names of its columns and its notes, a sentence with what governs and limits it.
 */
export function quoteUnits(
  units: readonly CitedUnit[],
  { excerpts, isInstruction }: Quoting,
): QuotedUnits {
  const all = statementsIn(excerpts);
  const pointed = units.filter((unit) => !isTitle(unit));
  const found = pointed.map((unit) => quotablesOf(all, unit));
  const known = found.flat();
  const whole = [...new Set(known.flatMap((one) => withItsList(all, one)))];
  const quoted = whole.flatMap((candidate): Drafted[] => {
    const quotation = quotationOf({ ...candidate, isInstruction }, excerpts);
    return quotation ? [{ ...candidate, quotation }] : [];
  });
  return {
    quoted: withoutRepetitions(quoted),
    isWhole: found.every((of) => of.length > 0) && quoted.length === whole.length,
  };
}

/** Two sentences of one paragraph may each bring the other along. */
const withoutRepetitions = (quoted: readonly Drafted[]): Drafted[] =>
  quoted.filter(
    (one, at) =>
      !quoted.some(
        (other, place) =>
          place !== at &&
          other.excerpt === one.excerpt &&
          !isOfTable(one, other) &&
          holdsAll(other, one) &&
          (place < at || !holdsAll(one, other)),
      ),
  );

const holdsAll = (outer: Drafted, inner: Drafted): boolean =>
  inner.quotation.spans.every((span) =>
    outer.quotation.spans.some(({ start, end }) => start <= span.start && span.end <= end),
  );
