import type { ReadDocument, ReadPage } from '../../domain/ports';
import { rankHeadings } from './pdf/heading-depths';

/** A whole document with the depth of its headings: its parts may be read by several processes, which do not know it. */
export const ranked = (document: ReadDocument): ReadDocument => ({
  ...document,
  pages: mapped(document.pages, rankHeadings()),
});

async function* mapped(pages: ReadDocument['pages'], change: (page: ReadPage) => ReadPage) {
  for await (const page of pages) yield change(page);
}
