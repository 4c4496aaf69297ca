import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const OBJECTS = /^(?:\/storage\/v1)?\/b\/[^/]+\/o(?:\/([^?]+))?$/;

/**
 * As much of Cloud Storage's JSON API as listing and deleting needs: lists in pages, 404 for what is not there, 412 where
 * another generation is.
 */
export async function fakeStorage(objects: Map<string, string>, mostResults = 1000) {
  const requests: string[] = [];
  const json = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const failure = (response: ServerResponse, code: number): void =>
    json(response, code, { error: { code, message: 'refused', errors: [] } });

  function list(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('pageToken') ?? '';
    const most = Math.min(mostResults, Number(query.get('maxResults') ?? mostResults));
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after);
    const page = names.toSorted().slice(0, most);
    const nextPageToken = names.length > most ? page.at(-1) : undefined;
    json(response, 200, { items: page.map((name) => ({ name })), nextPageToken });
  }

  function remove(response: ServerResponse, name: string, query: URLSearchParams): void {
    const generation = objects.get(name);
    const wanted = query.get('ifGenerationMatch');
    if (generation === undefined) failure(response, 404);
    else if (wanted !== null && wanted !== generation) failure(response, 412);
    else {
      objects.delete(name);
      response.writeHead(204).end();
    }
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage');
    const [path, name] = OBJECTS.exec(pathname) ?? [];
    requests.push(`${request.method} ${name ? decodeURIComponent(name) : 'list'}`);
    if (path === undefined) failure(response, 400);
    else if (request.method === 'DELETE')
      remove(response, decodeURIComponent(name ?? ''), searchParams);
    else list(response, searchParams);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    requests,
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
