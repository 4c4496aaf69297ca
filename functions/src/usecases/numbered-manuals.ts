import type { DocumentPage } from '../domain/document/document-page';
import { manualParts, type ManualPart, type PageOfParts } from '../domain/findings/manual-part';
import { numbered, type NumberedUnit } from '../domain/pointed/numbered-manual';
import type { RevisionKey } from '../domain/ports';
import type { WholeDocuments } from '../domain/ports/pages';

export type ShownUnits = { parts: ManualPart[]; units: NumberedUnit[] };

/** Of a document that rules came to an end with: numbering it takes no more than a finder may. */
async function shownIn(pages: AsyncIterable<DocumentPage>): Promise<ShownUnits> {
  const shown: PageOfParts[] = [];
  for await (const { place, reference, text, blocks } of pages)
    shown.push({ place, reference, text, blocks });
  const parts = manualParts(shown);
  return { parts, units: numbered(parts) };
}

/** Units of manuals, numbered. A task for each reading comes for one revision: it is prepared once, and kept until the next. */
export function lastNumbered(documents: Pick<WholeDocuments, 'all'>) {
  let last: { name: string; shown: ShownUnits } | null = null;
  return {
    async of(uid: string, key: RevisionKey): Promise<ShownUnits> {
      const name = [uid, key.manualId, key.revision].join('/');
      if (last?.name === name) return last.shown;
      last = null;
      const shown = await shownIn(documents.all(uid, key));
      last = { name, shown };
      return shown;
    },
    forget: (): void => void (last = null),
  };
}
