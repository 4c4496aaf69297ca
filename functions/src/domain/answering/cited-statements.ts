import type { Citation, Statement } from '@contract';
import type { DraftQuotation } from '../ports/draft-quotation';
import type { Excerpt } from '../ports';
import type { SupportedStatement } from './citations';
import { unitsAt, type CitedUnit } from './quotables/cited-units';
import { quotedPiece } from './quoted-piece';
import { warningsIn } from './quoted-warnings';

type Cited = { excerpts: readonly Excerpt[]; order: readonly number[] };

/** The units that hold what a statement quotes. */
function unitsOf({ places }: SupportedStatement, excerpts: readonly Excerpt[]): CitedUnit[] {
  const units = places.flatMap((place) => unitsAt(excerpts, place));
  const keyOf = ({ source, unit }: CitedUnit): string => `${source} ${unit.id}`;
  return [...new Map(units.map((unit) => [keyOf(unit), unit])).values()];
}

/** A citation for each of these sources, with the units that are cited of it. */
function citationsOf(
  sources: readonly number[],
  units: readonly CitedUnit[],
  { excerpts, order }: Cited,
): Citation[] {
  return sources.flatMap((source): Citation[] => {
    const chunk = excerpts[source]?.chunk;
    if (!chunk) return [];
    const own = units.filter((cited) => cited.source === source).map(({ unit }) => unit);
    const { manualId, revision, pageNumber, pageReference } = chunk;
    return [
      {
        source: order.indexOf(source),
        manualId,
        revision,
        pageNumber,
        pageReference,
        units: own.map(({ id, hash, boxes: { length: lines } }) => ({
          ...{ id, hash },
          ...(lines > 1 && { lines }),
        })),
        boxes: own.flatMap(({ boxes }) => boxes),
      },
    ];
  });
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Shows one statement: warnings that it quotes before it, rows and lists as such, everything else as text. */
function shown(statement: SupportedStatement, cited: Cited): Statement[] {
  const units = unitsOf(statement, cited.excerpts);
  const quoted = statement.quoted && quotedPiece(statement.quoted, cited.excerpts);
  const around = quoted ? aroundOf(statement.quoted) : linesOf(statement.text);
  const warnings = warningsIn(units, around, cited.excerpts);
  const isSaid = (line: string): boolean => warnings.some(({ says }) => says(line));
  const without = (text: string): string =>
    linesOf(text)
      .filter((line) => !isSaid(line))
      .join('\n');
  const others = units.filter(({ unit }) =>
    warnings.every((warning) => warning.unit.unit !== unit),
  );
  const before = warnings.map(({ unit, level, text }): Statement => {
    return { kind: 'warning', level, text, citations: citationsOf([unit.source], [unit], cited) };
  });
  const citations = citationsOf(statement.excerpts, others, cited);
  if (quoted) {
    const [above, below] = [without(quoted.above), without(quoted.below)];
    return [...before, { ...quoted, above, below, citations }];
  }
  const text = without(statement.text);
  return text === '' ? before : [...before, { kind: 'text', text, citations }];
}

const aroundOf = (quoted: DraftQuotation | undefined): string[] =>
  quoted ? [...linesOf(quoted.above), ...linesOf(quoted.below)] : [];

/** What stands of a draft, as it is shown, each piece with its units and where they stand. */
export const citedStatements = (
  supported: readonly SupportedStatement[],
  cited: Cited,
): Statement[] => supported.flatMap((statement) => shown(statement, cited));
