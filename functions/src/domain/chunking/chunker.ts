import type { Chunk } from '../ports/records';
import type { ReadPage } from '../document/read-page';
import { blocksWithin, type Block } from '../document/block';
import { categoryOf } from './category';
import { pack } from './pack';
import { trimSpan, type Span } from '../text/sentences';
import { segmentsOf } from './segments';

/** A chunk before it belongs to a revision of a manual. */
type Passage = Pick<
  Chunk,
  | 'content'
  | 'pageReference'
  | 'pageNumber'
  | 'headings'
  | 'category'
  | 'start'
  | 'end'
  | 'blocks'
  | 'isCoarse'
>;

type Heading = ReadPage['headings'][number];
type Section = Span & { path: string[] };

/**
 * Cuts pages into passages, page after page: a heading holds until the next one that is not deeper, over pages too.
 * No passage crosses a page or a heading; only headings that follow each other at once share one.
 */
export function createChunker(): (page: ReadPage & { blocks?: Block[] }) => Passage[] {
  const open: Heading[] = [];
  return (page) => {
    // A table of contents has the words of every question, and only ever the wrong page.
    if (page.isAside) return [];
    return sectionsOf(page, open).flatMap(({ path, ...section }) =>
      pack(page.text, segmentsOf(page.text, section)).map(({ start, end }) => {
        const content = page.text.slice(start, end);
        return {
          content,
          pageReference: page.reference,
          pageNumber: page.number,
          headings: path,
          category: categoryOf(content, path),
          start,
          end,
          blocks: blocksWithin(page.blocks ?? [], { start, end }),
          ...(page.isCoarse && { isCoarse: page.isCoarse }),
        };
      }),
    );
  };
}

/** The stretches of a page between its headings, each with the headings above it. `open` goes on to the next page. */
function sectionsOf(page: ReadPage, open: Heading[]): Section[] {
  const sections: Section[] = [];
  const headings = page.headings.toSorted((a, b) => a.offset - b.offset);
  const before = { start: 0, end: headings[0]?.offset ?? page.text.length };
  addSection(sections, page, { ...before, path: titlesOf(open) });
  headings.forEach((heading, index) => {
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    open.push(heading);
    const end = headings[index + 1]?.offset ?? page.text.length;
    addSection(sections, page, { start: heading.offset, end, path: titlesOf(open) });
  });
  return sections;
}

const titlesOf = (headings: readonly Heading[]): string[] => headings.map(({ title }) => title);

function addSection(sections: Section[], page: ReadPage, section: Section): void {
  const { start, end } = trimSpan(page.text, section);
  const last = sections.at(-1);
  if (start === end) return;
  const own = { ...section, start, end };
  if (last && isBareTitle(page.text, last) && isBelow(last.path, section.path)) {
    sections[sections.length - 1] = { ...own, start: last.start };
  } else {
    sections.push(own);
  }
}

/** Whether a section is nothing but its own heading: a line or two without any body. */
function isBareTitle(text: string, { start, end, path }: Section): boolean {
  const title = path.at(-1) ?? '';
  return end - start <= title.length + MAX_NUMBERING && !text.slice(start, end).includes('\n');
}

/** A printed heading is longer than its title by its number at most: "Capítulo 12.3.1 ". */
const MAX_NUMBERING = 20;

const isBelow = (path: readonly string[], other: readonly string[]): boolean =>
  other.length > path.length && path.every((title, index) => title === other[index]);

/** What is embedded and hashed for a passage: its text below its headings. */
export const embeddedText = ({ headings, content }: Pick<Chunk, 'headings' | 'content'>): string =>
  [headings.join(' › '), content].filter((part) => part !== '').join('\n');
