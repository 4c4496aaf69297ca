import type { Span } from '../../text/sentences';
import { oneLine } from '../../document/marked-item';
import type { Excerpt } from '../../ports';
import { quotablesIn } from '../candidates';
import type { CitedUnit } from '../quotables/cited-units';
import { isOfTable, type Drafted } from '../drafted';
import { quotationOf, type Quotation } from '../quote/quotation';
import type { Candidate, Quotable } from '../quotables/quotable';

/**
 * What the units of a claim are quoted by; `isWhole` is false where something of them may not be quoted, `isTitle` true
 * where nothing but titles was pointed at.
 */
type QuotedUnits = { quoted: Drafted[]; isWhole: boolean; isTitle: boolean };

export type UnitQuoter = {
  quote(units: readonly CitedUnit[]): QuotedUnits;
  /** Whether a unit can be quoted by itself: no other may be pointed at. */
  canQuote(unit: CitedUnit): boolean;
};

const sizeOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0);

/** What of a quotable is its own: of a row the row, of all else what it quotes. */
const ownSpans = ({ kind, rows, spans }: Quotable): readonly Span[] =>
  kind === 'row' ? (rows ?? spans).slice(-1) : spans;

/** A title, as it is quoted where it is all that was pointed at: some say all there is to say ("Pulse dos veces…"). */
function quotedTitle({ source, unit: { start, end } }: CitedUnit, excerpts: readonly Excerpt[]) {
  const text = excerpts[source]?.chunk.content.slice(start, end) ?? '';
  const quotable: Quotable = {
    ...{ kind: 'prose', context: '', text: oneLine(text), spans: [{ start, end }] },
  };
  return { quotable, excerpt: source };
}

/** The least that can be quoted and holds a unit whole; of a warning of several sentences each of them. */
function quotablesOf(all: readonly Candidate[], { source, unit }: CitedUnit): Candidate[] {
  const own = all.filter(({ excerpt }) => excerpt === source);
  const holding = own
    .filter(({ quotable }) =>
      ownSpans(quotable).some(({ start, end }) => start <= unit.start && unit.end <= end),
    )
    .sort((a, b) => sizeOf(a.quotable.spans) - sizeOf(b.quotable.spans));
  if (holding[0]) return [holding[0]];
  return own.filter(({ quotable }) =>
    ownSpans(quotable).some(({ start, end }) => unit.start <= start && end <= unit.end),
  );
}

const isTitle = ({ unit }: CitedUnit): boolean => unit.kind === 'title';

/** All items of the list that one of them is part of: of steps none may be missing. */
const withItsList = (all: readonly Candidate[], chosen: Candidate): Candidate[] =>
  chosen.quotable.kind !== 'list'
    ? [chosen]
    : all.filter(
        ({ excerpt, quotable }) =>
          excerpt === chosen.excerpt &&
          quotable.kind === 'list' &&
          quotable.context === chosen.quotable.context,
      );

/**
 * Quotes units of these excerpts to the letter with all without which they could be read as the opposite: a step with its
 * list and the warning of that, a row with the names of its columns and its notes, a sentence with what governs and limits
 * it. A title is quoted where nothing below it is pointed at. `isInstruction`: for an owner who asks what to do.
 */
export function unitQuoter(excerpts: readonly Excerpt[], isInstruction: boolean): UnitQuoter {
  const all = quotablesIn(excerpts);
  const known = new Map<Candidate, Quotation | null>();
  const quotedBy = (candidate: Candidate): Quotation | null => {
    const quotation = known.get(candidate);
    if (quotation !== undefined) return quotation;
    const made = quotationOf({ ...candidate, isInstruction }, excerpts);
    known.set(candidate, made);
    return made;
  };
  const foundFor = (unit: CitedUnit): Candidate[] =>
    isTitle(unit) ? [quotedTitle(unit, excerpts)] : quotablesOf(all, unit);
  return {
    canQuote: (unit) => foundFor(unit).some((candidate) => quotedBy(candidate) !== null),
    quote: (units) => {
      const below = units.filter((unit) => !isTitle(unit));
      const found = (below.length > 0 ? below : units).map(foundFor);
      const whole = [...new Set(found.flat().flatMap((one) => withItsList(all, one)))];
      const quoted = whole.flatMap((candidate): Drafted[] => {
        const quotation = quotedBy(candidate);
        return quotation ? [{ ...candidate, quotation }] : [];
      });
      return {
        quoted: withoutRepetitions(quoted),
        isWhole: found.every((of) => of.length > 0) && quoted.length === whole.length,
        isTitle: below.length === 0 && quoted.length > 0,
      };
    },
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
