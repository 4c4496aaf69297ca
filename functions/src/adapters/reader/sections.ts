import type { ReadPage } from '../../domain/document/read-page';
import { isBoxTitle } from '../../domain/text/warning-words';

/** A piece of a document without pages, in order: a paragraph, a list item, a table row, or a heading. */
export type Block = {
  text: string;
  /** Set on headings: 1 = outermost. */
  depth: number | null;
  /** Where it stands, from 1: a line's or a paragraph's number, the last one when it takes several. */
  first: number;
  last: number;
  /** Whether a blank line parts it from the block before. */
  isApart: boolean;
  /** Set on a row of a table that its file says to name the columns. */
  namesColumns?: boolean;
};

/** What is counted where there are no headings: "líneas 1-80". */
type Counting = { name: string; perSection: number };

/** A name in a reference is cut after so many characters. */
const MAX_NAME_LENGTH = 80;
/** Of a section, some forty pages: what is longer is the next one of the same name, so that one can be shown, and stored with its neighbours. */
const MAX_LETTERS = 100_000;
/** How many titles a reference has, from the innermost. */
const TITLES_SHOWN = 2;

/**
 * The sections of a document without pages: one for each heading with what follows it; without headings, pieces that are
 * named by where they stand. A page number is never made up.
 */
export function* sectionsOf(blocks: Iterable<Block>, counting: Counting): Generator<ReadPage> {
  const path: { depth: number; title: string }[] = [];
  let section: Block[] = [];
  let letters = 0;
  for (const given of blocks) {
    const block = isBoxTitle(given.text) ? { ...given, depth: null } : given;
    const isLong = path.length === 0 && isTooLong(section, block, counting);
    const isFull = section.length > 0 && (isLong || letters + block.text.length > MAX_LETTERS);
    if ((block.depth !== null && !isOnlyHeadings(section)) || isFull) {
      yield pageOf(section, path, counting);
      section = [];
      letters = 0;
    }
    if (block.depth !== null) {
      const { depth, text } = block;
      while ((path.at(-1)?.depth ?? 0) >= depth) path.pop();
      path.push({ depth, title: nameOf(text) });
    }
    section.push(block);
    letters += block.text.length;
  }
  if (section.length > 0) yield pageOf(section, path, counting);
}

const isTooLong = (section: readonly Block[], next: Block, { perSection }: Counting): boolean =>
  next.last - (section[0]?.first ?? 1) >= perSection;

/** Headings right after each other name one section. */
const isOnlyHeadings = (section: readonly Block[]): boolean =>
  section.every(({ depth }) => depth !== null);

function pageOf(
  section: readonly Block[],
  path: readonly { title: string }[],
  { name }: Counting,
): ReadPage {
  const headings: ReadPage['headings'] = [];
  const headRows: number[] = [];
  let text = '';
  for (const [index, block] of section.entries()) {
    const isHeading = block.depth !== null || (section[index - 1]?.depth ?? null) !== null;
    if (text !== '') text += block.isApart || isHeading ? '\n\n' : '\n';
    if (block.depth !== null) {
      headings.push({ offset: text.length, depth: block.depth, title: nameOf(block.text) });
    }
    if (block.namesColumns) headRows.push(text.length);
    text += block.text;
  }
  const [first, last] = [section[0]?.first ?? 1, section.at(-1)?.last ?? 1];
  const titles = path.slice(-TITLES_SHOWN).map(({ title }) => shorten(title));
  const reference = titles.length > 0 ? titles.join(' › ') : `${name} ${first}-${last}`;
  return { number: null, reference, text, headings, ...(headRows.length > 0 && { headRows }) };
}

/** "Apertura del capó:" is a title, too. */
const nameOf = (title: string): string => title.replace(/(?<!\s)\s*:$/, '');

const shorten = (title: string): string =>
  title.length > MAX_NAME_LENGTH ? `${title.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : title;
