import type { Finder, Findings } from '../domain/findings/finder';
import { manualParts, type ManualPart } from '../domain/findings/manual-part';
import type { DocumentPage } from '../domain/document/document-page';
import type { WholeDocuments } from '../domain/page-ports';
import type { RevisionKey } from '../domain/ports';

type Ports = { documents: Pick<WholeDocuments, 'all'>; findings: Findings };

/**
 * What a finder finds in a revision: as it was stored, or by looking at the document, which is stored for the next time.
 * Null where no document is stored: the manual was read before there were any, and is read again by itself.
 */
export const revisionFindings =
  ({ documents, findings }: Ports) =>
  async <Found>(uid: string, key: RevisionKey, finder: Finder<Found>): Promise<Found[] | null> => {
    const stored = await findings.load(uid, key, finder);
    if (stored) return stored;
    const parts = await partsOf({ documents }, uid, key);
    if (!parts) return null;
    const found = finder.find(parts);
    await findings.save(uid, key, finder, found);
    return found;
  };

/** The same by several finders, which look at one document once: when it has just been read. */
export const findAll =
  ({ documents, findings }: Ports) =>
  async (uid: string, key: RevisionKey, finders: readonly Finder<unknown>[]): Promise<void> => {
    if (finders.length === 0) return;
    const parts = await partsOf({ documents }, uid, key);
    if (!parts) return;
    for (const finder of finders) await findings.save(uid, key, finder, finder.find(parts));
  };

async function partsOf(
  { documents }: Pick<Ports, 'documents'>,
  uid: string,
  key: RevisionKey,
): Promise<ManualPart[] | null> {
  const pages: DocumentPage[] = [];
  for await (const page of documents.all(uid, key)) pages.push(page);
  return pages.length === 0 ? null : manualParts(pages);
}
