import { opensWithLimit } from '../../text/limiting-words';
import type { Span } from '../../text/sentences';
import type { Line } from '../../document/line';
import { endsInColon, sentencesIn, unbroken } from '../../document/lines';
import {
  ELIDES_SUBJECT,
  IS_OF_OTHERS,
  NAMES_BEFORE,
  ORDERS_IT,
} from '../../document/meaning-words';
import type { Quotable, TextRun } from './quotable';
import { alternativesOf } from '../../spanish/alternatives';

const anyOf = alternativesOf('quotable-sentences.txt');

/** Openings that make no sense without the sentence before. */
const LEANS_BACK = new RegExp(String.raw`^(?:${anyOf('leans back')})`, 'iu');

/** Sentences on either side that may be taken along. */
const REACH = 3;

/** A sentence whose beginning or end stands on another page, or in a line by itself: half of it could say the opposite. */
function isWhole(
  content: string,
  { start, end }: Span,
  kind: Line['kind'],
  mayBeRest: boolean,
): boolean {
  const text = content.slice(start, end);
  if (mayBeRest && /^[\p{Ll},;)]/u.test(text)) return false;
  return kind === 'fact' || /[.!?…;]["»”’)\]]*$/.test(text);
}

type Around = { content: string; sentences: Span[] };

export const leansBack = (sentence: string): boolean =>
  [LEANS_BACK, NAMES_BEFORE, IS_OF_OTHERS, ELIDES_SUBJECT, ORDERS_IT].some((opens) =>
    opens.test(sentence),
  );

const is = (
  { content, sentences }: Around,
  index: number,
  test: (sentence: string) => boolean,
): boolean => {
  const sentence = sentences[index];
  return sentence !== undefined && test(content.slice(sentence.start, sentence.end));
};

/** The sentence with those before and after without which it would say something else. */
function withNeighbours(around: Around, index: number): Span | null {
  let first = index;
  while (first > 0 && index - first < REACH && is(around, first, leansBack)) first -= 1;
  if (first > 0 && is(around, first - 1, endsInColon)) first -= 1;
  let last = index;
  while (
    last - index < REACH &&
    last + 1 < around.sentences.length &&
    (is(around, last, endsInColon) || is(around, last + 1, opensWithLimit))
  ) {
    last += 1;
  }
  const start = around.sentences[first]?.start;
  const end = around.sentences[last]?.end;
  return start === undefined || end === undefined || is(around, last, endsInColon)
    ? null
    : { start, end };
}

/** "11F0Y0026C": the number of a figure, which says nothing. */
const IS_CODE = /^(?=\S*\p{Lu})(?=(?:\S*\d){3})[\p{Lu}\d-]{7,}$/u;

/** "presión delantera: 2,3 bar": a line of data, which begins with its name and not in the middle of a sentence. */
const IS_DATUM = /^\p{L}[\p{L}\s]{2,40}:\s[^.]{0,40}\d/u;

type Prose = Pick<TextRun, 'lines' | 'title' | 'intro' | 'isFirst' | 'isCut'>;

/** Whole sentences of running text, and facts, which need no full stop. */
export function quotableSentences(
  content: string,
  { lines, title, intro, isFirst, isCut }: Prose,
): Quotable[] {
  return lines.flatMap((line) => {
    const text = content.slice(line.start, line.end);
    const sentences = (
      line.kind === 'fact' ? [{ start: 0, end: text.length }] : sentencesIn(text)
    ).map(({ start, end }) => ({ start: line.start + start, end: line.start + end }));
    const around = { content, sentences };
    const isDatum = title !== '' && IS_DATUM.test(text);
    const mayBeRest = !isDatum && (isFirst || (isCut && line.kind === 'prose'));
    return sentences.flatMap((_, index): Quotable[] => {
      const span = withNeighbours(around, index);
      if (
        !span ||
        IS_CODE.test(text) ||
        !isWhole(content, span, line.kind, mayBeRest && span.start === line.start)
      )
        return [];
      const spans = intro ? [intro, span] : [span];
      const quoted = spans.map(({ start, end }) => unbroken(content.slice(start, end))).join(' ');
      return [{ kind: 'prose', spans, text: quoted, context: title }];
    });
  });
}
