import type { Span } from '../../text/sentences';
import type { Line } from '../../document/line';
import { ENDS_SENTENCE, endsInColon, sliceOf } from '../../document/lines';
import { linesByBlock, linesIn, type PassageText } from '../../document/passage-lines';
import { WARNS } from '../../text/warning-words';
import { isLabelOfSentence } from '../../document/meaning-words';
import { beginsNote, notesAtStart, notesIn, type ReadNote } from '../../document/notes';
import { quotableSentences } from './quotable-sentences';
import { quotableRows } from './quotable-rows';
import { asRead, type LineRun, type Quotable, type TextRun } from './quotable';

/** Lists up to this many characters are quoted whole; of longer ones the items that answer, with their introduction. */
const MAX_WHOLE_LIST_LENGTH = 700;

const textOf = (content: string, spans: readonly Span[]): string =>
  spans.map(({ start, end }) => asRead(content.slice(start, end))).join('\n');

/** The last sentence of a line, when it announces what follows. */
function introOf(content: string, line: Line | undefined): Span | null {
  if (!line || line.kind === 'row' || line.kind === 'item') return null;
  if (!endsInColon(content.slice(line.start, line.end))) return null;
  const before = content.slice(line.start, line.end).search(/(?<![^.!?…])[^.!?…]*:["»”’)\]]*$/);
  const start = line.start + Math.max(0, before);
  const space = content.slice(start, line.end).search(/\S/);
  return { start: start + Math.max(0, space), end: line.end };
}

/** Neighbouring lines of one kind; titles belong to what stands below them. */
function runsOf(passage: PassageText): LineRun[] {
  const { content } = passage;
  const runs: LineRun[] = [];
  let title = '';
  let outer = '';
  let previous: Line | undefined;
  const around = () => {
    const before = previous && content.slice(previous.start, previous.end);
    return {
      title,
      intro: introOf(content, previous),
      lead: previous?.kind === 'prose' ? (before ?? '') : '',
      isFirst: runs.every(({ kind }) => kind === 'table'),
      isCut: before !== undefined && !ENDS_SENTENCE.test(before),
    };
  };
  const add = (line: Line): void => {
    const last = runs.at(-1);
    if (line.kind === 'title') {
      title = content.slice(line.start, line.end);
      if (!isLabelOfSentence(title)) outer = title;
    } else if (line.kind === 'item' && previous?.kind === 'item' && last?.kind === 'list')
      last.lines.push(line);
    else runs.push({ kind: line.kind === 'item' ? 'list' : 'prose', lines: [line], ...around() });
  };
  for (const { block, lines } of linesByBlock(passage)) {
    if (block.kind === 'table') {
      // "Precaución", a sentence, and then a table: what the label stands above is the sentence.
      if (previous?.kind !== 'title') title = outer;
      runs.push({ kind: 'table', block, ...around() });
      previous = lines.at(-1);
    } else {
      for (const line of lines) {
        add(line);
        previous = line;
      }
    }
  }
  return runs;
}

/** A list is quoted with the sentence that introduces it: "Nunca haga lo siguiente:" decides what its items mean. */
function quotableLists(content: string, { lines, intro, title, lead }: TextRun): Quotable[] {
  const first = lines[0];
  const last = lines.at(-1);
  if (!first || !last) return [];
  const whole: Span = { start: intro?.start ?? first.start, end: last.end };
  // "ADVERTENCIA", "116) No…", "117) Nunca…": warnings of all that the section tells, and no steps.
  const areWarnings = WARNS.test(title) && /^\d+\)/.test(content.slice(first.start, first.end));
  const isOrdered = !areWarnings && /^\(?\w/.test(content.slice(first.start, first.end));
  const parts: Span[][] = areWarnings
    ? lines.map(({ start, end }) => [{ start, end }])
    : isOrdered || whole.end - whole.start <= MAX_WHOLE_LIST_LENGTH
      ? [[whole]]
      : lines.map(({ start, end }) => [...(intro ? [intro] : []), { start, end }]);
  return parts.map((spans) => ({
    kind: 'list',
    spans,
    text: textOf(content, spans),
    context: [title, isOrdered || !intro ? lead : content.slice(intro.start, intro.end)].join('\n'),
    isOrdered,
  }));
}

/** The notes with which the next passage begins, for the rows with which this one ends. */
function notesBeyond(
  { content }: PassageText,
  lines: readonly Line[],
  next?: PassageText,
): ReadNote[] {
  const last = lines.at(-1);
  const isCut = last?.kind === 'row' || (last && beginsNote(content.slice(last.start, last.end)));
  if (!next || !isCut) return [];
  return notesAtStart(next, linesIn(next)).map(({ mark, span }) => ({
    mark,
    text: sliceOf(next, span),
    start: content.length,
  }));
}

/** All that a passage lets be quoted, in reading order; notes of rows with those, not by themselves. */
export function quotablesOf(passage: PassageText, next?: PassageText): Quotable[] {
  const { content } = passage;
  const lines = linesIn(passage);
  const notes = notesIn(passage, lines);
  const read = [
    ...notes.map(({ mark, span }) => ({ mark, text: sliceOf(passage, span), start: span.start })),
    ...notesBeyond(passage, lines, next),
  ];
  const quotables = runsOf(passage).flatMap((run) => {
    if (run.kind === 'list') return quotableLists(content, run);
    if (run.kind === 'table') return quotableRows(content, run.block, { ...run, notes: read });
    return quotableSentences(content, run);
  });
  const rows = quotables.filter(({ note }) => note).map(({ note = '' }) => note);
  const isNote = ({ kind, spans }: Quotable): boolean => {
    const { start = -1 } = spans.at(-1) ?? {};
    return notes.some(
      ({ span }) =>
        kind !== 'row' &&
        span.start <= start &&
        start < span.end &&
        rows.some((note) => note.includes(content.slice(span.start, span.end))),
    );
  };
  return rows.length > 0 ? quotables.filter((one) => !isNote(one)) : quotables;
}
