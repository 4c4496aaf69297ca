import type { Duplex } from 'node:stream';
import {
  status,
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';
import { failure, toStatus } from './failure';
import type { MockClient } from './mock-database';

type Addressed = { database?: string | null; parent?: string | null; name?: string | null };

type Backend = {
  /** The database that a resource name lies in; null when the name is none. */
  clientOf(name: string): MockClient | null;
  onQuery(query: google.firestore.v1.IStructuredQuery): void;
};

/** The calls of google.firestore.v1.Firestore that the Admin SDK makes, answered by the mock. */
export function createHandlers({ clientOf, onQuery }: Backend): UntypedServiceImplementation {
  const clientFor = ({ database, parent, name }: Addressed): MockClient => {
    const client = clientOf(database || parent || name || '');
    if (!client) throw failure(status.INVALID_ARGUMENT, 'The request names no database.');
    return client;
  };

  const unary =
    <Request extends Addressed>(
      answer: (client: MockClient, request: Request) => Promise<object>,
    ): handleUnaryCall<Request, object> =>
    (call, callback) => {
      Promise.resolve()
        .then(() => answer(clientFor(call.request), call.request))
        .then(
          (response) => callback(null, response),
          (error: unknown) => callback(toStatus(error)),
        );
    };

  const streaming =
    <Request extends Addressed, Message = object>(
      answer: (client: MockClient, request: Request) => Duplex,
      map: (message: Message, request: Request) => Message = (message) => message,
    ): handleServerStreamingCall<Request, Message> =>
    (call) => {
      try {
        const source = answer(clientFor(call.request), call.request);
        source.on('data', (message: Message) => call.write(map(message, call.request)));
        source.on('end', () => call.end());
        source.on('error', (error) => call.emit('error', toStatus(error)));
        call.on('cancelled', () => source.destroy());
      } catch (error) {
        call.emit('error', toStatus(error));
      }
    };

  return {
    BeginTransaction: unary(
      async (client, request: google.firestore.v1.IBeginTransactionRequest) =>
        (
          await client.beginTransaction({
            ...request,
            options: request.options ?? { readWrite: {} },
          })
        )[0],
    ),
    Commit: unary(
      async (client, request: google.firestore.v1.ICommitRequest) =>
        (await client.commit(withoutEmptyTransaction(request)))[0],
    ),
    BatchWrite: unary(
      async (client, request: google.firestore.v1.IBatchWriteRequest) =>
        (await client.batchWrite(request))[0],
    ),
    Rollback: unary(
      async (client, request: google.firestore.v1.IRollbackRequest) =>
        (await client.rollback(request))[0],
    ),
    ListCollectionIds: unary(
      async (client, request: google.firestore.v1.IListCollectionIdsRequest) => ({
        collectionIds: (await client.listCollectionIds(request))[0],
      }),
    ),
    ListDocuments: unary(listDocuments),
    // Asked for by bulk readers only; one partition is a correct, if slow, answer.
    PartitionQuery: unary(() => Promise.resolve({ partitions: [] })),
    BatchGetDocuments: streaming(
      (client, request: google.firestore.v1.IBatchGetDocumentsRequest) =>
        client.batchGetDocuments(request),
      maskFound,
    ),
    RunQuery: streaming((client, request: google.firestore.v1.IRunQueryRequest) => {
      if (request.structuredQuery) onQuery(request.structuredQuery);
      return client.runQuery(request);
    }),
    RunAggregationQuery: streaming(
      (client, request: google.firestore.v1.IRunAggregationQueryRequest) => {
        const query = request.structuredAggregationQuery?.structuredQuery;
        if (query) onQuery(query);
        return client.runAggregationQuery(request);
      },
    ),
    Listen: listen(clientFor),
  };
}

/** The mock rejects mask, pageToken and orderBy: it answers everything, and the mask is applied here. */
async function listDocuments(
  client: MockClient,
  { parent, collectionId, showMissing, mask }: google.firestore.v1.IListDocumentsRequest,
): Promise<object> {
  const [documents] = await client.listDocuments({ parent, collectionId, showMissing });
  documents.sort((one, other) => ((one.name ?? '') < (other.name ?? '') ? -1 : 1));
  const onlyNames = mask && !mask.fieldPaths?.length;
  return {
    documents: onlyNames ? documents.map((document) => ({ ...document, fields: {} })) : documents,
  };
}

/** The mock ignores field masks of reads; this applies them to top-level fields. */
function maskFound(
  message: google.firestore.v1.IBatchGetDocumentsResponse,
  { mask }: google.firestore.v1.IBatchGetDocumentsRequest,
): google.firestore.v1.IBatchGetDocumentsResponse {
  if (!mask?.fieldPaths || !message.found?.fields) return message;
  const wanted = new Set(mask.fieldPaths.map((path) => path.split('.')[0]?.replaceAll('`', '')));
  const fields = Object.entries(message.found.fields).filter(([name]) => wanted.has(name));
  return { ...message, found: { ...message.found, fields: Object.fromEntries(fields) } };
}

const withoutEmptyTransaction = (request: google.firestore.v1.ICommitRequest) =>
  request.transaction?.length ? request : { ...request, transaction: undefined };

const listen =
  (clientFor: (request: Addressed) => MockClient): handleBidiStreamingCall<Addressed, object> =>
  (call) => {
    let source: Duplex | undefined;
    const open = (request: Addressed): Duplex => {
      const opened = clientFor(request).listen();
      opened.on('data', (message: object) => call.write(message));
      opened.on('end', () => call.end());
      opened.on('error', (error) => call.emit('error', toStatus(error)));
      return opened;
    };
    call.on('data', (request: Addressed) => {
      try {
        source ??= open(request);
        source.write(request);
      } catch (error) {
        call.emit('error', toStatus(error));
      }
    });
    call.on('end', () => (source ? source.end() : call.end()));
    call.on('cancelled', () => source?.destroy());
    call.on('error', () => source?.destroy());
  };
