import type { ManualPage, UnitKey } from '@contract';
import { excerptBlocks } from '../domain/answering/excerpt-blocks';
import { AppError } from '../domain/faults/app-error';
import type { WholeDocuments } from '../domain/ports/pages';
import type { Documents, Manuals } from '../domain/ports';
import { marksOf } from '../domain/viewing/marks-of';
import { readableManual } from './readable-manual';

type Ports = {
  manuals: Pick<Manuals, 'get'>;
  documents: Pick<Documents, 'load'> & Pick<WholeDocuments, 'count'>;
};

/** A page (from 1) of one of the owner's manuals; `wanted`: units to be marked on it. */
export const getPage =
  ({ manuals, documents }: Ports) =>
  async (
    uid: string,
    { id, page: place }: { id: number; page: number },
    wanted: readonly UnitKey[],
  ): Promise<ManualPage> => {
    const { manual, revision } = await readableManual({ manuals })(uid, id);
    const key = { manualId: id, revision };
    const counted = manual.pageCount ?? (await documents.count(uid, key));
    if (place > counted) throw new AppError('PAGE_NOT_FOUND');
    const page = await documents.load(uid, key, place);
    const { blocks = [], figures = [] } = page ?? {};
    return {
      manualId: id,
      originalFilename: manual.originalFilename,
      revision,
      page: place,
      pageCount: counted,
      pageReference: page?.reference ?? null,
      hasPictures: manual.contentType === 'application/pdf',
      blocks: excerptBlocks({
        ...{ content: page?.text ?? '', blocks },
        ...{ headings: [], pageNumber: place, position: 0 },
      }),
      places: [...blocks, ...figures]
        .flatMap((block) => block.units)
        .filter(({ boxes }) => boxes.length > 0)
        .map((unit) => ({ unit: unit.id, boxes: unit.boxes })),
      marks: marksOf({ blocks, figures }, wanted),
    };
  };
