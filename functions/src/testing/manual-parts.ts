import { documentPages } from '../domain/document/document-page';
import { manualParts, type ManualPart } from '../domain/findings/manual-part';

export type Heading = { title: string; depth: number };
type Line = string | Heading;
export type Page = readonly Line[];

export const row = (...cells: string[]): string => cells.join('\t');

/** Lines below headings, each of which stands below the one before. */
export const below = (titles: readonly string[], ...lines: string[]): Page => [
  ...titles.map((title, above) => ({ title, depth: above + 1 })),
  ...lines,
];

const textOf = (line: Line): string => (typeof line === 'string' ? line : line.title);

/** A manual of pages, some of whose lines are headings, as finders are given it. */
export function partsOfPages(...pages: Page[]): ManualPart[] {
  const structured = documentPages();
  const read = pages.map((lines, at) => {
    const headings = lines.flatMap((line, place) => {
      const offset = lines
        .slice(0, place)
        .map((one) => `${textOf(one)}\n`)
        .join('').length;
      return typeof line === 'string' ? [] : [{ ...line, offset }];
    });
    const text = lines.map(textOf).join('\n');
    return structured({ number: at + 1, reference: `p. ${at + 1}`, text, headings });
  });
  return manualParts(read);
}
