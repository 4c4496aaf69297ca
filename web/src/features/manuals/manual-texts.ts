import type { Manual } from '@contract';
import { vehicleName } from '../../lib/vehicles';
import { formatBytes, formatDate, UNKNOWN } from '../../lib/format';

/** What the list says of a manual. */
export const vehicleOf = ({ vehicle }: Manual): string =>
  vehicle ? vehicleName(vehicle) : UNKNOWN;

export const lastQueried = ({ lastQueriedAt }: Manual): string =>
  lastQueriedAt === null ? 'nunca' : formatDate(lastQueriedAt);

/** Null where the format has no pages, or nobody has counted them yet. */
export const pagesOf = ({ pageCount }: Manual): string | null =>
  pageCount === null ? null : `${pageCount} ${pageCount === 1 ? 'página' : 'páginas'}`;

export const sizeOf = ({ fileSize }: Manual): string =>
  fileSize === 0 ? UNKNOWN : formatBytes(fileSize);
