import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { hashEmbedder } from '../../functions/src/adapters/local/hash-embedder';
import {
  askingToWait,
  generated,
  predicted,
  refused,
  TOKEN,
  type VertexAnswer,
} from '../../functions/src/testing/fake-vertex';
import { HOST } from '../suite/ports';
import type { Certificate } from './certificate';

/** What was written once for a prompt, and what it is called: "van-word/lights#1". */
export type Recorded = { id: string; reply: unknown };
/** By what the prompt says. */
export type Recordings = ReadonlyMap<string, Recorded>;

export const promptKey = (instructions: string, data: string): string =>
  JSON.stringify([instructions, data]);

/** Where tests take the model out of reach, and see what was asked for: no address of Google's. */
const RECORDED = '/recorded';

/** Longer than anybody waits: what is asked meanwhile is given up at once. */
const DOWN_SECONDS = 3600;

type Content = { parts: { text: string }[] };
/** Of `generateContent`, `predict` and tests; what is something else fails where it is read. */
type Sent = {
  systemInstruction: Content;
  contents: Content[];
  instances: { content: string }[];
  isDown: boolean;
};

const textOf = (contents: readonly Content[]): string =>
  contents.flatMap(({ parts }) => parts.map(({ text }) => text)).join('');

export type Vertex = { port: number; close: () => void };

type Options = {
  /** 0 takes any free port. */
  port: number;
  certificate: Certificate;
  recordings: Recordings;
};

/**
 * Vertex AI's REST API and Google's token exchange on this machine, by HTTPS as the real clients want it. A prompt of which
 * a reply was recorded gets that, word for word; every other one is refused, as by a model that is not served. Vectors are the
 * embedded model's.
 */
export async function startVertex({ port, certificate, recordings }: Options): Promise<Vertex> {
  const asked: string[] = [];
  let isDown = false;

  const generate = ({ systemInstruction, contents }: Sent): VertexAnswer => {
    const recorded = recordings.get(promptKey(textOf([systemInstruction]), textOf(contents)));
    if (!recorded) return refused(404, 'NOT_FOUND', 'Nothing is recorded for this prompt.');
    asked.push(recorded.id);
    return isDown ? askingToWait(503, DOWN_SECONDS) : generated(JSON.stringify(recorded.reply));
  };

  const embed = async ({ instances }: Sent): Promise<VertexAnswer> => {
    const texts = instances.map(({ content }) => content);
    return predicted(await hashEmbedder.embed(texts, 'document'));
  };

  const turn = (sent: Sent): VertexAnswer => {
    isDown = sent.isDown;
    if (isDown) asked.length = 0;
    return state();
  };

  const state = (): VertexAnswer => ({ status: 200, json: { isDown, asked } });

  const answer = async ({ method, url = '' }: IncomingMessage, body: string) => {
    if (url === '/token') return { status: 200, json: TOKEN };
    if (url === RECORDED && method === 'GET') return state();
    const sent = JSON.parse(body) as Sent;
    if (url === RECORDED) return turn(sent);
    if (url.endsWith(':predict')) return embed(sent);
    if (url.endsWith(':generateContent')) return generate(sent);
    return refused(404, 'NOT_FOUND');
  };

  const server = createServer(
    { key: certificate.key, cert: certificate.certificate },
    (request, response) => {
      bodyOf(request)
        .then((body) => answer(request, body))
        .catch((): VertexAnswer => refused(400, 'INVALID_ARGUMENT'))
        .then((found) => send(response, found))
        // Whoever asked has left.
        .catch(() => response.destroy());
    },
  ).listen(port, HOST);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

function send(response: ServerResponse, answer: VertexAnswer): void {
  if (typeof answer !== 'object' || !('json' in answer)) throw new Error('no answer in JSON');
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.json));
}
