import { openWhole } from '../../functions/src/adapters/reader/whole-document';
import {
  documentPages,
  type DocumentPage,
} from '../../functions/src/domain/document/document-page';
import type { ReadDocument } from '../../functions/src/domain/document/read-page';
import { manualParts, type ManualPart } from '../../functions/src/domain/findings/manual-part';
import { pathOfManual } from '../manuals/question-sets';

/** The pages of a document with what is read of their structure. */
export async function structured({ pages }: Pick<ReadDocument, 'pages'>): Promise<DocumentPage[]> {
  const structure = documentPages();
  const found: DocumentPage[] = [];
  for await (const page of pages) found.push(structure(page));
  return found;
}

/** What finders are given of a manual. */
export const partsOf = async (manual: string): Promise<ManualPart[]> =>
  manualParts(await structured(await openWhole(pathOfManual(manual))));

/** What was found, in a line; without hashes of what is quoted beside them. */
export const lineOf = (found: unknown): string =>
  JSON.stringify(found, (key, value: unknown) => (key === 'hash' ? undefined : value));
