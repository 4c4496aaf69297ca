import { coverageMeter, namedShareMeter, type WordWeights } from '../lexical/coverage';
import type { Excerpt } from '../ports';
import { answerFit, isMeasure } from './answer-fit';
import { statementsOf, type Statement } from './statements';

export type Asked = { question: string; weights: WordWeights; excerpts: readonly Excerpt[] };

export type Candidate = { statement: Statement; excerpt: number };

export type Scored = Candidate & {
  score: number;
  coverage: number;
  fit: number;
  /** Whether it says the kind of thing that is asked for, where the question tells. */
  isSuited: boolean;
  /** Share of a row's name that the question names. */
  plainness: number;
  /** Words of the question that its own words hold. */
  held: ReadonlySet<number>;
  /** Whether it holds, with its headings, a word that tells most among those that any passage found holds. */
  isDecisive: boolean;
  /** Whether it is the list of steps under a heading that the question repeats. */
  isTitled: boolean;
};

const PASSAGE_WEIGHT = 0.5;
const FIT_WEIGHT = 0.8;
const TITLE_BONUS = 0.6;
/** Between rows that hold as much, the one that names least besides: "aceite" before "aceite de la caja manual". */
const PLAINNESS_WEIGHT = 0.5;
/** A row is about what its first cell names, more than about what the others mention. */
const SUBJECT_WEIGHT = 0.6;
/** Words whose weight is this near to the greatest tell as much. */
const AS_TELLING = 0.9;
/** A word decides when it weighs this much more than the least of the others. */
const MORE_TELLING = 1.3;
/** Headings that say what a passage is about; the outermost ones only name the chapter. */
const NEAREST_HEADINGS = 2;
/** A row tells how something is done only when it holds nearly all that is asked. */
const ALL_OF_IT = 0.9;
/** A heading of one word ("Frenos") names a topic; of two and more, something to do or a part of something. */
const WORDS_OF_A_TITLE = 2;

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

/** What stands above a candidate, the nearest last. */
const above = ({ excerpts }: Asked, { statement, excerpt }: Candidate): string[] => {
  const headings = excerpts[excerpt]?.chunk.headings ?? [];
  return [...headings.slice(-NEAREST_HEADINGS), statement.context];
};

const titleOf = ({ excerpts }: Asked, { excerpt }: Candidate): string =>
  excerpts[excerpt]?.chunk.headings.at(-1) ?? '';

/** What says by itself what a candidate is about. */
function ownText(asked: Asked, candidate: Candidate): string {
  const { kind, isOrdered, context, text } = candidate.statement;
  // Steps mention many things, and what they are for is said above them; so is what the figures of a row mean.
  if (isOrdered) return `${titleOf(asked, candidate)}\n${context}`;
  return kind === 'row' ? `${context}\n${text}` : text;
}

function measurer(asked: Asked) {
  const { measure, words } = coverageMeter(asked.question, asked.weights);
  const namedShare = namedShareMeter(asked.question);
  const { fit: fitOf, isHow, asksKind } = answerFit(asked.question);
  const bestPassage = Math.max(...asked.excerpts.map(({ score }) => score), Number.EPSILON);
  const score = (candidate: Candidate) => {
    const { kind, text, isOrdered, name } = candidate.statement;
    const whole = measure([...above(asked, candidate), text].join('\n'));
    const own = (measure(ownText(asked, candidate)).share + whole.share) / 2;
    const title = namedShare(titleOf(asked, candidate));
    const isTitled =
      isHow && isOrdered === true && title.words >= WORDS_OF_A_TITLE && title.share === 1;
    const fit = fitOf(text);
    const isBare = isHow && kind === 'row' && (fit === 0 || whole.share < ALL_OF_IT);
    const passage = (asked.excerpts[candidate.excerpt]?.score ?? 0) / bestPassage;
    const plainness = name === undefined ? 0 : namedShare(name).share;
    const subject = name === undefined ? 0 : measure(name).share;
    return {
      ...candidate,
      fit,
      plainness,
      isTitled,
      isSuited: isTitled || (asksKind ? fit === 1 : !isHow || (fit > 0 && kind !== 'row')),
      held: measure(text).held,
      wholeHeld: whole.held,
      coverage: isBare ? 0 : isOrdered ? own : whole.share,
      score:
        own +
        PASSAGE_WEIGHT * passage +
        FIT_WEIGHT * fit +
        PLAINNESS_WEIGHT * plainness +
        SUBJECT_WEIGHT * subject +
        (isTitled ? TITLE_BONUS : 0),
    };
  };
  return { score, words };
}

/** The rarest words of the question that name what it is about; none where all are about as rare. */
function tellingAmong(present: number[], words: { folded: string; weight: number }[]): number[] {
  const weightOf = (word: number) => words[word]?.weight ?? 0;
  const weights = present.map(weightOf);
  const things = present.filter((word) => !isMeasure(words[word]?.folded ?? ''));
  const greatest = Math.max(0, ...things.map(weightOf));
  if (greatest < MORE_TELLING * Math.min(...weights)) return [];
  return things.filter((word) => weightOf(word) >= AS_TELLING * greatest);
}

/** All that could be quoted, the best first. */
export function scoredCandidates(asked: Asked): Scored[] {
  const { score, words } = measurer(asked);
  const scored = candidatesOf(asked.excerpts)
    .map(score)
    .filter(({ coverage }) => coverage > 0);
  const present = new Set(scored.flatMap(({ wholeHeld }) => [...wholeHeld]));
  const telling = tellingAmong([...present], words);
  return scored
    .map(({ wholeHeld, ...candidate }) => ({
      ...candidate,
      isDecisive:
        candidate.isTitled || telling.length === 0 || telling.some((word) => wholeHeld.has(word)),
    }))
    .sort((a, b) => b.score - a.score);
}
