import type { Statement } from '@contract';
import type { NewSearch } from '../ports';

/** Bytes that an answer may take at most: whoever opens the history loads a hundred of them, and a record holds a megabyte. */
export const LARGEST_ANSWER = 200_000;

const UNMARKED = 'Esta respuesta es tan larga que se guarda sin sus marcas en las páginas.';
const UNSTRUCTURED =
  'Esta respuesta es tan larga que se guarda sin sus marcas en las páginas, y sus fragmentos como texto seguido.';

type Kept = NewSearch;

const bytesOf = (search: Kept): number => Buffer.byteLength(JSON.stringify(search));

const withoutBoxes = (statement: Statement): Statement =>
  'citations' in statement
    ? { ...statement, citations: statement.citations.map((one) => ({ ...one, boxes: [] })) }
    : statement;

const withoutBlocks = (sources: Kept['sourceDocuments']): Kept['sourceDocuments'] =>
  sources.map(({ metadata }) => ({ metadata: { ...metadata, blocks: [] } }));

const saying = (search: Kept, remark: string): Kept => ({
  ...search,
  response: `${search.response}\n\n${remark}`,
  statements: [...(search.statements ?? []), { kind: 'remark', text: remark }],
});

/**
 * An answer as it is kept: whole where it takes no more than `limit` bytes, else without the places of its quotations on their
 * pages, and where that is not enough without the structure of its excerpts. Their words are kept, and what is left out is said.
 */
export function keptAnswer(answer: Kept, limit = LARGEST_ANSWER): Kept {
  if (bytesOf(answer) <= limit) return answer;
  const plain = { ...answer, statements: (answer.statements ?? []).map(withoutBoxes) };
  const unmarked = saying(plain, UNMARKED);
  if (bytesOf(unmarked) <= limit) return unmarked;
  const { sourceDocuments, suggestions } = plain;
  const bare = {
    sourceDocuments: withoutBlocks(sourceDocuments),
    suggestions: withoutBlocks(suggestions),
  };
  return saying({ ...plain, ...bare }, UNSTRUCTURED);
}
