import type { ManualRecord } from '../ports/records';
import type { ComposedAnswer } from './compose-answer';

type Manual = Pick<ManualRecord, 'id' | 'originalFilename' | 'isTextOnly'>;

const sentenceOf = (names: readonly string[]): string =>
  `De ${names.map((name) => `«${name}»`).join(' y ')} solo se ha podido leer el texto: puede faltar lo que dicen sus tablas. Compruébalo en el documento.`;

/**
 * The same answer where a manual was read without its tables: never without reserve, and with a sentence that says why. Where
 * nothing was found, that sentence is about all manuals that were asked.
 */
export function withTextOnly(composed: ComposedAnswer, manuals: readonly Manual[]): ComposedAnswer {
  const cited = new Set(composed.sourceDocuments.map(({ metadata }) => metadata.manualId));
  const meant = manuals.filter(
    ({ id, isTextOnly }) => isTextOnly && (cited.size === 0 || cited.has(id)),
  );
  if (meant.length === 0) return composed;
  const sentence = sentenceOf(meant.map(({ originalFilename }) => originalFilename));
  return {
    ...composed,
    response: `${composed.response}\n\n${sentence}`,
    statements: [...composed.statements, { kind: 'remark', text: sentence, doubt: 'text-only' }],
    confidence: composed.confidence === 'high' ? 'medium' : composed.confidence,
  };
}
