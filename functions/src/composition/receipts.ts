import { prepareReceipt } from '../adapters/receipts/prepare-receipt';
import { log } from '../logger';
import { attachReceipt } from '../usecases/attach-receipt';
import { deleteReceipt } from '../usecases/delete-receipt';
import type { IncomingFile } from '../usecases/upload-manual-file';
import { withinQuota } from '../usecases/within-quota';
import { once } from './once';
import { stores } from './stores';

type Params = { id: number; service: number };

const keyOf = ({ id, service }: Params) => ({ vehicleId: id, serviceId: service });

/** Receipts of services. */
export const receipts = once(() => {
  const { vehicles, logbooks, receipts: files, quotas } = stores();
  const warn = (event: string, error: unknown): void => log.error(event, error);
  const attach = attachReceipt({
    ...{ vehicles, logbooks, receipts: files, prepare: prepareReceipt, warn },
    within: withinQuota({ quotas, warn }),
  });
  const { deleteReceipt: remove } = deleteReceipt({ vehicles, logbooks, receipts: files });
  return {
    attachReceipt: (uid: string, params: Params, file: IncomingFile) =>
      attach(uid, keyOf(params), file),
    deleteReceipt: (uid: string, params: Params) => remove(uid, keyOf(params)),
  };
});
