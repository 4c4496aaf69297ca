import { uploadAsBrowser } from '../adapters/storage/browser-upload';
import { picturesOf } from '../adapters/reader/pdf/draw-page';
import type { TimeLimits } from '../adapters/google-retry';
import type { PagePictures } from '../adapters/reader/page-pictures';
import { setTimeout as pause } from 'node:timers/promises';
import type { CloudProbe } from '../domain/faults/cloud-fault';
import { cloudProbes } from '../usecases/cloud-probes';
import { firebaseAccounts } from '../adapters/auth/accounts';
import { customSignIn } from '../adapters/auth/custom-sign-in';
import { identityToolkit } from '../adapters/auth/password-accounts';
import { firebaseSessions } from '../adapters/auth/sessions';
import { storageExportFiles } from '../adapters/storage/export-files';
import { config } from '../config';
import { firebase } from './firebase';
import { gemini, models } from './models';
import { configuredOcr } from './ocr';
import { stores } from './stores';

export { accessTokens } from '../adapters/vertex/access-token';
export { faultOf, saidOf } from '../adapters/cloud-fault';

/** One page, for which somebody waits. */
const OCR_LIMITS: TimeLimits = { attemptMs: 30_000, overallMs: 45_000 };

/** Drawn here: a maintainer runs no reader process. */
const pictures: PagePictures = async function* draw(path, pages, dpi) {
  yield* await picturesOf(path, pages, dpi);
};

/** What maintainers run by hand before and after a deploy; nothing deployed calls it. */
export function cloudCheck(options: {
  origin: string;
  page: { path: string; word: RegExp };
}): CloudProbe[] {
  const { chunks, files, queue } = stores();
  const { auth, bucket } = firebase();
  const { webApiKey, authEmulatorHost } = config();
  return cloudProbes({
    pointing: gemini(),
    embedder: models().embedder,
    chunks,
    ocr: configuredOcr(pictures, OCR_LIMITS),
    files,
    upload: uploadAsBrowser,
    ...{ queue, pause },
    archives: storageExportFiles(bucket),
    fetchBytes: async (url) => {
      const response = await fetch(url);
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
    },
    sessions: firebaseSessions(auth),
    accounts: firebaseAccounts(auth),
    passwords: identityToolkit(webApiKey, authEmulatorHost),
    signInAs: customSignIn(auth, webApiKey, authEmulatorHost),
    hasKey: webApiKey !== '',
    ...options,
  });
}
