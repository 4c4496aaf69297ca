import type { Span } from '../chunking/sentences';
import { announcement, forbidsBelow, saidIn, turnsBelow, turnsBeyond } from './announcement';
import { endsInColon, linesOf, sliceOf, spanOf, type Line, type PassageText } from './lines';
import { beginOfList, formOf, INFINITIVE } from './list-form';
import { HOLDS_WHEN, QUALIFIES, TURNS, WARNS } from './meaning-words';
import type { Statement } from './statements';

/** Longer ones are chapters of their own. */
export const LONGEST_WARNING = 400;

/** A warning right above, with its label or below it: it is about what follows. */
function warningAbove(chunk: PassageText, lines: readonly Line[], at: number): Span[] {
  const [label, text] = [lines[at - 2], lines[at - 1]];
  if (!text || text.kind === 'row' || text.kind === 'item') return [];
  const isLabelled = label?.kind === 'title' && WARNS.test(sliceOf(chunk, label));
  if (!isLabelled && !WARNS.test(sliceOf(chunk, text))) return [];
  const span = { start: isLabelled ? label.start : text.start, end: text.end };
  return span.end - span.start <= LONGEST_WARNING ? [span] : [];
}

const decides = (title: string, isNearest: boolean): boolean =>
  forbidsBelow(title) || QUALIFIES.test(title) || (isNearest && HOLDS_WHEN.test(title));

/**
 * Titles above a line that decide what it means: the nearest one, and those of the sections that it stands in. Figures of a
 * row mean nothing without their table's title, and steps not what they are for.
 */
function titlesAbove(
  chunk: PassageText,
  lines: readonly Line[],
  at: number,
  needsTitle: boolean,
): Line[] {
  const titles = lines.slice(0, at).filter(({ kind, isGroup }) => kind === 'title' && !isGroup);
  const nearest = titles.at(-1);
  const said = titles
    .filter((title) => title === nearest || chunk.headings.includes(sliceOf(chunk, title)))
    .filter(
      (title) =>
        (needsTitle && title === nearest) || decides(sliceOf(chunk, title), title === nearest),
    );
  return lines[at]?.kind === 'row' ? [...said, ...groupAbove(lines.slice(0, at))] : said;
}

/** The titles within its table that stand above a row: the nearest one, and those right above it. */
function groupAbove(above: readonly Line[]): Line[] {
  const end = above.findLastIndex(({ kind }) => kind !== 'row') + 1;
  const begin = above.slice(0, end).findLastIndex(({ isGroup }) => !isGroup) + 1;
  return above.slice(begin, end);
}

/** Items above, beyond a remark or of another form, that must not be done: nobody can tell whether these belong to them. */
function mayGoOnFromAbove(chunk: PassageText, lines: readonly Line[], at: number): boolean {
  const item = lines.slice(Math.max(0, at - 1), at + 1).findLast(({ kind }) => kind === 'item');
  return item !== undefined && governing(chunk, item)?.length !== 0;
}

type Quoted = {
  start: number;
  kind: Statement['kind'] | Line['kind'];
  /** Rows and steps, which say nothing of what they are about. */
  needsTitle?: boolean;
};

/** Sentences that say by themselves what must not be done. */
const FORBIDS_ITSELF = /^(?:no|nunca|jamás|evite|never|do not|don['’]t)(?!\p{L})/iu;

/**
 * What must be quoted above something, in reading order, so that it is not read as the opposite; null where that cannot be
 * told.
 */
export function governing(
  chunk: PassageText,
  { start, kind, needsTitle = false }: Quoted,
): Span[] | null {
  const lines = linesOf(chunk.content, chunk.headings);
  const own = lines.findIndex((line) => line.start <= start && start < line.end);
  const titles = titlesAbove(chunk, lines, own, needsTitle);
  if (kind === 'row') return [...titles.map(spanOf), ...paragraphAbove(chunk, lines, own)];
  if (formOf(chunk, lines[own]) === null)
    return aboveSentence(chunk, lines, { own, start, titles });
  return aboveItem(chunk, lines, own, titles.map(spanOf));
}

/** What the paragraph right above a table, or above facts, says of all of them: when they hold, or for which vehicles. */
function paragraphAbove(chunk: PassageText, lines: readonly Line[], own: number): Span[] {
  const kind = lines[own]?.kind;
  const at = lines
    .slice(0, Math.max(0, own))
    .findLastIndex((line) => line.kind !== kind && !line.isGroup);
  const above = lines[at];
  const said = above?.kind === 'prose' ? saidIn(chunk, above, turnsBelow) : null;
  return said && said.end - said.start <= LONGEST_WARNING ? [said] : [];
}

/** Above a sentence, in which a title that forbids is an odd one: the sentence says itself what it forbids, or nobody can tell. */
function aboveSentence(
  chunk: PassageText,
  lines: readonly Line[],
  { own, start, titles }: { own: number; start: number; titles: readonly Line[] },
): Span[] | null {
  const listed = saidOfShortLines(chunk, lines, own);
  if (listed.isUnclear) return null;
  const isFact = lines[own]?.kind === 'fact';
  const paragraph = isFact && listed.said.length === 0 ? paragraphAbove(chunk, lines, own) : [];
  const warned = [...listed.said, ...warningAbove(chunk, lines, own)];
  const warning = [
    ...warned,
    ...paragraph.filter(({ end }) => !warned.some((one) => one.end === end)),
  ];
  const isForbidden = titles.some((title) => forbidsBelow(sliceOf(chunk, title)));
  if (!isForbidden) return [...titles.map(spanOf), ...warning];
  const sentence = chunk.content.slice(start, lines[own]?.end);
  if (FORBIDS_ITSELF.test(sentence)) return warning;
  return INFINITIVE.test(sentence) ? titles.map(spanOf) : null;
}

const LONGEST_LISTED = 160;
const MOST_LISTED = 10;
/** "la apertura del tapón;": one of several things, and no sentence. */
const IS_LISTED = /^\p{Ll}|;$/u;

/**
 * "Queda prohibido:" may stand above short lines without any bullets. Those that are no sentences belong to it; of others
 * nobody can tell.
 */
function saidOfShortLines(chunk: PassageText, lines: readonly Line[], own: number) {
  const nothing = { said: [], isUnclear: false };
  for (let at = own; at > own - MOST_LISTED; at -= 1) {
    const [line, above] = [lines[at], lines[at - 1]];
    const isShort = line && line.end - line.start <= LONGEST_LISTED;
    if (!isShort || !above || above.kind === 'row' || above.kind === 'item') return nothing;
    const text = sliceOf(chunk, above);
    if (above.kind === 'prose' && endsInColon(text)) {
      if (QUALIFIES.test(text) && at < own) return { said: [spanOf(above)], isUnclear: false };
      const said = TURNS.test(text) ? saidIn(chunk, above, turnsBelow) : null;
      // Right below it the sentence is quoted with it anyway.
      if (!said || at === own) return nothing;
      const isListed = lines.slice(at, own + 1).some((one) => IS_LISTED.test(sliceOf(chunk, one)));
      return isListed ? { said: [said], isUnclear: false } : { said: [], isUnclear: true };
    }
    if (above.kind === 'title') return nothing;
  }
  return nothing;
}

function aboveItem(
  chunk: PassageText,
  lines: readonly Line[],
  own: number,
  titles: readonly Span[],
): Span[] | null {
  const aboveAt = beginOfList(chunk, lines, own) - 1;
  const above = lines[aboveAt];
  const said = above ? announcement(chunk, above, turnsBelow) : null;
  if (above && said) {
    const outer = saidFurtherUp(chunk, lines, aboveAt);
    return [...titles.filter(({ start }) => start !== said.start), ...outer, said];
  }
  if (!above || above.kind === 'title') return [...titles];
  if (mayGoOnFromAbove(chunk, lines, aboveAt)) return null;
  return [...titles, ...warningAbove(chunk, lines, aboveAt + 1)];
}

/** What stands before a sentence that only announces ("Por ejemplo:"): the paragraph above it, or the item that it belongs to. */
function saidFurtherUp(chunk: PassageText, lines: readonly Line[], at: number): Span[] {
  const [above, line] = [lines[at - 1], lines[at]];
  if (!above || !line || TURNS.test(sliceOf(chunk, line))) return [];
  if (above.kind !== 'prose') return [];
  const said = saidIn(chunk, above, turnsBeyond);
  return said ? [said] : [];
}

/**
 * Headings that decide what a quotation means, for where the passage does not hold them; rows and steps that have no
 * other title have the nearest. Null where the nearest one forbids and nobody can tell whether it means this.
 */
export function governingHeadings(
  chunk: PassageText,
  { start, kind, needsTitle = false }: Quoted,
  isTitled: boolean,
): string[] | null {
  const { headings, content } = chunk;
  const nearest = headings.at(-1) ?? '';
  const lines = linesOf(content, headings);
  const own = lines.find((line) => line.start <= start && start < line.end);
  const sentence = content.slice(start, own?.end);
  const isListed = kind === 'row' || formOf(chunk, own) !== null || INFINITIVE.test(sentence);
  if (!isListed && forbidsBelow(nearest) && !FORBIDS_ITSELF.test(sentence)) return null;
  const isForbidden = isListed && headings.some(forbidsBelow);
  return headings.filter((title) => {
    const isNearest = title === nearest;
    // The outer title alone would forbid also what stands below an inner one that advises.
    if (isNearest && (isForbidden || (needsTitle && !isTitled))) return true;
    return forbidsBelow(title) ? isListed : decides(title, isNearest);
  });
}
