import * as z from 'zod/mini';
import { endpoint, moment, percent } from './endpoint';

/** The owner's data as one archive, from the request until it is removed. */
export const dataExportSchema = z.object({
  status: z.enum(['queued', 'running', 'ready', 'failed']),
  /** Percent, 0 to 100. */
  progress: percent,
  requestedAt: moment,
  /** Bytes of the archive; null until it is ready. */
  size: z.nullable(z.int()),
  /** When a ready archive is removed; null before it is ready. */
  expiresAt: z.nullable(moment),
});
export type DataExport = z.infer<typeof dataExportSchema>;

/** How the owner's archive stands; null when none was asked for, or the last one was removed. */
export const getDataExport = endpoint({
  method: 'GET',
  path: '/api/account/export',
  response: z.nullable(dataExportSchema),
});

/** Has an archive of all of the owner's data made in the background. While one is made, it is that one. */
export const startDataExport = endpoint({
  method: 'POST',
  path: '/api/account/export',
  response: dataExportSchema,
  status: 202,
});

/** An address that gives the archive to whoever holds it, for `EXPORT_LINK_MS`. */
export const openDataExport = endpoint({
  method: 'POST',
  path: '/api/account/export/link',
  response: z.object({ url: z.url() }),
});

/** What an owner types to erase the account. */
export const ERASE_CONFIRMATION = 'ELIMINAR';

/**
 * Erases the account with everything of it, for good. Wants a sign-in of the last minutes. The session is over with the
 * answer; what takes longer goes on in the background.
 */
export const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/account/erase',
  body: z.strictObject({ confirmation: z.literal(ERASE_CONFIRMATION) }),
});
