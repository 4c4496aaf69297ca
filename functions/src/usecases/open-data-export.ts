import { EXPORT_LINK_MS } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { DataExports, ExportFiles } from '../domain/ports/accounts';

type Ports = {
  dataExports: Pick<DataExports, 'get'>;
  exportFiles: Pick<ExportFiles, 'link'>;
  now: () => Date;
};

/** An address of the owner's finished archive that is good for minutes. */
export const openDataExport =
  ({ dataExports, exportFiles, now }: Ports) =>
  async (uid: string): Promise<string> => {
    const record = await dataExports.get(uid);
    if (record?.status !== 'ready' || record.dueAt <= now()) throw new AppError('EXPORT_NOT_READY');
    const name = `guantera-${record.requestedAt.toISOString().slice(0, 10)}.zip`;
    const expiresAt = new Date(now().getTime() + EXPORT_LINK_MS);
    return exportFiles.link(uid, record.id, { name, expiresAt });
  };
