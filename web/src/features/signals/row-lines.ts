import type { Quote, Signal } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { namedCells, onOneLine } from '../../lib/one-line';
import { saysColour } from './views';

export type RowLine = { label: string; words: string };

type Row = Pick<Quote, 'text' | 'columns'>;

const filledLines = ({ text, columns }: Row): RowLine[] =>
  namedCells(text, columns)
    .map(({ name, cell }) => ({ label: withFiguresWhole(name), words: onOneLine(cell) }))
    .filter(({ words }) => words !== '');

/** The cells of a row that is quoted, one a line, each with the name of its column where the table has one; none of a sentence. */
export function rowLines(row: Row): RowLine[] {
  const filled = filledLines(row);
  return filled.length > 1 ? filled : [];
}

/** Where the sentence begins in which a phrase stands: "Fijo: apague; si persiste, acuda al taller". */
function startOf(cell: string, phrase: string): number {
  const at = cell.indexOf(phrase);
  const before = /[^.!?]*$/.exec(cell.slice(0, Math.max(0, at)))?.[0] ?? '';
  return at < 0 ? at : at - before.trimStart().length;
}

/**
 * Of a cell that tells of each state, what it says of one: the sentences from the one that decides there to that of another
 * one. All of it where it does not tell them apart.
 */
function halfOf(cell: string, phrase: string, others: readonly string[]): string {
  const start = startOf(cell, phrase);
  const starts = others
    .map((other) => startOf(cell, other))
    .filter((at) => at >= 0 && at !== start);
  if (start < 0 || starts.length === 0) return cell;
  const isFirst = starts.every((at) => at > start);
  const end = Math.min(cell.length, ...starts.filter((at) => at > start));
  return cell.slice(isFirst ? 0 : start, end).trim();
}

const IS_COLOUR = /^color(?:es)?$/iu;
const ONE_WORD = /^\P{L}*\p{L}+\P{L}*$/u;

type Light = Pick<Signal, 'name' | 'colours' | 'meanings'>;

/** The same of a light in one state, without what its name and its drawing say already. */
export function linesOfLight(row: Row, { name, colours, meanings }: Light, said = ''): RowLine[] {
  const phrase = onOneLine(said);
  if (rowLines(row).length === 0) return [];
  const phrases = meanings.flatMap(({ deciding }) => (deciding ? onOneLine(deciding.phrase) : []));
  const others = phrases.filter((other) => other !== phrase);
  const lines = filledLines(row)
    .map(({ label, words }) => ({ label, words: halfOf(words, phrase, others) }))
    .filter(({ words }) => words !== '');
  /** What decides is what somebody looks for; of which colour it is they have seen. */
  const rank = ({ label, words }: RowLine) =>
    IS_COLOUR.test(label) ? 2 : words.includes(phrase) ? 0 : 1;
  const isDrawn = ({ words }: RowLine) =>
    words.toLowerCase() === name.toLowerCase() ||
    (ONE_WORD.test(words) && saysColour(words, colours));
  const told = lines.filter((line) => !isDrawn(line));
  return (told.length > 0 ? told : lines).toSorted((one, other) => rank(one) - rank(other));
}

const isSame = (one: RowLine, other: RowLine): boolean =>
  one.label === other.label && one.words === other.words;

/** What all of several quotations say: it is said once, below them. None of one alone. */
export const sharedLines = ([first = [], ...others]: readonly RowLine[][]): RowLine[] =>
  others.length === 0
    ? []
    : first.filter((line) => others.every((lines) => lines.some((one) => isSame(one, line))));

export const withoutShared = (lines: readonly RowLine[], shared: readonly RowLine[]): RowLine[] =>
  lines.filter((line) => !shared.some((one) => isSame(one, line)));
