import type { SourceDocument, Statement } from '@contract';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A model may head what it points at with a sentence of its own (decision 0064): that one stands in no source. */
const isQuoted = (statement: Statement, said: string): boolean =>
  statement.kind !== 'text' ||
  statement.text.split('\n').every((line) => said.includes(plain(line)));

/** Whose the words of an answer are, and who may have looked for them in the wrong place. */
export function whoseWords(
  statements: readonly Statement[],
  sources: readonly SourceDocument[],
): string {
  const said = sources
    .map(({ metadata: { headings, content } }) => plain([...headings, content].join(' ')))
    .join('\n');
  return statements.every((one) => isQuoted(one, said))
    ? 'Las palabras son de tu manual; las busca una IA, que puede equivocarse.'
    : 'La respuesta es de una IA, que puede equivocarse: prevalece lo que dice el manual.';
}
