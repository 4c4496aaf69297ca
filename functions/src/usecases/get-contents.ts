import { MAX_LISTED_TITLES } from '@contract';
import type { WholeDocuments } from '../domain/ports/pages';
import type { Manuals } from '../domain/ports';
import { MAX_LETTERS } from '../domain/viewing/reach';
import { readableManual } from './readable-manual';
import type { WithinQuota } from './within-quota';

type Ports = {
  manuals: Pick<Manuals, 'get'>;
  documents: Pick<WholeDocuments, 'all'>;
  within: Pick<WithinQuota, 'look'>;
};

/** A title of a manual, with the page that it stands on. */
type ListedTitle = { title: string; depth: number; page: number; pageReference: string };

/** The titles of a manual in reading order, as far as one request looks through it. */
export const getContents =
  ({ manuals, documents, within }: Ports) =>
  async (uid: string, id: number): Promise<ListedTitle[]> => {
    const { revision } = await readableManual({ manuals })(uid, id);
    return within.look(uid, async () => {
      const titles: ListedTitle[] = [];
      let letters = 0;
      for await (const page of documents.all(uid, { manualId: id, revision })) {
        if (letters >= MAX_LETTERS) return titles;
        letters += page.text.length;
        for (const { title, depth } of page.headings) {
          titles.push({ title, depth, page: page.place, pageReference: page.reference });
          if (titles.length >= MAX_LISTED_TITLES) return titles;
        }
      }
      return titles;
    });
  };
