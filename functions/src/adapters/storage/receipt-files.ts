import { receiptObject, receiptPrefix, receiptsPrefix } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import type { ReceiptFiles, ReceiptKey } from '../../domain/logbook/logbook-ports';
import { deleteObjects } from './delete-objects';
import { dispositionOf, linkTo } from './link-to';
import { orNullWhereMissing } from './missing';

type Bucket = ReturnType<Storage['bucket']>;

/** Receipts in the bucket. `gateway` stands before the Storage emulator, which signs no addresses. */
export function storageReceiptFiles(bucket: Bucket, gateway?: string): ReceiptFiles {
  const fileOf = (uid: string, key: ReceiptKey) => bucket.file(receiptObject(uid, key));
  return {
    async store(uid, key, { content, contentType }) {
      await fileOf(uid, key).save(Buffer.from(content), {
        resumable: false,
        contentType,
        metadata: { cacheControl: 'private, no-store' },
      });
    },

    sizeOf: (uid, key) =>
      orNullWhereMissing(async () => {
        const [{ size }] = await fileOf(uid, key).getMetadata();
        return Number(size);
      }),

    read: (uid, key) => fileOf(uid, key).createReadStream(),

    link: (uid, key, { name, contentType, expiresAt }) =>
      linkTo(
        fileOf(uid, key),
        { disposition: dispositionOf(contentType, name), contentType, expiresAt },
        gateway,
      ),

    async delete(uid, key) {
      await fileOf(uid, key).delete({ ignoreNotFound: true });
    },

    deleteAll: (uid, { vehicleId, serviceId }) =>
      deleteObjects(
        bucket,
        serviceId === undefined
          ? receiptsPrefix(uid, vehicleId)
          : receiptPrefix(uid, vehicleId, serviceId),
      ),
  };
}
