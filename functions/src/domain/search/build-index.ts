import { remembering } from '../shared/remembering';
import { fieldTermsOf } from './fields';
import { encodeIndex } from './index-format';
import { lexemeOf } from '../spanish/lexemes';
import { packField } from './packed-field';

export type IndexedText = { id: string; text: string };

/** Builds the compact index of the given texts; see `search.ts` for searching it. */
export function buildLexicalIndex(documents: readonly IndexedText[]): Uint8Array {
  const lexeme = remembering(lexemeOf);
  const terms = documents.map(({ text }) => fieldTermsOf(text, lexeme));
  return encodeIndex({
    ids: documents.map(({ id }) => id),
    fields: {
      stem: packField(terms.map(({ stem }) => stem)),
      exact: packField(terms.map(({ exact }) => exact)),
      gram: packField(terms.map(({ gram }) => gram)),
    },
  });
}

/** What is indexed of a passage: its headings are words by which it is found, though it does not repeat them. */
export const indexedText = ({
  headings,
  content,
}: {
  headings: string[];
  content: string;
}): string => [...headings, content].join('\n');

/** The index of a manual's passages, by their ids. */
export const indexOfChunks = (
  chunks: readonly { id: string; headings: string[]; content: string }[],
): Uint8Array =>
  buildLexicalIndex(chunks.map((chunk) => ({ id: chunk.id, text: indexedText(chunk) })));
