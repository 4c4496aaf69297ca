import type { Statement } from '@contract';

const rowOf = (cells: readonly string[]): string => cells.filter(Boolean).join(' · ');

/** The manual's words as plain text; a remark of ours is none of them. */
export function wordsOf(statement: Statement): string {
  switch (statement.kind) {
    case 'remark':
      return '';
    case 'text':
    case 'warning':
      return statement.text;
    case 'table': {
      const { above, header, rows, below } = statement;
      return [above, ...[...header, ...rows].map(({ cells }) => rowOf(cells)), below]
        .filter(Boolean)
        .join('\n');
    }
    case 'steps': {
      const { above, steps, below } = statement;
      return [above, ...steps.map(({ mark, text }) => `${mark} ${text}`.trim()), below]
        .filter(Boolean)
        .join('\n');
    }
  }
}

const MAX_NAME_LENGTH = 80;

/** What a statement is called by those who listen: its first line, or as much of it as a name may have. */
export function nameOfStatement(statement: Statement | undefined): string {
  const [line = ''] = statement ? wordsOf(statement).split('\n') : [];
  return line.length > MAX_NAME_LENGTH ? `${line.slice(0, MAX_NAME_LENGTH).trimEnd()}…` : line;
}
