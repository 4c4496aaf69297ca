import { firestoreChunks } from '../adapters/firestore/chunks';
import { firestoreDeletedManuals } from '../adapters/firestore/deleted-manuals';
import { firestoreFactNotes } from '../adapters/firestore/fact-notes';
import { firestoreLogbooks } from '../adapters/firestore/logbooks';
import { firestoreManuals } from '../adapters/firestore/manuals';
import { firestorePageAllowance } from '../adapters/firestore/page-allowance';
import { firestoreQuotas } from '../adapters/firestore/quotas';
import { firestoreSearches } from '../adapters/firestore/searches';
import { firestoreSearchProgresses } from '../adapters/firestore/search-progresses';
import { firestoreSpending } from '../adapters/firestore/spending';
import { firestoreStoredSearches } from '../adapters/firestore/stored-searches';
import { firestoreSweepPlaces } from '../adapters/firestore/sweep-places';
import { firestoreUsers } from '../adapters/firestore/users';
import { firestoreVehicles } from '../adapters/firestore/vehicles';
import { storageDocuments } from '../adapters/storage/documents';
import { storageFindings } from '../adapters/storage/findings';
import { storageLexicalIndexes } from '../adapters/storage/lexical-indexes';
import { storageManualFiles } from '../adapters/storage/manual-files';
import { storageReceiptFiles } from '../adapters/storage/receipt-files';
import { storageRecognisedPages } from '../adapters/storage/recognised-pages';
import { taskReadingQueue } from '../adapters/tasks/reading-queue';
import { config, REGION } from '../config';
import { revisionsOf } from '../domain/manuals/revisions';
import { currentRequestId as requestId } from '../request-scope';
import { firebase } from './firebase';
import { once } from './once';

/** Where everything is kept, and the queue that has manuals read: what several compositions need. */
export const stores = once(() => {
  const { db, bucket, functions } = firebase();
  const { limits, ocrPages, uploadGateway, searchRetentionDays: retentionDays } = config();
  const now = (): Date => new Date();
  const retention = { retentionDays, now };
  const chunks = firestoreChunks(db);
  const indexes = storageLexicalIndexes(bucket);
  const documents = storageDocuments(bucket);
  const findings = storageFindings(bucket);
  return {
    users: firestoreUsers(db),
    vehicles: firestoreVehicles(db, limits),
    factNotes: firestoreFactNotes(db),
    manuals: firestoreManuals(db, limits),
    logbooks: firestoreLogbooks(db, limits),
    receipts: storageReceiptFiles(bucket, uploadGateway),
    deletedManuals: firestoreDeletedManuals(db),
    places: firestoreSweepPlaces(db),
    searches: firestoreSearches(db, retention),
    progresses: firestoreSearchProgresses(db),
    storedSearches: firestoreStoredSearches(db, retention),
    quotas: firestoreQuotas(db, limits, now),
    pageAllowance: firestorePageAllowance(db, ocrPages, now),
    spending: firestoreSpending(db, now),
    chunks,
    indexes,
    documents,
    findings,
    revisions: revisionsOf([chunks, indexes, documents, findings]),
    recognised: storageRecognisedPages(bucket),
    files: storageManualFiles(bucket, { uploadGateway, requestId }),
    queue: taskReadingQueue(functions, { region: REGION, requestId }),
  };
});
