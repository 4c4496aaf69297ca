import { forbids, opensWithLimit } from '../../text/limiting-words';
import type { Span } from '../../text/sentences';
import type { Line } from '../../document/line';
import { sentencesIn, sliceOf, spaceBefore, spanOf } from '../../document/lines';
import { linesIn, type PassageText } from '../../document/passage-lines';
import { casesBelow } from './parallel-cases';
import { leansBack } from '../quotables/quotable-sentences';
import { columnsIn } from '../../text/cells';
import { WARNS } from '../../text/warning-words';
import { changesFigure, namesCase } from '../../document/meaning-words';
import { MAX_WARNING_LENGTH } from './above-sentence';
import { beginsNote, notesAtStart, notesOf, type Note } from '../../document/notes';
import { noteMarksIn } from '../../text/note-marks';
import { alternativesOf } from '../../spanish/alternatives';

const anyOf = alternativesOf('trailing-caveats.txt');

/**
 * Words with which a sentence limits or makes conditional what stands right before it; one that forbids may have another
 * sentence between.
 */
const LIMITS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('limits')})(?!\p{L})`, 'iu');
/** Openings that limit what was said before the last sentence, too. */
const LIMITS_ALL = /^(?:s[oó]lo|solamente|únicamente|excepto|salvo|only|except)(?!\p{L})/iu;
/** Sentences that may follow. */
const REACH = 3;

/** How many of the sentences that follow are quoted, too: all up to the last one that limits. */
function limiting(sentences: readonly string[]): number {
  const followers = sentences.slice(0, REACH);
  const chain = followers.findIndex(
    (text) => !LIMITS.test(text) && !forbids(text) && !changesFigure(text),
  );
  const far = followers.findLastIndex(
    (text, at) => forbids(text) || (at === 1 && LIMITS_ALL.test(text)),
  );
  return Math.max(chain < 0 ? followers.length : chain, far + 1);
}

/** The sentences of a line from `from` on that limit what ends there. */
function withinLine({ content }: PassageText, { end }: Line, from: number): number {
  const rest = content.slice(from, end);
  const sentences = sentencesIn(rest);
  const last = sentences[limiting(sentences.map((span) => rest.slice(span.start, span.end))) - 1];
  return last ? from + last.end : from;
}

/** What limits from the paragraph below, or the next page, must lean on what was said. */
const limitsFromAfar = (sentence: string): boolean =>
  opensWithLimit(sentence) || forbids(sentence) || (leansBack(sentence) && LIMITS.test(sentence));

type Warning = { span: Span; isLabelled: boolean };

/** The paragraph below when it warns: with its own label, or with a sentence that limits or forbids. */
function warningBelow({ content }: PassageText, lines: readonly Line[]): Warning | null {
  const [below, next] = lines;
  if (!below || below.kind === 'row' || below.kind === 'item') return null;
  const text = content.slice(below.start, below.end);
  const isLabel = below.kind === 'title' && WARNS.test(text);
  // A label of a list, as of the numbered warnings at the end of a section, warns of nothing by itself.
  if (isLabel && next?.kind === 'item') return null;
  const end = isLabel && next?.kind === 'prose' ? next.end : below.end;
  const limits =
    below.kind !== 'title' && (forbids(text) || changesFigure(text) || limitsFromAfar(text));
  const warns = isLabel || WARNS.test(text) || limits;
  return warns && end - below.start <= MAX_WARNING_LENGTH
    ? { span: { start: below.start, end }, isLabelled: isLabel }
    : null;
}

/** The same with the labelled ones that follow it: a maker sets one box below another, and each is about what is above. */
function warningsBelow(passage: PassageText, lines: readonly Line[], most = REACH): Span[] {
  const warning = warningBelow(passage, lines);
  if (!warning) return [];
  const below = lines.filter(({ start }) => start >= warning.span.end);
  const isNext = most > 1 && warningBelow(passage, below)?.isLabelled === true;
  return [warning.span, ...(isNext ? warningsBelow(passage, below, most - 1) : [])];
}

const NAMES_STEP = /(?<!\p{L})pasos? \d/iu;

/** The paragraphs right below a list that are about a case in which it is done otherwise. */
function remarksBelow(passage: PassageText, lines: readonly Line[]): Span[] {
  const isRemark = (line: Line): boolean => {
    const text = sliceOf(passage, line);
    const isBeside = spaceBefore(passage.content, line.start).split('\n').length <= 2;
    const isAbout = NAMES_STEP.test(text) || (isBeside && namesCase(text));
    return line.kind === 'prose' && text.length <= MAX_WARNING_LENGTH && isAbout;
  };
  const end = lines.findIndex((line) => !isRemark(line));
  return lines.slice(0, end < 0 ? REACH : Math.min(end, REACH)).map(spanOf);
}

/** "X: no apto", "Valores en frío": what stands below a table and is about its cells, whether or not they bear a mark. */
const IS_NOTE =
  /^(?:\p{Lu}{1,2}\s?[:=]|nota|(?:los )?valores|(?:las )?presiones|con carga)(?=[\s\p{L}:]|$)/iu;

/** The label of a note whose words stand below it. */
const IS_BARE_LABEL = /^\p{L}+\s*:?$/u;

/** The lines right below a table that say more of its cells; a note with a mark says it of those that bear that, see `notesOf`. */
function notesBelow(passage: PassageText, lines: readonly Line[]): Span[] {
  const isNote = (line: Line): boolean => {
    const text = sliceOf(passage, line);
    const isShort = line.end - line.start <= MAX_WARNING_LENGTH;
    return line.kind !== 'row' && isShort && (beginsNote(text) || IS_NOTE.test(text));
  };
  const end = lines.findIndex((line) => !isNote(line));
  const notes = lines.slice(0, end < 0 ? REACH : Math.min(end, REACH));
  const last = notes.at(-1);
  const isCut = last !== undefined && IS_BARE_LABEL.test(sliceOf(passage, last));
  return notes
    .slice(0, isCut ? -1 : undefined)
    .filter((line) => !beginsNote(sliceOf(passage, line)))
    .map(spanOf);
}

function belowTable(passage: PassageText, lines: readonly Line[]): Span[] {
  const first = lines.findIndex(({ kind, isGroup }) => kind !== 'row' && !isGroup);
  if (first < 0) return [];
  const below = lines.slice(first);
  const notes = notesBelow(passage, below);
  return notes.length > 0 ? notes : warningsBelow(passage, below);
}

/**
 * What must be quoted after something that ends at `end`, because it limits it: the rest of its line, what warns below,
 * and the notes whose marks stand in it, or in the names of its columns (`marked`).
 */
export function limitsAfter(
  passage: PassageText,
  { start, end }: Span,
  marked = passage.content.slice(start, end),
): Span[] {
  const lines = linesIn(passage);
  const own = lines.findIndex((line) => line.start < end && end <= line.end);
  const line = lines[own];
  if (!line) return [];
  const below = lines.slice(own + 1);
  const reached = line.kind === 'prose' ? withinLine(passage, line, end) : end;
  const notes = notesOf(passage, below, marked + passage.content.slice(end, reached));
  if (line.kind === 'row') {
    return notes.length > 0 ? notes : belowTable(passage, below);
  }
  const remarks =
    line.kind === 'prose'
      ? casesBelow(passage, below, start)
      : line.kind === 'item' && end === line.end
        ? remarksBelow(passage, below)
        : [];
  const warnings = reached === line.end ? warningsBelow(passage, below.slice(remarks.length)) : [];
  const isNoted = (warning: Span): boolean => notes.some((note) => note.start === warning.start);
  return [
    ...(reached > end ? [{ start: end, end: reached }] : []),
    ...remarks,
    ...warnings.filter((warning) => !isNoted(warning)),
    ...notes,
  ];
}

/** What a passage begins with that limits, or notes, the end of the one before it. */
export function limitsAtStart(previous: PassageText, next: PassageText, marked = ''): Span[] {
  const last = linesIn(previous).at(-1);
  const lines = linesIn(next);
  const [first] = lines;
  if (!last || !first) return [];
  const text = sliceOf(next, first);
  const { start = 0, end: firstEnd = 0 } = sentencesIn(text)[0] ?? {};
  const sentence = text.slice(start, firstEnd);
  const marks = noteMarksIn(marked);
  const isNoted = ({ mark, span }: Note): boolean =>
    marks.has(mark) && !previous.content.includes(sliceOf(next, span));
  const notes = marks.size > 0 ? notesAtStart(next, lines).filter(isNoted) : [];
  if (notes.length > 0) return notes.map(({ span }) => span);
  // A passage of the same page repeats a sentence, and is not parted from what limits that.
  if (sliceOf(previous, last).endsWith(sentence)) return [];
  if (last.kind === 'row') {
    const goesOn = first.kind !== 'row' || columnsIn(text) === columnsIn(sliceOf(previous, last));
    return goesOn ? belowTable(next, lines) : [];
  }
  if (WARNS.test(text)) return warningsBelow(next, lines);
  if (first.kind !== 'prose' || !limitsFromAfar(sentence)) return [];
  const end = Math.max(first.start + firstEnd, withinLine(next, first, first.start));
  return end - first.start <= MAX_WARNING_LENGTH ? [{ start: first.start, end }] : [];
}
