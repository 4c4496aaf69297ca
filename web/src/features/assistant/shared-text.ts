import type { Statement } from '@contract';
import { formatDate } from '../../lib/format';
import { referenceOf } from './source-reference';
import type { ShownAnswer } from './shown-answer';
import { statementsOf } from '../../lib/cited-pages';

const rowOf = (cells: readonly string[]): string => cells.filter(Boolean).join(' · ');

/** The manual's words as plain text; a remark of ours is none of them. */
function wordsOf(statement: Statement): string {
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

/** An answer as it is given to others: never a link, which would only lead its owner to it. */
export function sharedText(answer: ShownAnswer, vehicle: string | null): string {
  const places = [...new Set(answer.sourceDocuments.map(referenceOf))];
  const day = formatDate(answer.createdAt).split(',')[0];
  const said =
    places.length > 0
      ? statementsOf(answer).map(wordsOf).filter(Boolean)
      : ['El manual no lo dice.'];
  return [
    [answer.query, vehicle].filter(Boolean).join('\n'),
    ...said,
    places.length > 0 ? `En el manual: ${places.join('; ')}` : '',
    `Respuesta de una IA a partir del manual, del ${day}: puede equivocarse, y prevalece lo que dice el manual.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
