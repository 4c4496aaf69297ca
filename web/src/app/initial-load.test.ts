import { getUser, listManuals, listSearches, listVehicles } from '@contract';
import { createQueryClient } from '../lib/api/query-client';
import { createFakeOwner, type OwnerData } from '../testing/fake-owner';
import { fetchInitialLoad } from './initial-load';
import { isOwnPageHere } from './pages';

function lookAt(path: string, data: Partial<OwnerData> = {}) {
  const server = createFakeOwner(data);
  globalThis.fetch = server.fetch;
  const client = createQueryClient();
  return {
    server,
    client,
    look: () => fetchInitialLoad(client, new URL(path, 'https://guantera.test')),
  };
}

describe('the first look', () => {
  it('of an owner at home is all here before it is rendered: who it is, the code and what it shows', async () => {
    const { client, look } = lookAt('/');
    await look();
    for (const { path } of [getUser, listVehicles, listSearches, listManuals]) {
      expect(client.getQueryState([path])?.status).toBe('success');
    }
    expect(isOwnPageHere('/')).toBe(true);
  });

  it('of a page of a manual asks for its words and its picture at once, and for its code', async () => {
    const { server, look } = lookAt('/manuals/7/pagina/39?marcas=p39.1');
    await look();
    expect(server.calls).toEqual([
      'GET /api/user',
      'GET /api/manuals/7/pages/39?units=p39.1',
      'GET /api/manuals/7/pages/39/image?width=900',
    ]);
    expect(isOwnPageHere('/manuals/7/pagina/40')).toBe(true);
  });

  it.each([
    ['nobody is signed in', '/', { user: null }, [getUser]],
    ['a page shows nothing of that', '/profile', {}, [getUser]],
    ['somebody is about to sign in, whose form waits for nothing', '/auth', { user: null }, []],
    ['a page asks nobody to sign in', '/monitor', {}, []],
  ])('asks for no more where %s', async (_, path, data, expected) => {
    const { server, look } = lookAt(path, data);
    await look();
    expect(server.calls).toEqual(expected.map((endpoint) => `GET ${endpoint.path}`));
  });

  it('comes at last without what the server does not say', async () => {
    jest.useFakeTimers();
    const { server, look } = lookAt('/');
    server.on(getUser, () => new Promise(() => undefined));
    const looked = look();
    await jest.advanceTimersByTimeAsync(1000);
    await expect(looked).resolves.toBeUndefined();
    jest.useRealTimers();
  });
});
