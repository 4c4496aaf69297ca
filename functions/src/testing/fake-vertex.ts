import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type VertexRequest = {
  path: string;
  authorization: string | undefined;
  agent: string | undefined;
  body: unknown;
};
export type VertexAnswer =
  | { status: number; json: unknown; headers?: Record<string, string> }
  | { status: number; text: string }
  /** Takes so many milliseconds. */
  | { slowMs: number; then: VertexAnswer }
  /** Accepts the request and says nothing. */
  | 'silence'
  /** Breaks the connection. */
  | 'hang up';

/** Google's body for a refusal. */
export const refused = (status: number, code: string, message = 'Refused.'): VertexAnswer => ({
  status,
  json: { error: { code: status, message, status: code } },
});

/** The same with Google's reason for it. */
export const refusedBecause = (
  status: number,
  code: string,
  reason: string,
  message = 'Refused.',
): VertexAnswer => ({
  status,
  json: {
    error: {
      code: status,
      message,
      status: code,
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason,
          domain: 'googleapis.com',
          metadata: { service: 'aiplatform.googleapis.com', consumer: 'projects/demo-guantera' },
        },
      ],
    },
  },
});

/** The same with how long it wants to be left alone: in the body as Google does, or by the header. */
export const askingToWait = (
  status: number,
  seconds: number,
  where: 'body' | 'header' = 'body',
): VertexAnswer =>
  where === 'header'
    ? {
        status,
        headers: { 'retry-after': `${seconds}` },
        json: { error: { code: status, message: 'Refused.', status: 'RESOURCE_EXHAUSTED' } },
      }
    : {
        status,
        json: {
          error: {
            code: status,
            message: 'Refused.',
            status: 'RESOURCE_EXHAUSTED',
            details: [
              { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` },
            ],
          },
        },
      };

/** A response of `generateContent` with one candidate. */
export const generated = (text: string, finishReason = 'STOP'): VertexAnswer => ({
  status: 200,
  json: {
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason }],
    usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 80, totalTokenCount: 980 },
    modelVersion: 'gemini-test',
  },
});

/** A response of `predict` with a vector for each text. */
export const predicted = (vectors: number[][]): VertexAnswer => ({
  status: 200,
  json: {
    predictions: vectors.map((values) => ({
      embeddings: { values, statistics: { token_count: 3, truncated: false } },
    })),
    metadata: { billableCharacterCount: 12 },
  },
});

/**
 * Vertex AI's REST API and Google's token exchange, on this machine, for the real clients: they authenticate with a file
 * of credentials that names it, and reach it by `host`. Their requests are those that they send to Google but for TLS,
 * which is taken off in `fetch`.
 */
export async function fakeVertex() {
  const requests: VertexRequest[] = [];
  let answer: (request: VertexRequest) => VertexAnswer = () => refused(500, 'INTERNAL');
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (request.url === '/token') {
        send(response, { status: 200, json: TOKEN });
        return;
      }
      const seen = {
        path: request.url ?? '',
        authorization: request.headers.authorization,
        agent: request.headers['user-agent'],
        body: JSON.parse(Buffer.concat(pieces).toString()) as unknown,
      };
      requests.push(seen);
      send(response, answer(seen));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = await mkdtemp(join(tmpdir(), 'fake-vertex-'));
  const restore = [await useCredentials(folder, host), useWithoutTls(host), letTimersGo()];

  return {
    host,
    requests,
    /** Answers the next requests, one each; the last one answers all that follow. */
    answerWith(...answers: VertexAnswer[]): void {
      requests.length = 0;
      answer = () => (answers.length > 1 ? answers.shift() : answers[0]) ?? 'hang up';
    },
    answerBy(next: (request: VertexRequest) => VertexAnswer): void {
      requests.length = 0;
      answer = next;
    },
    async close(): Promise<void> {
      restore.forEach((undo) => undo());
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type FakeVertex = Awaited<ReturnType<typeof fakeVertex>>;

/** What credentials are exchanged for. */
export const TOKEN = {
  access_token: 'fake-token',
  issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
  token_type: 'Bearer',
  expires_in: 3600,
};

function send(response: ServerResponse, answer: VertexAnswer): void {
  if (answer === 'silence') return;
  if (typeof answer === 'object' && 'slowMs' in answer) {
    setTimeout(() => send(response, answer.then), answer.slowMs);
    return;
  }
  if (answer === 'hang up') {
    response.destroy();
    return;
  }
  const isJson = 'json' in answer;
  response.writeHead(answer.status, {
    'content-type': isJson ? 'application/json' : 'text/html',
    ...('headers' in answer && answer.headers),
  });
  response.end(isJson ? JSON.stringify(answer.json) : answer.text);
}

/**
 * Writes application default credentials of a workload outside Google, whose tokens are exchanged at this address; gives the
 * path of their file.
 */
export async function writeCredentials(folder: string, tokenUrl: string): Promise<string> {
  const path = join(folder, 'credentials.json');
  const subject = join(folder, 'subject-token');
  await writeFile(subject, 'subject-token');
  await writeFile(
    path,
    JSON.stringify({
      type: 'external_account',
      audience:
        '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/p',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: tokenUrl,
      credential_source: { file: subject },
    }),
  );
  return path;
}

async function useCredentials(folder: string, host: string): Promise<() => void> {
  return replaceEnvironment({
    GOOGLE_APPLICATION_CREDENTIALS: await writeCredentials(folder, `http://${host}/token`),
    // Else the library asks around for the project.
    GOOGLE_CLOUD_PROJECT: 'demo-guantera',
  });
}

function replaceEnvironment(values: Record<string, string>): () => void {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  };
}

function useWithoutTls(host: string): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    real(
      typeof input === 'string' ? input.replace(`https://${host}/`, `http://${host}/`) : input,
      init,
    );
  return () => {
    globalThis.fetch = real;
  };
}

/** The SDK never clears the timer of its timeout: it must not keep the process that tests it. */
function letTimersGo(): () => void {
  const real = globalThis.setTimeout;
  const released = (work: () => void, milliseconds?: number) => real(work, milliseconds).unref();
  globalThis.setTimeout = Object.assign(released, real);
  return () => {
    globalThis.setTimeout = real;
  };
}

/** Everything that a log would hold of an error: its message and those of its causes. */
export const loggedOf = (error: unknown): string =>
  error instanceof Error ? `${String(error)}\n${loggedOf(error.cause)}` : '';
