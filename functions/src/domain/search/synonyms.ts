import { filesIn, linesIn, linesOfFile, type DataLine } from '../spanish/data-lines';

/** What owners say, and what manuals may call it: it is looked for, too, but not the other way round. */
type Mapping = { from: readonly string[]; to: readonly string[] };

type Synonyms = {
  /** Names of one thing, which stand for one another; a name may have several words. */
  equivalents: readonly (readonly string[])[];
  mappings: readonly Mapping[];
};

const ARROW = ' => ';
/** Words in lower case with single spaces between them, as a manual is indexed. */
const NAME = /^[\p{Ll}\p{N}]+(?:[ .][\p{Ll}\p{N}]+)*$/u;
const NAMES = /^[\p{Ll}\p{N}]+(?:(?:[ .]|, )[\p{Ll}\p{N}]+)*$/u;

function namesIn(list: string, { fails }: DataLine): string[] {
  const names = list.split(', ');
  // All at once: each by itself takes twice as long.
  if (!NAMES.test(list)) fails(`"${names.find((name) => !NAME.test(name))}" is no name`);
  if (new Set(names).size < names.length) fails('a name stands in it twice');
  return names;
}

function readLine(line: DataLine): Mapping | string[] {
  const [from = '', to, ...more] = line.text.split(ARROW);
  if (more.length > 0) return line.fails('more than one arrow');
  const names = namesIn(from, line);
  if (to !== undefined) return { from: names, to: namesIn(to, line) };
  return names.length > 1 ? names : line.fails('one name alone');
}

function fromLines(lines: readonly DataLine[]): Synonyms {
  const equivalents: string[][] = [];
  const mappings: Mapping[] = [];
  for (const entry of lines.map(readLine)) {
    if (Array.isArray(entry)) equivalents.push(entry);
    else mappings.push(entry);
  }
  return { equivalents, mappings };
}

/**
 * Reads synonyms in Solr's format: `a, b, c` are names of one thing, `a, b => c, d` says that `a` and `b` may mean `c`
 * and `d`, `#` begins a comment. Other than Solr, which puts the right side in place of the left one, a question keeps its
 * own words beside them. Throws, with file and line, for what is neither.
 */
export const parseSynonyms = (file: string, text: string): Synonyms =>
  fromLines(linesIn(file, text));

/**
 * The lexicon: names on both shores of the Atlantic, in workshops and in the mouths of owners. Questions are widened by
 * them, manuals are indexed as they are.
 */
export const readLexicon = (): Synonyms => fromLines(filesIn('lexicon').flatMap(linesOfFile));
