import type { ReadDocument, ReadPage } from '../../domain/document/read-page';
import { openDocument } from './open-document';
import { rankHeadings } from './heading-depths';

/** A whole document with the depth of its headings: its parts may be read by several processes, which do not know it. */
export const withHeadingDepths = (document: ReadDocument): ReadDocument => ({
  ...document,
  pages: mapped(document.pages, rankHeadings()),
});

/** Reads a file in this process as the product reads it in others: for files that are trusted. */
export const openWhole = async (path: string): Promise<ReadDocument> =>
  withHeadingDepths(await openDocument(path));

async function* mapped(pages: ReadDocument['pages'], change: (page: ReadPage) => ReadPage) {
  for await (const page of pages) yield change(page);
}
