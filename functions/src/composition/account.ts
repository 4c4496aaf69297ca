import { randomUUID } from 'node:crypto';
import { zipPacker } from '../adapters/archive/zip';
import { firebaseAccounts } from '../adapters/auth/accounts';
import { firestoreDataExports } from '../adapters/firestore/data-exports';
import { firestoreErasures } from '../adapters/firestore/erasures';
import { firestoreSearchExpiry } from '../adapters/firestore/search-expiry';
import { ownerData } from '../adapters/owner-data';
import { storageExportFiles } from '../adapters/storage/export-files';
import { taskOwnerQueue } from '../adapters/tasks/owner-queue';
import { config, REGION } from '../config';
import { log } from '../logger';
import { currentRequestId as requestId } from '../request-scope';
import { dateSearches } from '../usecases/date-searches';
import { eraseAccount } from '../usecases/erase-account';
import { exportData } from '../usecases/export-data';
import { openDataExport } from '../usecases/open-data-export';
import { requestErasure } from '../usecases/request-erasure';
import { startDataExport } from '../usecases/start-data-export';
import { sweepDataExports } from '../usecases/sweep-data-exports';
import { sweepErasures } from '../usecases/sweep-erasures';
import { firebase } from './firebase';
import { once } from './once';
import { stores } from './stores';

const now = (): Date => new Date();
const warn = (event: string, error: unknown): void => log.error(event, error);

/** An owner's data as a whole: taking it along, and erasing it. */
export const account = once(() => {
  const { db, bucket, auth, functions } = firebase();
  const { uploadGateway, searchRetentionDays: retentionDays } = config();
  const { users, vehicles, manuals, factNotes, logbooks, files, receipts, places, searches } =
    stores();
  const sweeping = { places, now, warn };
  const dataExports = firestoreDataExports(db);
  const exportFiles = storageExportFiles(bucket, uploadGateway);
  const queueOf = taskOwnerQueue(functions, { region: REGION, requestId });
  const exportQueue = queueOf('exportData');
  const erasures = firestoreErasures(db);
  const accounts = firebaseAccounts(auth);
  const erase = eraseAccount({ erasures, accounts, ownerData: ownerData(db, bucket), now });
  const make = exportData({
    ...{ users, vehicles, manuals, factNotes, logbooks, searches, files, receipts },
    ...{ dataExports, exportFiles, pack: zipPacker, now },
  });
  return {
    getDataExport: (uid: string) => dataExports.get(uid),
    startDataExport: startDataExport({ dataExports, queue: exportQueue, now, warn }),
    openDataExport: openDataExport({ dataExports, exportFiles, now }),
    exportData: (task: { uid: string; isLastAttempt: boolean }) =>
      make({ ...task, holder: randomUUID() }),
    requestErasure: requestErasure({
      ...{ erasures, accounts, now, warn },
      queue: queueOf('eraseAccount'),
    }),
    eraseAccount: erase,
    sweepDataExports: sweepDataExports({
      ...sweeping,
      dataExports,
      exportFiles,
      queue: exportQueue,
    }),
    sweepErasures: sweepErasures({ ...sweeping, erasures, eraseAccount: erase }),
    dateSearches: dateSearches({ searches: firestoreSearchExpiry(db), places, retentionDays }),
  };
});
