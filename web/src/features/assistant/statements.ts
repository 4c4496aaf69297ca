import type { SearchResponse, Statement } from '@contract';
import { splitFigures, type TextPart } from './figures';

/** A note to what was answered: its figures are not what was asked for. */
const BEGINS_NOTE = /^(?:[*†‡¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍ]|\(\d{1,2}\)|\(\*+\))/u;

/** The words and figures of one line; a note has words only. */
export const partsOfLine = (line: string): TextPart[] =>
  BEGINS_NOTE.test(line) ? [{ kind: 'text', text: line }] : splitFigures(line);

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The parts of an answer; of one that has none, its paragraphs, which blank lines part. */
export const statementsOf = ({
  statements,
  response,
}: Pick<SearchResponse, 'statements' | 'response'>): Statement[] =>
  statements.length > 0
    ? statements
    : response
        .split(/\n\s*\n/)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => ({ kind: 'text', text, citations: [] }));

/** What a statement says, as text: the cells of a row beside each other. */
function wordsOf(statement: Statement): string {
  if (statement.kind !== 'table' && statement.kind !== 'steps') return statement.text;
  const lines =
    statement.kind === 'table'
      ? statement.rows.map(({ cells }) => cells.join(' '))
      : statement.steps.map(({ mark, text }) => `${mark} ${text}`.trim());
  return [statement.above, ...lines, statement.below].filter(Boolean).join('\n');
}

/** What an answer says on the authority of one of its sources (a position, from 0). */
export const saidOf = (statements: readonly Statement[], source: number): string[] =>
  statements
    .filter(
      (statement) =>
        statement.kind !== 'remark' &&
        statement.citations.some((citation) => citation.source === source),
    )
    .map(wordsOf);
