import { buildLexicalIndex, type IndexedText } from '../lexical/build-index';
import { coverages, type WordWeights } from '../lexical/coverage';
import { openLexicalIndex } from '../lexical/open-index';
import type { DraftAnswer, Excerpt } from '../ports';
import { answerFit } from './answer-fit';
import { statementsOf, type Statement } from './statements';

/** Evidence (see `evidence.ts`) of the best excerpt below which the manual does not say. */
const LEAST_EVIDENCE = 0.2;
/** Share of what is asked for that a quotation with its headings must hold. */
const LEAST_COVERAGE = 0.62;
/** The same for one with the kind of figure that was asked for. */
const LEAST_COVERAGE_WITH_FIGURE = 0.45;
const MAX_STATEMENTS = 3;
const MAX_ROWS = 8;
const MAX_CHARACTERS = 1200;
/** A further quotation must be nearly as good as the best one; a row of the same table nearer still. */
const WORTH_QUOTING = 0.8;
const WORTH_QUOTING_ROW = 0.9;
const PASSAGE_WEIGHT = 0.5;
const FIT_WEIGHT = 0.6;
/** Headings that say what a passage is about; the outermost ones only name the chapter. */
const NEAREST_HEADINGS = 2;

type Candidate = { statement: Statement; excerpt: number; id: string };
type Scored = Candidate & { score: number; coverage: number; fit: number };

function candidatesOf(excerpts: readonly Excerpt[]): Candidate[] {
  const known = new Set<string>();
  return excerpts.flatMap(({ chunk }, excerpt) =>
    statementsOf(chunk).flatMap((statement, position) => {
      // Neighbouring passages overlap by a sentence.
      if (known.has(statement.text)) return [];
      known.add(statement.text);
      return [{ statement, excerpt, id: `${excerpt}-${position}` }];
    }),
  );
}

type Asked = { question: string; weights: WordWeights; excerpts: readonly Excerpt[] };

function cover({ question, weights }: Asked, texts: IndexedText[]): Map<string, number> {
  return coverages(openLexicalIndex(buildLexicalIndex(texts)), question, weights);
}

/** What of the question each candidate holds by itself, and with it below its headings. */
function match(asked: Asked, candidates: Candidate[]) {
  const above = ({ statement, excerpt }: Candidate): string[] => {
    const headings = asked.excerpts[excerpt]?.chunk.headings ?? [];
    return [...headings.slice(-NEAREST_HEADINGS), statement.context];
  };
  const below = (candidate: Candidate): IndexedText => ({
    id: candidate.id,
    text: [...above(candidate), candidate.statement.text].join('\n'),
  });
  // Steps mention many things, and what they are for is said above them; so is what the figures of a row mean.
  const itself = (candidate: Candidate): IndexedText => {
    const { kind, isOrdered, context, text } = candidate.statement;
    const heading = asked.excerpts[candidate.excerpt]?.chunk.headings.at(-1) ?? '';
    if (isOrdered) return { id: candidate.id, text: `${heading}\n${context}` };
    return { id: candidate.id, text: kind === 'row' ? `${context}\n${text}` : text };
  };
  return {
    below: cover(asked, candidates.map(below)),
    itself: cover(asked, candidates.map(itself)),
  };
}

function scoreAll(asked: Asked): Scored[] {
  const { question, excerpts } = asked;
  const candidates = candidatesOf(excerpts);
  const { below, itself } = match(asked, candidates);
  const bestPassage = Math.max(...excerpts.map(({ score }) => score), Number.EPSILON);
  return candidates
    .map((candidate) => {
      const passage = (excerpts[candidate.excerpt]?.score ?? 0) / bestPassage;
      const fit = answerFit(question, candidate.statement.text);
      const whole = below.get(candidate.id) ?? 0;
      const own = ((itself.get(candidate.id) ?? 0) + whole) / 2;
      return {
        ...candidate,
        coverage: candidate.statement.isOrdered ? own : whole,
        fit,
        score: own + PASSAGE_WEIGHT * passage + FIT_WEIGHT * fit,
      };
    })
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.score - a.score);
}

const holdsEnough = ({ coverage, fit }: Scored): boolean =>
  coverage >= (fit === 1 ? LEAST_COVERAGE_WITH_FIGURE : LEAST_COVERAGE);

const overlaps = (a: Scored, b: Scored): boolean =>
  a.excerpt === b.excerpt &&
  a.statement.kind !== 'row' &&
  a.statement.spans.some((one) =>
    b.statement.spans.some((other) => one.start < other.end && other.start < one.end),
  );

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
    chosen.push(next);
    characters += next.statement.text.length;
  }
  return chosen;
}

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
  const scored = evidence < LEAST_EVIDENCE ? [] : scoreAll({ question, excerpts, weights });
  const best = scored[0];
  if (!best || !holdsEnough(best)) return { found: false, statements: [] };
  const statements = inReadingOrder(choose(scored)).map(({ statement, excerpt }) => ({
    text: statement.text,
    citations: statement.spans.map(({ start, end }) => ({
      excerpt: excerpt + 1,
      quote: excerpts[excerpt]?.chunk.content.slice(start, end) ?? '',
    })),
  }));
  return { found: true, statements };
}
