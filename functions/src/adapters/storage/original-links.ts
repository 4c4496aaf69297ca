import { originalObject } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import type { OriginalLinks } from '../../domain/ports/pages';
import { dispositionOf, linkTo } from './link-to';

type Bucket = ReturnType<Storage['bucket']>;

export const storageOriginalLinks = (bucket: Bucket, gateway?: string): OriginalLinks => ({
  link: (uid, manualId, { name, contentType, expiresAt }) =>
    linkTo(
      bucket.file(originalObject(uid, manualId)),
      { disposition: dispositionOf(contentType, name), contentType, expiresAt },
      gateway,
    ),
});
