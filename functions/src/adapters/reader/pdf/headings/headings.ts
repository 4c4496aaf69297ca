import type { ReadPage } from '../../../../domain/document/read-page';
import type { BodyPage, PdfDocument } from '../types';
import { createHeadings } from './page-headings';
import { pageTextOf } from './paragraphs';
import { placedLines } from './placed-lines';

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
