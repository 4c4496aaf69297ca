import type { WordWeights } from '../lexical/coverage';
import type { DraftAnswer, Excerpt } from '../ports';
import { scoredCandidates, type Scored } from './candidates';
import { continuationOf } from './continuation';

/** Evidence (see `evidence.ts`) of the best excerpt below which the manual does not say. */
const LEAST_EVIDENCE = 0.2;
/** Share of what is asked for that a quotation with its headings must hold. */
const LEAST_COVERAGE = 0.62;
/** The same for one with the kind of figure that was asked for. */
const LEAST_COVERAGE_WITH_FIGURE = 0.43;
/** The same for one without it. */
const LEAST_COVERAGE_UNSUITED = 0.75;
/** Coverage from which a quotation is about all that was asked. */
const CERTAIN_COVERAGE = 0.8;
const CLOSE_RIVAL = 0.95;
const MANY_RIVALS = 3;
const MAX_STATEMENTS = 3;
const MAX_ROWS = 8;
const MAX_CHARACTERS = 1200;
/** A further quotation must be nearly as good as the best one; a row of the same table nearer still. */
const WORTH_QUOTING = 0.8;
const WORTH_QUOTING_ROW = 0.9;
function leastCoverage({ statement, fit, isSuited, held }: Scored): number {
  if (!isSuited) return LEAST_COVERAGE_UNSUITED;
  // A row without a word of the question is only one of its table, which must then be all that was asked for.
  const isAnyRow = statement.kind === 'row' && held.size === 0;
  return fit === 1 && !isAnyRow ? LEAST_COVERAGE_WITH_FIGURE : LEAST_COVERAGE;
}

const holdsEnough = (scored: Scored): boolean =>
  scored.isTitled || scored.coverage >= leastCoverage(scored);

const overlaps = (a: Scored, b: Scored): boolean =>
  a.excerpt === b.excerpt &&
  a.statement.kind !== 'row' &&
  a.statement.spans.some((one) =>
    b.statement.spans.some((other) => one.start < other.end && other.start < one.end),
  );

/**
 * Whether a row answers like the best one of its table: holds every word of the question that this one holds ("plena
 * carga" leaves out "normal"), and names no more besides ("aceite" leaves out "aceite de la caja").
 */
const isLike = (row: Scored, best: Scored): boolean =>
  row.plainness >= best.plainness && [...best.held].every((word) => row.held.has(word));

/** The best, and those nearly as good: other sentences, or rows of the same table between which nothing was asked. */
function choose(scored: Scored[]): Scored[] {
  const [best] = scored;
  if (!best) return [];
  const chosen: Scored[] = [best];
  let characters = best.statement.text.length;
  for (const next of scored.slice(1)) {
    const isSibling =
      next.statement.kind === 'row' &&
      best.statement.kind === 'row' &&
      next.excerpt === best.excerpt &&
      next.statement.table === best.statement.table;
    const least = isSibling ? WORTH_QUOTING_ROW : WORTH_QUOTING;
    if (chosen.length >= (isSibling ? MAX_ROWS : MAX_STATEMENTS)) continue;
    if (next.score < least * best.score || !holdsEnough(next)) continue;
    if (characters + next.statement.text.length > MAX_CHARACTERS) continue;
    if (chosen.some((other) => overlaps(other, next))) continue;
    if (isSibling && !isLike(next, best)) continue;
    if (best.isDecisive && !next.isDecisive) continue;
    if (next.coverage < WORTH_QUOTING * best.coverage) continue;
    chosen.push(next);
    characters += next.statement.text.length;
  }
  return chosen;
}

/** Quotations with a word that tells most come first, then those of the kind that is asked for, whatever their scores. */
const inOrderOfWorth = (scored: Scored[]): Scored[] =>
  scored.toSorted(
    (a, b) =>
      Number(b.isDecisive) - Number(a.isDecisive) ||
      Number(b.isSuited) - Number(a.isSuited) ||
      b.score - a.score,
  );

/** Other passages with a quotation nearly as good as the best one, which says something else. */
function rivalsOf([best, ...others]: Scored[], nearness: number): number {
  if (!best) return 0;
  const near = others.filter(({ score }) => score >= nearness * best.score);
  return new Set(near.map(({ excerpt }) => excerpt).filter((at) => at !== best.excerpt)).size;
}

/** Whether nothing in the question singles out one of many passages: "agua" stands everywhere. */
function isAnyOfMany([best, ...others]: Scored[]): boolean {
  if (!best || best.fit === 1 || best.isTitled) return false;
  const asGood = others.filter(({ coverage }) => coverage >= best.coverage);
  return new Set(asGood.map(({ excerpt }) => excerpt)).size > MANY_RIVALS;
}

/** Whether a word that tells most is not covered, much is not, or another passage answers as well. */
const isDoubtful = (quotable: Scored[]): boolean =>
  quotable[0]?.isDecisive !== true ||
  !quotable[0].isSuited ||
  quotable[0].coverage < CERTAIN_COVERAGE ||
  rivalsOf(quotable, CLOSE_RIVAL) > 0;

/** Sources in the order of their best statement, the statements of one source as they stand in it. */
function inReadingOrder(chosen: Scored[]): Scored[] {
  const sources = [...new Set(chosen.map(({ excerpt }) => excerpt))];
  return sources.flatMap((source) =>
    chosen
      .filter(({ excerpt }) => excerpt === source)
      .sort(
        (a, b) => (a.statement.spans.at(-1)?.start ?? 0) - (b.statement.spans.at(-1)?.start ?? 0),
      ),
  );
}

/** A statement as it is drafted, with the steps that follow on the next page. */
function quoted({ statement, excerpt }: Scored, excerpts: readonly Excerpt[]) {
  const { content = '' } = excerpts[excerpt]?.chunk ?? {};
  const citations = statement.spans.map(({ start, end }) => ({
    excerpt: excerpt + 1,
    quote: content.slice(start, end),
  }));
  const rest = continuationOf(statement, excerpt, excerpts);
  return rest
    ? { text: `${statement.text}\n${rest.text}`, citations: [...citations, ...rest.citations] }
    : { text: statement.text, citations };
}

/**
 * An answer made of the manual's own words: whole sentences, lists and rows that answer best. It never writes a
 * sentence of its own, so nothing that a manual or a question says can make it assert anything.
 */
export function extractiveAnswer(
  question: string,
  excerpts: readonly Excerpt[],
  weights: WordWeights,
): DraftAnswer {
  const evidence = Math.max(0, ...excerpts.map(({ score }) => score));
  const scored = evidence < LEAST_EVIDENCE ? [] : scoredCandidates({ question, excerpts, weights });
  const quotable = inOrderOfWorth(scored.filter(holdsEnough));
  const [best] = quotable;
  if (!best || isAnyOfMany(quotable)) return { found: false, statements: [] };
  const statements = inReadingOrder(choose(quotable)).map((scored) => quoted(scored, excerpts));
  return { found: true, statements, isDoubtful: isDoubtful(quotable) };
}
