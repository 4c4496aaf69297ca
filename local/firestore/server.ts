import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';
import { HOST } from '../suite/ports';
import { fixTransactions } from './exact-transactions';
import { fixTimes } from './exact-times';
import { createHandlers } from './handlers';
import { createIndexGuard } from './index-guard';
import { openJournal, readJournal, type Journal } from './journal';
import { createMockDatabases, type MockDatabase, type MockStorage } from './mock-database';
import { observed, type Exchange } from './observed';
import { decodeDocument, firestoreService } from './protocol';
import { createQueryRecorder } from './query-recorder';

/** Firestore serves reads this far back, in milliseconds; the mock would keep every version for ever. */
const HISTORY_MS = 60_000;
const PRUNE_EVERY_MS = 10_000;
/** Writes that one commit may hold in Firestore. */
const COMMIT_SIZE = 500;

export type FirestoreServer = {
  port: number;
  /** How often documents changed since the start: tells whether there is anything new to keep. */
  changes(): number;
  close(): void;
};

type Options = {
  /** 0 takes any free port. */
  port: number;
  /** Where documents live between runs; without it they live in memory. */
  journalFile?: string;
  /** Receives the distinct shapes of all queries, for the comparison with firestore.indexes.json. */
  queriesFile?: string;
  /** firestore.indexes.json: what it does not serve is refused, as in the cloud; without it everything is answered. */
  indexesFile?: string;
  /** Learns of every message that answers a call. */
  onExchange?: (exchange: Exchange) => void;
};

/** The stand-in for Google's Firestore emulator: Firestore's gRPC interface over an in-process mock. */
export async function startFirestore(options: Options): Promise<FirestoreServer> {
  let journal: Journal | undefined;
  let changes = 0;
  const databases = createMockDatabases((database) => {
    fixTransactions(database.storage);
    fixTimes(database.storage);
    watch(database, (documents) => {
      changes += 1;
      journal?.write(documents);
    });
  });

  if (options.journalFile) {
    const documents = readJournal(options.journalFile);
    await restore(documents, (name) => databases.open(name));
    journal = openJournal(options.journalFile, documents.values());
  }

  const recorder = createQueryRecorder(options.queriesFile);
  const unlimited = { 'grpc.max_receive_message_length': -1, 'grpc.max_send_message_length': -1 };
  const server = new Server(unlimited);
  const clientOf = (name: string) => databases.open(name)?.client ?? null;
  const requireIndex = createIndexGuard(options.indexesFile);
  const onQuery = (query: google.firestore.v1.IStructuredQuery): void => {
    recorder.record(query);
    requireIndex(query);
  };
  const handlers = createHandlers({ clientOf, onQuery });
  const { onExchange } = options;
  server.addService(firestoreService, onExchange ? observed(handlers, onExchange) : handlers);
  const port = await bind(server, options.port);
  const pruning = setInterval(() => {
    for (const { storage } of databases.all()) prune(storage);
  }, PRUNE_EVERY_MS).unref();

  return {
    port,
    changes: () => changes,
    close: () => {
      clearInterval(pruning);
      server.forceShutdown();
      journal?.close();
      journal = undefined;
    },
  };
}

const bind = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(`${HOST}:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });

function watch({ client, storage }: MockDatabase, onChange: (documents: object[]) => void): void {
  storage.registerChangeWatcher(({ isInitial, changes }) => {
    if (isInitial) return;
    onChange(
      Object.values(changes()).map((document) =>
        document.exists
          ? client.context.serializeDoc(document)
          : { name: client.context.toGapicPath(document.path) },
      ),
    );
  });
}

async function restore(
  documents: ReadonlyMap<string, Uint8Array>,
  open: (name: string) => MockDatabase | null,
): Promise<void> {
  const byDatabase = new Map<string, Uint8Array[]>();
  for (const [name, bytes] of documents) {
    const database = name.split('/documents/')[0] ?? '';
    const entries = byDatabase.get(database) ?? [];
    entries.push(bytes);
    byDatabase.set(database, entries);
  }
  for (const [database, entries] of byDatabase) {
    for (let start = 0; start < entries.length; start += COMMIT_SIZE) {
      const writes = entries.slice(start, start + COMMIT_SIZE).map((bytes) => {
        const { name, fields } = decodeDocument(bytes);
        return { update: { name, fields } };
      });
      await open(database)?.client.commit({ database, writes });
    }
  }
}

/** Drops versions that Firestore could no longer serve, and transactions that timed out. */
function prune(storage: MockStorage): void {
  const limit = Date.now() - HISTORY_MS;
  for (const document of storage._src.docs.values()) {
    // A version is readable until its successor took over.
    document._history = document._history.filter((version, index, versions) => {
      const replacedAt = (versions[index + 1] ?? version).updateTime.toMillis();
      return replacedAt > limit;
    });
  }
  storage._txs.flush();
}
