import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../domain/faults/app-error';
import { limitBytes } from '../domain/manuals/byte-limit';
import { serviceOf } from '../domain/logbook/logbook';
import type {
  Logbooks,
  PrepareReceipt,
  ReceiptFiles,
  ReceiptKey,
  ServiceKey,
} from '../domain/logbook/logbook-ports';
import { receiptLimit, receiptName } from '../domain/logbook/receipt';
import type { Vehicles } from '../domain/ports';
import type { ServiceRecord } from '../domain/ports/records';
import type { IncomingFile } from './upload-manual-file';
import type { WithinQuota } from './within-quota';

type ReceiptPorts = {
  vehicles: Pick<Vehicles, 'get'>;
  logbooks: Pick<Logbooks, 'get' | 'attachReceipt'>;
  receipts: Pick<ReceiptFiles, 'store' | 'delete'>;
  prepare: PrepareReceipt;
  within: Pick<WithinQuota, 'receipt'>;
  warn: (event: string, error: unknown) => void;
};

/**
 * Gives a service its receipt in the place of the one before. The file is there before the service names it, and the one before
 * goes when nothing names it any more.
 */
export const attachReceipt = (ports: ReceiptPorts) => {
  const { vehicles, logbooks, receipts, prepare, within, warn } = ports;
  const nameOf = async (uid: string, { vehicleId, serviceId }: ServiceKey) =>
    serviceOf(await logbooks.get(uid, vehicleId), serviceId).receipt?.key ?? null;

  /** Without a word of the database, the receipt may have been written down all the same. */
  const undo = async (uid: string, key: ReceiptKey): Promise<void> => {
    const isNamed = (await nameOf(uid, key).catch(() => null)) === key.key;
    if (!isNamed) await receipts.delete(uid, key);
  };

  return async (uid: string, key: ServiceKey, file: IncomingFile): Promise<ServiceRecord> => {
    if (!(await vehicles.get(uid, key.vehicleId))) throw new AppError('VEHICLE_NOT_FOUND');
    await nameOf(uid, key);
    return within.receipt(uid, async () => {
      const limited = limitBytes(receiptLimit);
      const [content] = await Promise.all([buffer(limited), pipeline(file.content, limited)]);
      const prepared = await prepare(content);
      const { contentType } = prepared;
      const stored = { ...key, key: randomUUID() };
      const name = receiptName(file.filename, contentType);
      await receipts.store(uid, stored, prepared);
      const receipt = { key: stored.key, name, contentType, size: prepared.content.length };
      try {
        const { service, replaced } = await logbooks.attachReceipt(uid, key, receipt);
        const before = replaced && { ...key, key: replaced.key };
        if (before) {
          await receipts.delete(uid, before).catch((error: unknown) => warn('receipt left', error));
        }
        return service;
      } catch (error) {
        await undo(uid, stored).catch((failure: unknown) => warn('receipt left', failure));
        throw error;
      }
    });
  };
};
