import { parseSynonyms } from '../../../functions/src/domain/search/synonyms';

/** A line of a file of synonyms, and where it stands; `to` is null for names of one thing. */
export type Entry = {
  place: string;
  file: string;
  section: string;
  text: string;
  from: readonly string[];
  to: readonly string[] | null;
};

/** The entries of a file in their order. Throws for a line that is none. */
export function entriesOf(file: string, text: string): Entry[] {
  let section = '';
  return text.split('\n').flatMap((line, at): Entry[] => {
    if (line.startsWith('#')) section = line;
    const { equivalents, mappings } = parseSynonyms(file, line);
    const [names, mapping] = [equivalents[0], mappings[0]];
    const from = names ?? mapping?.from;
    const entry = { place: `${file}:${at + 1}`, file, section, text: line };
    return from ? [{ ...entry, from, to: mapping?.to ?? null }] : [];
  });
}
