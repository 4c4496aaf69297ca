import { openWhole } from '../../functions/src/adapters/reader/whole-document';
import {
  documentPages,
  type DocumentPage,
} from '../../functions/src/domain/document/document-page';
import { manualParts, type ManualPart } from '../../functions/src/domain/findings/manual-part';

/** What finders are given of the manual that lies there. */
export async function partsOf(path: string): Promise<ManualPart[]> {
  const structured = documentPages();
  const pages: DocumentPage[] = [];
  for await (const page of (await openWhole(path)).pages) pages.push(structured(page));
  return manualParts(pages);
}
