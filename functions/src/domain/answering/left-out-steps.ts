import type { Span } from '../text/sentences';
import { WARNS } from '../text/warning-words';
import type { DraftAnswer, Excerpt } from '../ports';
import type { ReadQuestion } from './asked/read-question';
import { safetyTopicOf } from './asked/safety-topic';
import { continuationOf } from './quote/continuation';
import { isSafetyCritical } from './safety';
import type { Line } from '../document/line';
import { sliceOf } from '../document/lines';
import { linesIn, type PassageText } from '../document/passage-lines';

/** Words of one excerpt, from the one of number `from` up to, and without, that of number `to`. */
type Run = { excerpt: number; from: number; to: number };
/** What belongs together: running text may be quoted from where one likes to where one likes, all else not. */
type Whole = { lines: Line[]; isRunning: boolean };

/** "3. ", "b) ": stands before a step and says nothing. */
const ENUMERATOR = /^\(?(?:\d{1,2}|\p{L})[.)]\s/u;

const wordsOf = (text: string): { text: string; start: number }[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{Nd}]+/gu)].map(({ 0: word, index }) => ({
    text: word.normalize('NFC'),
    start: index,
  }));

/** The lists, the warnings and the running text of a passage; a row or a title says by itself what it says. */
function wholesOf(passage: PassageText): Whole[] {
  const wholes: Whole[] = [];
  const lines = linesIn(passage);
  lines.forEach((line, at) => {
    if (line.kind !== 'item' && line.kind !== 'prose') return;
    const above = lines[at - 1];
    const label = above?.kind === 'title' ? above : line;
    const isRunning = line.kind === 'prose' && !WARNS.test(sliceOf(passage, label));
    const last = wholes.at(-1);
    if (last?.isRunning === isRunning && above?.kind === line.kind) last.lines.push(line);
    else wholes.push({ lines: [line], isRunning });
  });
  return wholes;
}

/** The words of these lines, without what numbers them. */
const runsOf = ({ content }: PassageText, excerpt: number, lines: readonly Span[]): Run[] => {
  const words = wordsOf(content);
  const numberAt = (offset: number) => words.filter(({ start }) => start < offset).length;
  return lines.map(({ start, end }) => {
    const mark = ENUMERATOR.exec(content.slice(start, end))?.[0] ?? '';
    return { excerpt, from: numberAt(start + mark.length), to: numberAt(end) };
  });
};

/** The steps of a list on the pages after its own. */
function stepsAfter({ lines }: Whole, excerpt: number, excerpts: readonly Excerpt[]): Run[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first?.kind !== 'item' || !last) return [];
  const spans = [{ start: first.start, end: last.end }];
  const rest = continuationOf({ kind: 'list', spans }, excerpt, excerpts);
  return (rest?.citations ?? []).flatMap(({ excerpt: at, start, end }) => {
    const chunk = excerpts[at]?.chunk;
    const isIn = (line: Line) => start <= line.start && line.end <= end;
    return chunk ? runsOf(chunk, at, linesIn(chunk).filter(isIn)) : [];
  });
}

/** What is cited, without what numbers it. */
const citedRuns = ({ statements }: DraftAnswer, excerpts: readonly Excerpt[]): Run[] =>
  statements
    .flatMap(({ citations }) => citations)
    .flatMap((place) => {
      const chunk = excerpts[place.excerpt]?.chunk;
      return chunk ? runsOf(chunk, place.excerpt, [place]) : [];
    });

/** Whether these citations say all of it in its order, or of running text one stretch; or nothing of it. */
function isSaid(runs: readonly Run[], isRunning: boolean, cited: readonly Run[]): boolean {
  const words = runs.flatMap(({ excerpt, from, to }) =>
    Array.from({ length: to - from }, (_, at) => ({ excerpt, word: from + at })),
  );
  const stretches = cited.flatMap(({ excerpt, from, to }) => {
    const isIn = (one: { excerpt: number; word: number }): boolean =>
      one.excerpt === excerpt && from <= one.word && one.word < to;
    const start = words.findIndex(isIn);
    return start < 0 ? [] : [{ start, end: words.findLastIndex(isIn) + 1 }];
  });
  if (stretches.length === 0) return true;
  let said = isRunning ? Math.min(...stretches.map(({ start }) => start)) : 0;
  for (const { start, end } of stretches) {
    if (start > said) return false;
    said = Math.max(said, end);
  }
  return isRunning || said === words.length;
}

/**
 * Whether a draft, where a mistake hurts people, quotes a list or a warning with a gap, skips what stands between two
 * sentences, or says them in another order than the manual: what is left out may be what keeps the owner from harm. Where a
 * figure or a name is asked for, one sentence is the answer.
 */
export function leavesOutSteps(
  question: ReadQuestion,
  draft: DraftAnswer,
  excerpts: readonly Excerpt[],
): boolean {
  if (question.asksFigure && !question.asksWhatToDo) return false;
  const cited = citedRuns(draft, excerpts);
  return excerpts.some(({ chunk }, at) =>
    wholesOf(chunk).some((whole) => {
      const runs = [...runsOf(chunk, at, whole.lines), ...stepsAfter(whole, at, excerpts)];
      if (isSaid(runs, whole.isRunning, cited)) return false;
      const text = whole.lines.map((line) => sliceOf(chunk, line)).join('\n');
      // The step that is left out may be the one that shows what it is about.
      return isSafetyCritical(question, draft, excerpts) || safetyTopicOf(text) !== null;
    }),
  );
}
