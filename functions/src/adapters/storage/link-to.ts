import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';

type StoredFile = ReturnType<ReturnType<Storage['bucket']>['file']>;

type Link = {
  /** What the browser is to do with it, and under which name. */
  disposition: string;
  contentType: string;
  expiresAt: Date;
};

const linkSchema = z.object({ url: z.url() });

/** What browsers show by themselves, and run nothing of. */
const SHOWN = ['application/pdf', 'image/jpeg'];

/** What the browser shows is shown, at the storage's own origin; what it might run, or read as a page of ours, is saved. */
export const dispositionOf = (contentType: string, name: string): string => {
  const kind = SHOWN.includes(contentType) ? 'inline' : 'attachment';
  return `${kind}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
};

/** An address of an object that is good until then; `gateway` stands before the Storage emulator, which signs none. */
export async function linkTo(
  file: StoredFile,
  { disposition, contentType, expiresAt }: Link,
  gateway: string | undefined,
): Promise<string> {
  if (gateway) {
    const wanted = { object: file.name, disposition, contentType, expiresAt };
    const body = JSON.stringify(wanted);
    const response = await fetch(new URL('/links', gateway), { method: 'POST', body });
    return linkSchema.parse(await response.json()).url;
  }
  const [url] = await file.getSignedUrl({
    version: 'v4',
    action: 'read',
    expires: expiresAt,
    responseDisposition: disposition,
    responseType: contentType,
  });
  return url;
}
