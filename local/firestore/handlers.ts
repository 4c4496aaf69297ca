import type { UntypedServiceImplementation } from '@grpc/grpc-js';
import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';
import { createCalls } from './calls';
import type { MockClient } from './mock-database';

type Backend = {
  /** The database that a resource name lies in; null when the name is none. */
  clientOf: (name: string) => MockClient | null;
  /** Learns of every query, and may refuse it. */
  onQuery: (query: google.firestore.v1.IStructuredQuery) => void;
};

/** The calls of google.firestore.v1.Firestore that the Admin SDK makes, answered by the mock. */
export function createHandlers({ clientOf, onQuery }: Backend): UntypedServiceImplementation {
  const { unary, streaming, listen } = createCalls(clientOf);
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
    Listen: listen,
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
