import type { Span } from '../../text/sentences';
import type { Line } from '../../document/line';
import { endsInColon, sentencesIn, sliceOf, spanOf } from '../../document/lines';
import { type PassageText } from '../../document/passage-lines';
import {
  FORBIDS,
  HAS_BOTH_SIDES,
  NAMES_VERSIONS,
  POINTS_ON,
  NEGATES_OR_RESTRICTS,
} from '../../document/meaning-words';

type Turns = (sentence: string) => boolean;

export const forbidsBelow = (title: string): boolean =>
  FORBIDS.test(title) && !HAS_BOTH_SIDES.test(title);

/** Right below, whatever denies may be meant; beyond the end of a page only what says so. */
export const turnsBelow: Turns = (sentence) =>
  NEGATES_OR_RESTRICTS.test(sentence) || NAMES_VERSIONS.test(sentence);
export const turnsBeyond: Turns = (sentence) =>
  FORBIDS.test(sentence) || (NEGATES_OR_RESTRICTS.test(sentence) && POINTS_ON.test(sentence));

/** What a paragraph says of a list below it: from its last sentence that turns the meaning on; the last one, if it announces. */
export function saidIn(chunk: PassageText, line: Line, turns: Turns): Span | null {
  const sentences = sentencesIn(sliceOf(chunk, line)).map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
  }));
  const turning = sentences.findLast((sentence) => turns(sliceOf(chunk, sentence)));
  const last = sentences.at(-1);
  if (turning && last) return { start: turning.start, end: last.end };
  return last && endsInColon(sliceOf(chunk, last)) ? last : null;
}

/** What of a line decides what a list below it means; null when it decides nothing. */
export function announcement(chunk: PassageText, line: Line, turns: Turns): Span | null {
  const text = sliceOf(chunk, line);
  if (line.kind === 'row') return null;
  if (line.kind === 'item') return endsInColon(text) ? spanOf(line) : null;
  if (line.kind === 'title') return forbidsBelow(text) ? spanOf(line) : null;
  return saidIn(chunk, line, turns);
}
