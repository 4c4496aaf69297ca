import { foundBy, type Finder, type Findings } from '../domain/findings/finder';
import { manualParts, type ManualPart } from '../domain/findings/manual-part';
import type { DocumentPage } from '../domain/document/document-page';
import type { WholeDocuments } from '../domain/page-ports';
import type { Manuals, RevisionKey } from '../domain/ports';
import type { Revisions } from '../domain/revisions';

export type FindingPorts = {
  manuals: Pick<Manuals, 'get'>;
  documents: Pick<WholeDocuments, 'all'>;
  findings: Findings & Pick<Revisions, 'deleteRevision'>;
};

/**
 * What a finder finds in a revision: as it was stored, or by looking at the document, which is stored for the next time.
 * Null where no document is stored: the manual was read before there were any, and is read again by itself.
 */
export const revisionFindings =
  (ports: FindingPorts) =>
  async <Found>(uid: string, key: RevisionKey, finder: Finder<Found>): Promise<Found[] | null> => {
    const stored = await ports.findings.load(uid, key, finder);
    if (stored) return stored;
    const parts = await partsOf(ports, uid, key);
    if (!parts) return null;
    const found = foundBy(finder, parts);
    await ports.findings.save(uid, key, finder, found);
    await dropWithRevision(ports, uid, key);
    return found;
  };

/** The same by several finders, which look at one document once: when it has just been read. */
export const findAll =
  (ports: FindingPorts) =>
  async (uid: string, key: RevisionKey, finders: readonly Finder<unknown>[]): Promise<void> => {
    if (finders.length === 0) return;
    const parts = await partsOf(ports, uid, key);
    if (!parts) return;
    for (const finder of finders) {
      await ports.findings.save(uid, key, finder, foundBy(finder, parts));
    }
    await dropWithRevision(ports, uid, key);
  };

/** What was stored while its revision went is nobody's: whoever deletes that later than this looks finds it by its prefix. */
async function dropWithRevision(
  { manuals, findings }: FindingPorts,
  uid: string,
  key: RevisionKey,
): Promise<void> {
  const manual = await manuals.get(uid, key.manualId);
  const isThere = manual?.activeRevision === key.revision && manual.status !== 'deleted';
  if (!isThere) await findings.deleteRevision(uid, key);
}

async function partsOf(
  { documents }: Pick<FindingPorts, 'documents'>,
  uid: string,
  key: RevisionKey,
): Promise<ManualPart[] | null> {
  const pages: DocumentPage[] = [];
  for await (const page of documents.all(uid, key)) pages.push(page);
  return pages.length === 0 ? null : manualParts(pages);
}
