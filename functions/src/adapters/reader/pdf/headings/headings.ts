import type { ReadPage } from '../../../../domain/document/read-page';
import type { BodyPage, PdfDocument, PageFrame } from '../types';
import { createHeadings } from './page-headings';
import { pageTextOf, type PageText } from './paragraphs';
import { shownBox } from '../geometry/shown-box';

/** Each page with its headings, and its text in paragraphs; the letters of the pages around it tell what is a title. */
export function* headings(
  pages: Iterable<BodyPage>,
  document: PdfDocument,
): Generator<ReadPage, void> {
  const found = createHeadings(document);
  let learned = -1;
  for (const page of pages) {
    for (const { index, lines } of page.around) {
      if (index <= learned) continue;
      found.learn(lines);
      learned = index;
    }
    const { places, figures, ...text } = pageTextOf(page.lines, found.of(page.index, page.lines));
    const placed = placedLines(places, page.frame);
    yield {
      number: page.index + 1,
      reference: page.reference,
      ...text,
      ...(placed.length > 0 && { placed }),
      ...(figures.length > 0 && { figures }),
      ...(page.isAside && { isAside: true }),
      ...(page.isCoarse && { isCoarse: true }),
      ...(page.unreadable && { unreadable: page.unreadable }),
    };
  }
}

/** Letters reach so far above their baseline and below it, as shares of the line's height. */
const ABOVE = 0.8;
const BELOW = 0.2;

/** Where the lines of a text stand on their page. One that does not run like the page's is placed nowhere. */
const placedLines = (
  places: PageText['places'],
  frame: PageFrame,
): NonNullable<ReadPage['placed']> =>
  places.flatMap(({ line, start, end }) => {
    const { left, right, baseline, lastBaseline, size, turns = frame.turns } = line;
    if ((line.turned && line.turns === undefined) || end <= start) return [];
    const [top, bottom] = [baseline + ABOVE * size, lastBaseline - BELOW * size];
    const box = shownBox({ ...frame, turns }, { left, right, top, bottom });
    return box ? [{ start, end, box }] : [];
  });
