import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { HOST } from '../suite/ports';
import { contentOf, type Answer, type Session } from './sessions';

const CONDITION_NOT_MET: Answer = {
  status: 412,
  body: JSON.stringify({
    error: { code: 412, message: 'At least one of the pre-conditions you specified did not hold.' },
  }),
};

/** The name of the object that an upload goes to; null when the address does not tell. */
const objectOf = (incoming: IncomingMessage): { path: string; name: string } | null => {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://gateway');
  const name = searchParams.get('name');
  if (name === null) return null;
  return { name, path: `${pathname.replace(/^\/upload/, '')}/${encodeURIComponent(name)}` };
};

/**
 * Closes uploads: a finished file goes on to the emulator in a single PUT, where there is no such object yet. The server
 * opens every session with `ifGenerationMatch: 0`, of which the emulator takes no notice. Cloud Storage opens a session
 * all the same and answers 412 to its bytes (googleapis/google-cloud-java#201). Whether to any piece of them or only to
 * the last one is documented nowhere; here it is the last.
 */
export function createFinishing(storagePort: number) {
  /** By object: who comes at the same moment waits, and finds the object of who came first. */
  const turns = new Map<string, Promise<unknown>>();

  async function handOn(session: Session, incoming: IncomingMessage): Promise<Answer> {
    const object = objectOf(incoming);
    if (object && (await ask({ port: storagePort, path: object.path })).status === 200) {
      return CONDITION_NOT_MET;
    }
    const headers = { ...incoming.headers, 'content-length': String(session.size) };
    delete headers['content-range'];
    delete headers['transfer-encoding'];
    return ask({ port: storagePort, method: 'PUT', path: incoming.url, headers }, session);
  }

  /** Success and 412 are kept: asked again, a session says what it said. */
  return async (session: Session, incoming: IncomingMessage): Promise<Answer> => {
    const name = objectOf(incoming)?.name ?? '';
    const turn = (turns.get(name) ?? Promise.resolve()).then(() => handOn(session, incoming));
    const ended = turn.catch(() => undefined);
    turns.set(name, ended);
    try {
      const answer = await turn;
      if (answer.status < 300 || answer === CONDITION_NOT_MET) session.answer = answer;
      return answer;
    } finally {
      if (turns.get(name) === ended) turns.delete(name);
    }
  };
}

/** Asks the emulator, with what arrived in a session as body. */
const ask = (options: RequestOptions, session?: Session): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const upstream = request({ host: HOST, ...options }, (received) => {
      void textOf(received).then(
        (body) => resolve({ status: received.statusCode ?? 502, body }),
        reject,
      );
    });
    upstream.on('error', reject);
    if (!session || session.size === 0) upstream.end();
    else contentOf(session).on('error', reject).pipe(upstream);
  });

async function textOf(message: IncomingMessage): Promise<string> {
  let text = '';
  message.setEncoding('utf8');
  for await (const piece of message as AsyncIterable<string>) text += piece;
  return text;
}
