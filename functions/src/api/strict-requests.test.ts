import type { RequestListener } from 'node:http';
import * as contract from '@contract';
import { errors, type Endpoint } from '@contract';
import { log } from '../logger';
import { exchange } from '../testing/exchange';
import { hostile } from '../testing/hostile';
import { createApp, createPagesApp } from './app';

type AnyEndpoint = Pick<Endpoint<unknown, unknown, unknown>, 'method' | 'path' | 'bodyKind'>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'bodyKind' in value;

const endpoints = (Object.values(contract) as unknown[]).filter(isEndpoint);
/** The specification does not show their fields. */
const tolerant: string[] = [contract.login.path, contract.register.path];

const owner = { uid: 'ana', isAdmin: false, signedInAt: new Date('2026-01-15T10:00:00Z') };
const doors = [
  () => Promise.resolve(owner),
  () => Promise.resolve(),
  () => Promise.resolve(),
] as const;
const ourApp = createApp(...doors);
const pagesApp = createPagesApp(...doors);
/** What Hosting hands to the function of pictures (firebase.json). */
const OF_PAGES = /\/(?:cover|image|contents|find|receipt)(?:\?|$)/;

/** As the platform hands it over: its own app has read the query, and has no word of `__proto__`. */
const app: RequestListener = (request, response) => {
  Object.defineProperty(request, 'query', { value: {}, writable: true, configurable: true });
  (OF_PAGES.test(request.url ?? '') ? pagesApp : ourApp)(request, response);
};

/** A good one for each that a path may have. */
const parameters: Readonly<Record<string, string>> = {
  ...{ id: '7', page: '3', name: 'ana', signal: 'abs' },
  ...{ item: 'itv', entry: '2', service: '5' },
};

const fill = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? name);

const types: Record<AnyEndpoint['bodyKind'], Record<string, string>> = {
  json: { 'content-type': 'application/json' },
  multipart: { 'content-type': 'multipart/form-data; boundary=x' },
  none: {},
};

const send = ({ method, path, bodyKind }: AnyEndpoint, query: string, body?: string) =>
  exchange(app, {
    method,
    url: fill(path) + query,
    headers: { cookie: '__session=good', origin: 'http://guantera.test', ...types[bodyKind] },
    ...(body !== undefined && { body }),
  });

const refusal = (path: string) => ({
  status: 400,
  json: {
    code: 'INVALID_REQUEST',
    error: errors.INVALID_REQUEST.sentence,
    details: expect.arrayContaining([{ path, message: 'Este dato no se espera aquí.' }]) as unknown,
  },
});

const called = (of: readonly AnyEndpoint[]) =>
  of.map((each) => [`${each.method} ${each.path}`, each] as const);

describe('a request', () => {
  // One line for each request, which nobody reads here.
  beforeAll(() => jest.spyOn(log, 'info').mockImplementation(() => undefined));

  it.each(called(endpoints))('with a query is refused: %s', async (_, each) => {
    for (const [query, name] of [
      ['?uid=otra', 'uid'],
      ['?__proto__=1', '__proto__'],
      ['?__proto__[isAdmin]=1', '__proto__[isAdmin]'],
      ['?constructor=1', 'constructor'],
      ['?prototype=1', 'prototype'],
      ['?%5F_proto__', '__proto__'],
      ['?filter[$gt]=1', 'filter[$gt]'],
    ] as const) {
      await hostile(
        query,
        () => send(each, query, '{}'),
        (answer) => expect(answer).toMatchObject(refusal(name)),
      );
    }
  });

  const strict = endpoints.filter(
    ({ bodyKind, path }) => bodyKind === 'json' && !tolerant.includes(path),
  );

  it.each(called(strict))('with a key that nobody knows is refused: %s', async (_, each) => {
    for (const name of ['uid', '__proto__', 'constructor', 'prototype', 'toString']) {
      const body = `{"${name}":{"isAdmin":true}}`;
      await hostile(
        body,
        () => send(each, '', body),
        (answer) => expect(answer).toMatchObject(refusal(name)),
      );
    }
    expect('isAdmin' in {}).toBe(false);
  });

  it('with many made-up keys gets back no more of them than help', async () => {
    const keys = Array.from({ length: 100 }, (_, index) => `${index}-${'x'.repeat(500)}`);
    const body = JSON.stringify(Object.fromEntries(keys.map((key) => [key, 1])));
    const { json, text } = await send(contract.updateUser, '', body);
    expect((json as { details: unknown[] }).details).toHaveLength(10);
    expect(text.length).toBeLessThan(2000);
  });
});
