import { splitSentences, type Span } from '../../text/sentences';
import type { Line } from '../../document/line';
import { sentencesIn, sliceOf, spanOf } from '../../document/lines';
import { type PassageText } from '../../document/passage-lines';
import { namesCase } from '../../document/meaning-words';

/** Cases on either side that are quoted, too. */
const REACH = 3;
/** A shorter word that two cases begin with is no subject: "Si el…". */
const SHORTEST_SUBJECT = 5;

const CONTRARIES: readonly (readonly [RegExp, RegExp])[] = [
  [/^con(?!\p{L})/iu, /^sin(?!\p{L})/iu],
  [/^por encima(?!\p{L})/iu, /^por debajo(?!\p{L})/iu],
  [
    /^en (?:verano|frío|ciudad)(?!\p{L})/iu,
    /^en (?:invierno|caliente|carretera|autopista)(?!\p{L})/iu,
  ],
  [/^antes(?!\p{L})/iu, /^después(?!\p{L})/iu],
];

const areContrary = (one: string, other: string): boolean =>
  CONTRARIES.some(([a, b]) => (a.test(one) && b.test(other)) || (b.test(one) && a.test(other)));

/** "Si el testigo rojo se enciende…" and "Si el testigo ámbar…": one without the other may say the opposite of it. */
function areParallel(one: string, other: string): boolean {
  if (areContrary(one, other)) return true;
  if (!namesCase(one) || !namesCase(other)) return false;
  const [words, others] = [one, other].map((text) => text.toLowerCase().split(/[\s,]+/));
  const differs = words?.findIndex((word, at) => word !== others?.[at]) ?? 0;
  return (
    words?.slice(1, Math.max(1, differs)).some((word) => word.length >= SHORTEST_SUBJECT) ?? false
  );
}

/** The part of a paragraph that begins with a case beside another one. */
function caseIn(passage: PassageText, line: Line, own: string): Span | null {
  const text = sliceOf(passage, line);
  const found = sentencesIn(text).find(({ start, end }) =>
    areParallel(own, text.slice(start, end)),
  );
  return line.kind === 'prose' && found ? { start: line.start + found.start, end: line.end } : null;
}

const sentenceAt = ({ content }: PassageText, at: number): string => {
  const [{ start, end } = { start: 0, end: 0 }] = splitSentences(content.slice(at));
  return content.slice(at + start, at + end);
};

/** The paragraphs right above that tell of cases beside the one at `start`. */
export function casesAbove(passage: PassageText, above: readonly Line[], start: number): Span[] {
  const own = sentenceAt(passage, start);
  const cases: Span[] = [];
  for (const line of above.slice(-REACH).toReversed()) {
    const span = caseIn(passage, line, own);
    if (span) cases.unshift(span);
    if (span?.start !== line.start) break;
  }
  return cases;
}

/** The same right below. */
export function casesBelow(passage: PassageText, below: readonly Line[], start: number): Span[] {
  const own = sentenceAt(passage, start);
  const near = below.slice(0, REACH);
  const end = near.findIndex((line) => caseIn(passage, line, own)?.start !== line.start);
  return near.slice(0, end < 0 ? near.length : end).map(spanOf);
}

/** First and last of the sentences that are cases beside the one at `at`. */
export function parallelSentences(sentences: readonly string[], at: number): [number, number] {
  const near = sentences.map(
    (other, index) => Math.abs(index - at) <= REACH && areParallel(sentences[at] ?? '', other),
  );
  return near.includes(true) ? [near.indexOf(true), near.lastIndexOf(true)] : [at, at];
}
