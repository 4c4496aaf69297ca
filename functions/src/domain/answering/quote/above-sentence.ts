import type { Span } from '../../text/sentences';
import { forbidsBelow, saidIn, turnsBelow } from './announcement';
import type { Line } from '../../document/line';
import { endsInColon, sliceOf, spanOf } from '../../document/lines';
import { type PassageText } from '../../document/passage-lines';
import { INFINITIVE } from './list-form';
import { WARNS } from '../../text/warning-words';
import {
  COUNTS_FIRST,
  IS_OF_OTHERS,
  NEEDS_SENTENCE_BEFORE,
  QUALIFIES,
  NEGATES_OR_RESTRICTS,
} from '../../document/meaning-words';
import { casesAbove } from './parallel-cases';

/** Longer ones are chapters of their own. */
export const MAX_WARNING_LENGTH = 400;

/** A warning right above, with its label or below it: it is about what follows. */
export function warningAbove(chunk: PassageText, lines: readonly Line[], at: number): Span[] {
  const [label, text] = [lines[at - 2], lines[at - 1]];
  if (!text || text.kind === 'row' || text.kind === 'item') return [];
  const isLabelled = label?.kind === 'title' && WARNS.test(sliceOf(chunk, label));
  if (!isLabelled && !WARNS.test(sliceOf(chunk, text))) return [];
  const span = { start: isLabelled ? label.start : text.start, end: text.end };
  return span.end - span.start <= MAX_WARNING_LENGTH ? [span] : [];
}

/** Sentences that say by themselves what must not be done. */
export const FORBIDS_ITSELF = /^(?:no|nunca|jamás|evite|never|do not|don['’]t)(?!\p{L})/iu;

/** The last sentence of the paragraph right above. */
export function sentenceAbove(
  chunk: PassageText,
  lines: readonly Line[],
  own: number,
): Span | null {
  const above = lines[own - 1];
  return above?.kind === 'prose' || above?.kind === 'fact'
    ? saidIn(chunk, above, () => true)
    : null;
}

/** What the paragraph right above a table, or above facts, says of all of them: when they hold, or for which vehicles. */
export function paragraphAbove(chunk: PassageText, lines: readonly Line[], own: number): Span[] {
  const kind = lines[own]?.kind;
  const at = lines
    .slice(0, Math.max(0, own))
    .findLastIndex((line) => line.kind !== kind && !line.isGroup);
  const above = lines[at];
  const said =
    above?.kind === 'prose' ? saidIn(chunk, above, turnsBelow) : whichCounts(chunk, lines, at);
  return said && said.end - said.start <= MAX_WARNING_LENGTH ? [said] : [];
}

/** "Lo que antes ocurra", said between the title of a section and the one of its table: how two limits of a row are read. */
function whichCounts(chunk: PassageText, lines: readonly Line[], titleAt: number): Span | null {
  const [above, title] = [lines[titleAt - 1], lines[titleAt]];
  if (title?.kind !== 'title' || above?.kind !== 'prose') return null;
  const said = saidIn(chunk, above, (sentence) => COUNTS_FIRST.test(sentence));
  return said && COUNTS_FIRST.test(sliceOf(chunk, said)) ? said : null;
}

/** Above a sentence, in which a title that forbids is an odd one: the sentence says itself what it forbids, or nobody can tell. */
export function aboveSentence(
  chunk: PassageText,
  lines: readonly Line[],
  { own, start, titles }: { own: number; start: number; titles: readonly Line[] },
): Span[] | null {
  const sentence = chunk.content.slice(start, lines[own]?.end);
  if (NEEDS_SENTENCE_BEFORE.test(sentence) || IS_OF_OTHERS.test(sentence)) {
    const last = sentenceAbove(chunk, lines, own);
    return last ? [...titles.map(spanOf), last] : null;
  }
  const listed = saidOfShortLines(chunk, lines, own);
  if (listed.isUnclear) return null;
  const isFact = lines[own]?.kind === 'fact';
  const paragraph = isFact && listed.said.length === 0 ? paragraphAbove(chunk, lines, own) : [];
  const cases = casesAbove(chunk, lines.slice(0, own), start);
  const warned = [...listed.said, ...warningAbove(chunk, lines, own - cases.length), ...cases];
  const warning = [
    ...warned,
    ...paragraph.filter(({ end }) => !warned.some((one) => one.end === end)),
  ];
  const isForbidden = titles.some((title) => forbidsBelow(sliceOf(chunk, title)));
  const isSaid = (title: Line) => warning.some(({ start }) => start === title.start);
  if (!isForbidden) return [...titles.filter((one) => !isSaid(one)).map(spanOf), ...warning];
  if (FORBIDS_ITSELF.test(sentence)) return warning;
  return INFINITIVE.test(sentence) ? titles.map(spanOf) : null;
}

const MAX_LISTED_LENGTH = 160;
const MAX_LISTED = 10;
/** "la apertura del tapón;": one of several things, and no sentence. */
const IS_LISTED = /^\p{Ll}|;$/u;

/**
 * "Queda prohibido:" may stand above short lines without any bullets. Those that are no sentences belong to it; of others
 * nobody can tell.
 */
function saidOfShortLines(chunk: PassageText, lines: readonly Line[], own: number) {
  const nothing = { said: [], isUnclear: false };
  for (let at = own; at > own - MAX_LISTED; at -= 1) {
    const [line, above] = [lines[at], lines[at - 1]];
    const isShort = line && line.end - line.start <= MAX_LISTED_LENGTH;
    if (!isShort || !above || above.kind === 'row' || above.kind === 'item') return nothing;
    const text = sliceOf(chunk, above);
    if (above.kind === 'prose' && endsInColon(text)) {
      if (QUALIFIES.test(text) && at < own) return { said: [spanOf(above)], isUnclear: false };
      const said = NEGATES_OR_RESTRICTS.test(text) ? saidIn(chunk, above, turnsBelow) : null;
      // Right below it the sentence is quoted with it anyway.
      if (!said || at === own) return nothing;
      const isListed = lines.slice(at, own + 1).some((one) => IS_LISTED.test(sliceOf(chunk, one)));
      return isListed ? { said: [said], isUnclear: false } : { said: [], isUnclear: true };
    }
    if (above.kind === 'title') return nothing;
  }
  return nothing;
}
