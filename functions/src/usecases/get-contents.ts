import { MAX_LISTED_TITLES } from '@contract';
import type { WholeDocuments } from '../domain/page-ports';
import type { Manuals } from '../domain/ports';
import { readableManual } from './readable-manual';

type Ports = { manuals: Pick<Manuals, 'get'>; documents: Pick<WholeDocuments, 'all'> };

/** A title of a manual, with the page that it stands on. */
export type ListedTitle = { title: string; depth: number; page: number; pageReference: string };

/** The titles of a manual in reading order. */
export const getContents =
  ({ manuals, documents }: Ports) =>
  async (uid: string, id: number): Promise<ListedTitle[]> => {
    const { revision } = await readableManual({ manuals })(uid, id);
    const titles: ListedTitle[] = [];
    for await (const page of documents.all(uid, { manualId: id, revision })) {
      for (const { title, depth } of page.headings) {
        titles.push({ title, depth, page: page.place, pageReference: page.reference });
        if (titles.length >= MAX_LISTED_TITLES) return titles;
      }
    }
    return titles;
  };
