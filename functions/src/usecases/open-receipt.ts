import { ORIGINAL_LINK_MS } from '@contract';
import { AppError } from '../domain/faults/app-error';
import { serviceOf } from '../domain/logbook/logbook';
import type { Logbooks, ReceiptFiles, ServiceKey } from '../domain/logbook/logbook-ports';
import type { Vehicles } from '../domain/ports';

type Ports = {
  vehicles: Pick<Vehicles, 'get'>;
  logbooks: Pick<Logbooks, 'get'>;
  receipts: Pick<ReceiptFiles, 'sizeOf' | 'link'>;
  now: () => Date;
};

/** An address of a service's receipt that is good for minutes. */
export const openReceipt =
  ({ vehicles, logbooks, receipts, now }: Ports) =>
  async (uid: string, { vehicleId, serviceId }: ServiceKey): Promise<string> => {
    if (!(await vehicles.get(uid, vehicleId))) throw new AppError('VEHICLE_NOT_FOUND');
    const { receipt } = serviceOf(await logbooks.get(uid, vehicleId), serviceId);
    const key = receipt && { vehicleId, serviceId, key: receipt.key };
    if (!key || (await receipts.sizeOf(uid, key)) === null) throw new AppError('RECEIPT_NOT_FOUND');
    const { name, contentType } = receipt;
    const expiresAt = new Date(now().getTime() + ORIGINAL_LINK_MS);
    return receipts.link(uid, key, { name, contentType, expiresAt });
  };
