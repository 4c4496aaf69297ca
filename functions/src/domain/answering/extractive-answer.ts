import { coverageMeter, type WordWeights } from '../lexical/coverage';
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

type Candidate = { statement: Statement; excerpt: number };
type Scored = Candidate & { score: number; coverage: number; fit: number };

function candidatesOf(excerpts: readonly Excerpt[]): Candidate[] {
  const known = new Set<string>();
  return excerpts.flatMap(({ chunk }, excerpt) =>
    statementsOf(chunk).flatMap((statement) => {
      // Neighbouring passages overlap by a sentence.
      if (known.has(statement.text)) return [];
      known.add(statement.text);
      return [{ statement, excerpt }];
    }),
  );
}

type Asked = { question: string; weights: WordWeights; excerpts: readonly Excerpt[] };

/** What stands above a candidate, the nearest last. */
const above = ({ excerpts }: Asked, { statement, excerpt }: Candidate): string[] => {
  const headings = excerpts[excerpt]?.chunk.headings ?? [];
  return [...headings.slice(-NEAREST_HEADINGS), statement.context];
};

/** What says by itself what a candidate is about. */
function ownText(asked: Asked, candidate: Candidate): string {
  const { kind, isOrdered, context, text } = candidate.statement;
  // Steps mention many things, and what they are for is said above them; so is what the figures of a row mean.
  if (isOrdered) {
    const heading = asked.excerpts[candidate.excerpt]?.chunk.headings.at(-1) ?? '';
    return `${heading}\n${context}`;
  }
  return kind === 'row' ? `${context}\n${text}` : text;
}

function scoreAll(asked: Asked): Scored[] {
  const { question, excerpts, weights } = asked;
  const coverageOf = coverageMeter(question, weights);
  const fitOf = answerFit(question);
  const bestPassage = Math.max(...excerpts.map(({ score }) => score), Number.EPSILON);
  return candidatesOf(excerpts)
    .map((candidate) => {
      const { text, isOrdered } = candidate.statement;
      const passage = (excerpts[candidate.excerpt]?.score ?? 0) / bestPassage;
      const whole = coverageOf([...above(asked, candidate), text].join('\n'));
      const own = (coverageOf(ownText(asked, candidate)) + whole) / 2;
      const fit = fitOf(text);
      const score = own + PASSAGE_WEIGHT * passage + FIT_WEIGHT * fit;
      return { ...candidate, coverage: isOrdered ? own : whole, fit, score };
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
