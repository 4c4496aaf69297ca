import { statementsOf } from '../../../lib/cited-pages';
import { formatDate } from '../../../lib/format';
import { referenceOf } from '../excerpt/source-reference';
import type { ShownAnswer } from './shown-answer';
import { wordsOf } from '../excerpt/statement-words';

/** An answer as it is given to others: never a link, which would only lead its owner to it. */
export function sharedText(answer: ShownAnswer, vehicle: string | null): string {
  const places = [...new Set(answer.sourceDocuments.map(referenceOf))];
  const day = formatDate(answer.createdAt).split(',')[0];
  const said =
    places.length > 0
      ? statementsOf(answer).map(wordsOf).filter(Boolean)
      : ['No se ha encontrado en el manual.'];
  return [
    [answer.query, vehicle].filter(Boolean).join('\n'),
    ...said,
    places.length > 0 ? `En el manual: ${places.join('; ')}` : '',
    `Respuesta de una IA a partir del manual, del ${day}: puede equivocarse, y prevalece lo que dice el manual.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
