import { ORIGINAL_LINK_MS } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { OriginalLinks } from '../domain/ports/pages';
import type { ManualFiles, Manuals } from '../domain/ports';
import { getManual } from './get-manual';

type Ports = {
  manuals: Pick<Manuals, 'get'>;
  files: Pick<ManualFiles, 'describe'>;
  links: OriginalLinks;
  now: () => Date;
};

/** An address of a manual's original that is good for minutes. */
export const openOriginal =
  ({ manuals, files, links, now }: Ports) =>
  async (uid: string, id: number): Promise<string> => {
    const manual = await getManual({ manuals })(uid, id);
    if (manual.status === 'deleted') throw new AppError('MANUAL_NOT_FOUND');
    if (!(await files.describe(uid, id))) throw new AppError('MANUAL_HAS_NO_FILE');
    return links.link(uid, id, {
      name: manual.originalFilename,
      contentType: manual.contentType ?? 'application/octet-stream',
      expiresAt: new Date(now().getTime() + ORIGINAL_LINK_MS),
    });
  };
