import type { Statement } from '@contract';
import { linesOf } from './statements';

/** A row as it is said: every cell after the name of its column. */
function rowAloud(cells: readonly string[], names: readonly string[]): string {
  const said = cells.flatMap((cell, column) => {
    if (cell === '') return [];
    const name = names[column] ?? '';
    return name === '' || column === 0 ? [cell] : [`${name}: ${cell}`];
  });
  return said.join(', ');
}

/** Voices stop at signs that only eyes need. */
const aloud = (text: string): string => text.replace(/[•◦▪·|*†‡]+/g, ' ').trim();

function linesAloud(statement: Statement): string[] {
  switch (statement.kind) {
    case 'remark':
    case 'text':
    case 'warning':
      return linesOf(statement.text);
    case 'table': {
      const names = statement.header.at(-1)?.cells ?? [];
      const rows = statement.rows.map(({ cells }) => rowAloud(cells, names));
      return [...linesOf(statement.above), ...rows, ...linesOf(statement.below)];
    }
    case 'steps': {
      const steps = statement.steps.map(({ mark, text }) => `${mark} ${text}`.trim());
      return [...linesOf(statement.above), ...steps, ...linesOf(statement.below)];
    }
  }
}

/** An answer in the pieces in which it is read aloud: some voices fall silent in the middle of long ones. */
export const spokenText = (statements: readonly Statement[]): string[] =>
  statements
    .flatMap(linesAloud)
    .map(aloud)
    .filter((line) => line !== '');
