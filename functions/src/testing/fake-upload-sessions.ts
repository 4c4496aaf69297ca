import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A rule of `cors.json`, as `gcloud storage buckets update --cors-file` takes it. */
export type CorsRule = { origin: string[]; method: string[]; responseHeader: string[] };

/** A refusal of Cloud Storage's JSON API, by its status and reason. */
export type StorageRefusal = { status: number; reason: string; message?: string };

type Session = { name: string; origin: string | undefined };

/**
 * As much of Cloud Storage as an upload from a browser needs: sessions, opened for an origin, whose preflights the bucket's
 * CORS answers and whose pieces answer the origin that they were opened for. No rule, no header: the browser then refuses.
 */
export async function fakeUploadSessions(setting: {
  cors: readonly CorsRule[];
  refusal: StorageRefusal | null;
  /** What an upload answers. */
  putStatus: number;
}) {
  const objects = new Set<string>();
  const sessions = new Map<string, Session>();
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => answer(request, response));
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage');
    const session = sessions.get(searchParams.get('upload_id') ?? '');
    if (request.method === 'OPTIONS') preflight(request, response);
    else if (setting.refusal) refuse(response, setting.refusal);
    else if (request.method === 'POST') open(request, response, searchParams.get('name') ?? '');
    else if (session) transfer(request, response, session);
    else if (request.method === 'GET') {
      const prefix = searchParams.get('prefix') ?? '';
      const found = [...objects].filter((name) => name.startsWith(prefix));
      json(response, 200, { items: found.map((name) => ({ name })) });
    } else {
      objects.delete(decodeURIComponent(pathname.split('/o/')[1] ?? ''));
      response.writeHead(204).end();
    }
  }

  /** Answers 200 with or without a rule: it is the headers that say yes. */
  function preflight({ headers }: IncomingMessage, response: ServerResponse): void {
    const method = String(headers['access-control-request-method']);
    const asked = (headers['access-control-request-headers'] ?? '').split(',');
    const rule = setting.cors.find(
      ({ origin, method: methods }) =>
        origin.includes(String(headers.origin)) && methods.includes(method),
    );
    const known = rule?.responseHeader.map((name) => name.toLowerCase()) ?? [];
    const allowed = asked.filter((name) => known.includes(name.trim().toLowerCase()));
    response.writeHead(
      200,
      rule && {
        'access-control-allow-origin': String(headers.origin),
        'access-control-allow-methods': rule.method.join(','),
        'access-control-allow-headers': allowed.join(','),
      },
    );
    response.end();
  }

  function open({ headers }: IncomingMessage, response: ServerResponse, name: string): void {
    const id = randomUUID();
    sessions.set(id, { name, origin: headers.origin });
    const location = `http://${headers.host}/upload/storage/v1/b/bucket/o?uploadType=resumable&upload_id=${id}`;
    response.writeHead(200, { location }).end();
  }

  function transfer(request: IncomingMessage, response: ServerResponse, session: Session): void {
    if (request.method === 'DELETE') {
      sessions.clear();
      response.writeHead(499).end();
      return;
    }
    const isTaken = setting.putStatus === 200;
    if (isTaken) objects.add(session.name);
    const headers = session.origin && { 'access-control-allow-origin': session.origin };
    response.writeHead(setting.putStatus, headers || undefined).end('{}');
    if (isTaken) sessions.clear();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What is left of everything: objects, and sessions that were neither finished nor cancelled. */
    left: () => [...objects, ...sessions.keys()],
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, { status, reason, message = reason }: StorageRefusal) {
  json(response, status, {
    error: { code: status, message, errors: [{ message, domain: 'global', reason }] },
  });
}
