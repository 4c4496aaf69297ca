import {
  focusManager,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query';
import { getUser, listVehicles } from '@contract';
import { buildUser, buildVehicle } from '../../testing/builders';
import { tellFailuresTo, type Failure } from './failures';
import { invalidateUnder, queryOf } from './queries';
import { createQueryClient } from './query-client';
import { setSessionUser } from './session';

/** A server that answers, or refuses, and counts. */
function serve(response: () => Response) {
  const asked = jest.fn();
  globalThis.fetch = (url) => {
    asked(url);
    return Promise.resolve(response());
  };
  return asked;
}

const vehicles = () => Response.json([buildVehicle()]);
/** Until what was asked is answered; what would be asked besides is asked at once. */
async function settle(client: QueryClient): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 20));
  while (client.isFetching() > 0);
}

/** Looks at a list as a screen does. */
function watch(client = createQueryClient()) {
  const observer = new QueryObserver(client, queryOf(listVehicles));
  return { client, observer, leave: observer.subscribe(() => undefined) };
}

describe('data loading', () => {
  it('[4.6, 9.21] asks once, whatever comes of it', async () => {
    const asked = serve(() => new Response('', { status: 503 }));
    const { client, observer, leave } = watch();
    await settle(client);
    expect(observer.getCurrentResult().status).toBe('error');
    expect(asked).toHaveBeenCalledTimes(1);
    leave();
  });

  it('[9.22] does not ask again when the window is looked at again', async () => {
    const asked = serve(vehicles);
    const { client, leave } = watch();
    await settle(client);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await settle(client);
    expect(asked).toHaveBeenCalledTimes(1);
    leave();
  });

  it('fails at once where there is no network, instead of waiting in silence', async () => {
    onlineManager.setOnline(false);
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { observer, client, leave } = watch();
    const change = client.getMutationCache().build(client, {
      mutationFn: () => fetch('/api/vehicles'),
    });
    await expect(change.execute(undefined)).rejects.toThrow('Failed to fetch');
    expect(observer.getCurrentResult().status).toBe('error');
    leave();
    onlineManager.setOnline(true);
  });

  it('[4.6, 9.23] never takes an answer for old', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout'] });
    const asked = serve(vehicles);
    const { client, leave } = watch();
    await settle(client);
    jest.setSystemTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
    const again = watch(client);
    await settle(client);
    expect(again.observer.getCurrentResult().isStale).toBe(false);
    expect(asked).toHaveBeenCalledTimes(1);
    leave();
    again.leave();
    jest.useRealTimers();
  });

  it('[9.21] does not send again what failed just before the screen that shows so', async () => {
    const asked = serve(() => new Response('', { status: 503 }));
    const { client, leave } = watch();
    await settle(client);
    const second = watch(client);
    await settle(client);
    expect(second.observer.getCurrentResult().status).toBe('error');
    expect(asked).toHaveBeenCalledTimes(1);
    await second.observer.refetch();
    expect(asked).toHaveBeenCalledTimes(2);
    leave();
    second.leave();
  });

  it('takes for old what somebody says has changed, with all that is under its path', async () => {
    const client = createQueryClient();
    const paths = ['/api/vehicles', '/api/vehicles/all', '/api/vehicles-of-others', '/api/manuals'];
    for (const path of paths) client.setQueryData([path], []);
    await invalidateUnder(client, '/api/vehicles');
    const old = paths.filter((path) => client.getQueryState([path])?.isInvalidated);
    expect(old).toEqual(['/api/vehicles', '/api/vehicles/all']);
  });

  it('[7.39] keeps an answer under the path of its call', async () => {
    serve(vehicles);
    const { client, leave } = watch();
    await settle(client);
    expect(client.getQueryData(['/api/vehicles'])).toEqual([buildVehicle()]);
    leave();
  });

  it('[7.42] keeps who is signed in under /api/user', () => {
    const client = createQueryClient();
    setSessionUser(client, buildUser());
    expect(getUser.path).toBe('/api/user');
    expect(client.getQueryData(['/api/user'])).toEqual(buildUser());
  });
});

describe('a fault in our own code, which nobody else hears of', () => {
  const run = async (error: Error) => {
    const heard: Failure[] = [];
    tellFailuresTo((failure) => heard.push(failure));
    const client = createQueryClient();
    const change = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(error),
    });
    await expect(change.execute(undefined)).rejects.toBe(error);
    await expect(
      client.query({ queryKey: ['x'], queryFn: () => Promise.reject(error) }),
    ).rejects.toBe(error);
    tellFailuresTo(null);
    return heard;
  };

  it('is told', async () => {
    const error = new TypeError('x is undefined');
    expect(await run(error)).toMatchObject([{ kind: 'rejection', error }]);
  });

  it('is none where a provider refuses', async () => {
    expect(await run(Object.assign(new Error('no'), { code: 'auth/wrong-password' }))).toEqual([]);
  });
});
