import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { FirestoreMock } from '@firebase-bridge/firestore-admin';
import type { Timestamp } from '@google-cloud/firestore';
import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';
import { fromRoot } from '../suite/paths';

/**
 * The parts of @firebase-bridge/firestore-admin that we stand on. They are internal to it, which is why package.json
 * pins the exact version; this file is the only one that reaches for them.
 */

type Answer<T> = Promise<[T, ...unknown[]]>;

/** The mock's implementation of Firestore's own API, as google-gax shapes it. */
export type MockClient = {
  context: {
    toGapicPath(path: string): string;
    serializeDoc(document: MockDocument): google.firestore.v1.IDocument;
  };
  beginTransaction(
    request: google.firestore.v1.IBeginTransactionRequest,
  ): Answer<google.firestore.v1.IBeginTransactionResponse>;
  commit(request: google.firestore.v1.ICommitRequest): Answer<google.firestore.v1.ICommitResponse>;
  batchWrite(
    request: google.firestore.v1.IBatchWriteRequest,
  ): Answer<google.firestore.v1.IBatchWriteResponse>;
  rollback(request: google.firestore.v1.IRollbackRequest): Answer<google.protobuf.IEmpty>;
  listCollectionIds(request: google.firestore.v1.IListCollectionIdsRequest): Answer<string[]>;
  listDocuments(
    request: google.firestore.v1.IListDocumentsRequest,
  ): Answer<google.firestore.v1.IDocument[]>;
  batchGetDocuments(request: google.firestore.v1.IBatchGetDocumentsRequest): Duplex;
  runQuery(request: google.firestore.v1.IRunQueryRequest): Duplex;
  runAggregationQuery(request: google.firestore.v1.IRunAggregationQueryRequest): Duplex;
  listen(): Duplex;
};

/** State of a document after a commit. */
export type MockDocument = { path: string; exists: boolean; version: number };

type Version = { updateTime: { toMillis(): number } };

export type MockTransaction = {
  registerRead(document: MockDocument): void;
  commit: (writes: { writes: unknown[] } | undefined) => unknown;
  rollback(): void;
};

/** The mock's storage. */
export type MockStorage = {
  /** Time of a commit. */
  serverTime: () => Timestamp;
  begin(): MockTransaction;
  getDoc(path: string): MockDocument;
  registerChangeWatcher(
    watcher: (event: {
      isInitial: boolean;
      changes: () => Readonly<Record<string, MockDocument>>;
    }) => void,
  ): () => void;
  _src: { docs: Map<string, { _history: Version[] }> };
  _txs: { flush(): void };
};

export type MockDatabase = { client: MockClient; storage: MockStorage };

/** Opens databases on first use: a project and a database id are all that it takes, as in Google's emulator. */
export function createMockDatabases(onOpen: (database: MockDatabase) => void) {
  const mock = loadMock();
  const opened = new Map<string, MockDatabase>();
  return {
    all: () => opened.values(),
    /** `name` begins with projects/{project}/databases/{database}. */
    open: (name: string): MockDatabase | null => {
      const match = /^projects\/([^/]+)\/databases\/([^/]+)/.exec(name);
      if (!match?.[1] || !match[2]) return null;
      const known = opened.get(match[0]);
      if (known) return known;
      const database = openDatabase(mock, match[1], match[2]);
      opened.set(match[0], database);
      onOpen(database);
      return database;
    },
  };
}

/**
 * The mock waits three milliseconds before each answer, twice before that to a query: it has no network that would let
 * others come in between. Here there is one, and five such answers were a third of the time of a question.
 */
function loadMock(): FirestoreMock {
  const load = createRequire(fromRoot('package.json'));
  const main = load.resolve('@firebase-bridge/firestore-admin');
  const waiting = load(join(dirname(main), 'lib/_internal/functions/resolve-promise.js')) as {
    resolvePromise?: (value: unknown) => Promise<unknown>;
  };
  if (!waiting.resolvePromise) throw new Error('The mock waits elsewhere now');
  waiting.resolvePromise = (value) => new Promise((resolve) => setImmediate(resolve, value));
  const { FirestoreMock: Mock } = load(main) as { FirestoreMock: new () => FirestoreMock };
  return new Mock();
}

function openDatabase(mock: FirestoreMock, project: string, id: string): MockDatabase {
  const controller = mock.createDatabase(project, id);
  const firestore = controller.firestore() as unknown as {
    _clientPool: { clientFactory(requiresGrpc: boolean): MockClient };
  };
  const { _accessor: storage } = controller as unknown as { _accessor: MockStorage };
  return { client: firestore._clientPool.clientFactory(true), storage };
}
