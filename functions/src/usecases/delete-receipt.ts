import { AppError } from '../domain/faults/app-error';
import * as book from '../domain/logbook/logbook';
import type { Logbooks, ReceiptFiles, ServiceKey } from '../domain/logbook/logbook-ports';
import type { Vehicles } from '../domain/ports';

type Ports = {
  vehicles: Pick<Vehicles, 'get'>;
  logbooks: Pick<Logbooks, 'get' | 'change'>;
  receipts: Pick<ReceiptFiles, 'delete' | 'deleteAll'>;
};

/**
 * Deletes a receipt, or a service with it. The file goes first: what breaks off then can be asked for again, and nothing is left that
 * its owner believes deleted.
 */
export function deleteReceipt({ vehicles, logbooks, receipts }: Ports) {
  /** Fails with VEHICLE_NOT_FOUND or NOT_FOUND. */
  const receiptOf = async (uid: string, { vehicleId, serviceId }: ServiceKey) => {
    if (!(await vehicles.get(uid, vehicleId))) throw new AppError('VEHICLE_NOT_FOUND');
    return book.serviceOf(await logbooks.get(uid, vehicleId), serviceId).receipt;
  };

  return {
    deleteReceipt: async (uid: string, key: ServiceKey): Promise<void> => {
      const receipt = await receiptOf(uid, key);
      if (!receipt) throw new AppError('RECEIPT_NOT_FOUND');
      await receipts.delete(uid, { ...key, key: receipt.key });
      const { vehicleId, serviceId } = key;
      await logbooks.change(uid, vehicleId, (before) => {
        // Another one that came meanwhile was not meant.
        const isSame = book.serviceOf(before, serviceId).receipt?.key === receipt.key;
        const { logbook } = book.withServiceEdit(before, serviceId, { receipt: null });
        return { logbook: isSame ? logbook : before, answer: undefined };
      });
    },

    deleteService: async (uid: string, key: ServiceKey): Promise<void> => {
      const receipt = await receiptOf(uid, key);
      if (receipt) await receipts.deleteAll(uid, key);
      const { vehicleId, serviceId } = key;
      const late = await logbooks.change(uid, vehicleId, (before) => {
        const { receipt: answer } = book.serviceOf(before, serviceId);
        return { logbook: book.withoutService(before, serviceId), answer };
      });
      // One that came in between goes, too.
      if (late && late.key !== receipt?.key) await receipts.deleteAll(uid, key);
    },
  };
}
