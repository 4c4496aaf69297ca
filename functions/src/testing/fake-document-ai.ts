import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as textOfStream } from 'node:stream/consumers';
import { DocumentProcessorServiceClient, protos } from '@google-cloud/documentai';
import {
  credentials,
  Metadata,
  Server,
  ServerCredentials,
  status as grpcStatus,
  type handleUnaryCall,
} from '@grpc/grpc-js';
import { GoogleAuth, PassThroughClient } from 'google-auth-library';
import {
  HTTP_STATUS,
  refusalOfRequest,
  SERVICE_LIMITS,
  type DocumentAiRequest,
  type Refusal,
} from './fake-limits';
import { encodedDetail, type RpcDetail } from './rpc-details';

const { ProcessRequest, ProcessResponse } = protos.google.cloud.documentai.v1;
type Request = DocumentAiRequest['body'];
type Document = protos.google.cloud.documentai.v1.IDocument;

export type DocumentAiAnswer =
  | { document: Document | null }
  | Refusal
  /** Accepts the request and says nothing. */
  | 'silence'
  /** Breaks the connection. */
  | 'hang up'
  /** What no Document AI says: only over HTTP. */
  | { status: number; text: string };

export type Transport = 'gRPC' | 'REST';
type Answer = (request: DocumentAiRequest) => Promise<DocumentAiAnswer> | DocumentAiAnswer;

/**
 * Document AI on this machine, by either of its protocols, and the real client that speaks it. Messages are encoded by
 * the client's own definitions: 64-bit offsets travel as such over gRPC and as text over REST. What the service refuses
 * is refused here before anybody answers it.
 */
export async function fakeDocumentAi(transport: Transport, limits = SERVICE_LIMITS) {
  const requests: DocumentAiRequest[] = [];
  let answer: Answer = () => ({ refused: 'INTERNAL' });
  const answerTo = async (body: Request): Promise<DocumentAiAnswer> => {
    const { content, mimeType } = body.rawDocument ?? {};
    const request = {
      body,
      name: body.name,
      mimeType: mimeType ?? '',
      content: Buffer.from(content ?? ''),
    };
    requests.push(request);
    return refusalOfRequest(request, limits) ?? answer(request);
  };
  const served = await (transport === 'gRPC' ? serveGrpc(answerTo) : serveRest(answerTo));
  return {
    ...served,
    requests,
    /** Who answers from now on. */
    answerBy(next: Answer): void {
      requests.length = 0;
      answer = next;
    },
    async close(): Promise<void> {
      await served.client.close();
      await served.stop();
    },
  };
}

export type FakeDocumentAi = Awaited<ReturnType<typeof fakeDocumentAi>>;

type Answerer = (body: Request) => Promise<DocumentAiAnswer>;

const METHOD = {
  path: '/google.cloud.documentai.v1.DocumentProcessorService/ProcessDocument',
  requestStream: false,
  responseStream: false,
  requestDeserialize: (bytes: Buffer) => ProcessRequest.decode(bytes),
  requestSerialize: (request: Request) => Buffer.from(ProcessRequest.encode(request).finish()),
  responseDeserialize: (bytes: Buffer) => ProcessResponse.decode(bytes),
  responseSerialize: (document: Document | null) =>
    Buffer.from(ProcessResponse.encode({ document }).finish()),
} as const;

/** Who asks is none of a test's business. */
const anybody = () => new GoogleAuth({ authClient: new PassThroughClient() });

/** The details of a refusal, as Google's servers send them with its status. */
function metadataOf(code: number, details: readonly RpcDetail[]): Metadata {
  const metadata = new Metadata();
  if (details.length === 0) return metadata;
  const encoded = details.map(encodedDetail);
  const status = protos.google.rpc.Status.encode({ code, details: encoded }).finish();
  metadata.set('grpc-status-details-bin', Buffer.from(status));
  return metadata;
}

async function serveGrpc(answerTo: Answerer) {
  const handler: handleUnaryCall<Request, Document | null> = (call, callback) => {
    void answerTo(call.request).then((answer) => {
      if (answer === 'silence') return;
      if (answer === 'hang up') {
        server.drain(`127.0.0.1:${port}`, 0);
      } else if ('document' in answer) callback(null, answer.document);
      else if ('refused' in answer) {
        const code = grpcStatus[answer.refused];
        const metadata = metadataOf(code, answer.details ?? []);
        callback({ code, details: answer.message ?? answer.refused, metadata });
      } else callback({ code: grpcStatus.UNKNOWN, details: `HTTP ${answer.status}` });
    });
  };
  const server = new Server({ 'grpc.max_receive_message_length': -1 });
  server.addService({ processDocument: METHOD }, { processDocument: handler });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  const client = new DocumentProcessorServiceClient({
    apiEndpoint: '127.0.0.1',
    port,
    sslCreds: credentials.createInsecure(),
    auth: anybody() as never,
  });
  const stop = async (): Promise<void> => {
    server.forceShutdown();
    return Promise.resolve();
  };
  return { client, stop };
}

async function serveRest(answerTo: Answerer) {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      const name = /^\/v1\/(.+):process$/.exec(pathname)?.[1] ?? '';
      const { fieldMask, ...json } = JSON.parse(await textOfStream(request)) as {
        fieldMask?: string;
      };
      const paths = fieldMask?.split(',') ?? [];
      const body = ProcessRequest.fromObject({ ...json, name, fieldMask: { paths } });
      send(response, await answerTo(body));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new DocumentProcessorServiceClient({
    apiEndpoint: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    protocol: 'http',
    fallback: true,
    // Requests go out as they are, also to a host without TLS.
    auth: Object.assign(anybody(), { fetch }) as never,
  });
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { client, stop };
}

function send(response: ServerResponse, answer: DocumentAiAnswer): void {
  if (answer === 'silence') return;
  if (answer === 'hang up') {
    response.destroy();
  } else if ('text' in answer) {
    response.writeHead(answer.status, { 'content-type': 'text/html' }).end(answer.text);
  } else if ('refused' in answer) {
    const code = HTTP_STATUS[answer.refused];
    const { refused: status, message = status, details } = answer;
    const error = { code, status, message, details };
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error }));
  } else {
    const message = ProcessResponse.fromObject({ document: answer.document });
    const json = ProcessResponse.toObject(message, { longs: String, enums: String, bytes: String });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  }
}
