import { originalObject } from '@contract';
import type { Storage } from 'firebase-admin/storage';
import type { OriginalLinks } from '../../domain/page-ports';
import { linkTo } from './link-to';

type Bucket = ReturnType<Storage['bucket']>;

/** A PDF is shown by the browser; what it might run, or read as a page of ours, is saved. */
const dispositionOf = (contentType: string, name: string): string => {
  const kind = contentType === 'application/pdf' ? 'inline' : 'attachment';
  return `${kind}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
};

export const storageOriginalLinks = (bucket: Bucket, gateway?: string): OriginalLinks => ({
  link: (uid, manualId, { name, contentType, expiresAt }) =>
    linkTo(
      bucket.file(originalObject(uid, manualId)),
      { disposition: dispositionOf(contentType, name), contentType, expiresAt },
      gateway,
    ),
});
