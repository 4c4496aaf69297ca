import { endpoint, idParams, type Endpoint } from '@contract';
import express, { Router } from 'express';
import * as z from 'zod/mini';
import { log } from '../logger';
import { exchange } from '../testing/exchange';
import { errorHandler } from './middleware/error-handler';
import { notFound, refuseOtherMethods } from './middleware/not-served';
import { mount, mountPublic, type Api } from './mount';

const rename = endpoint({
  method: 'PATCH',
  path: '/api/things/:id',
  params: idParams,
  body: z.object({ name: z.string().check(z.minLength(1)) }),
  response: z.object({ id: z.number(), name: z.string(), owner: z.string() }),
});
const remove = endpoint({ method: 'DELETE', path: '/api/things/:id', params: idParams });

const owner = { uid: 'ana', isAdmin: false, signedInAt: new Date('2026-01-15T10:00:00Z') };

function appWith(register: (api: Api) => void) {
  const api: Api = {
    router: Router(),
    identify: (cookie) => Promise.resolve(cookie === 'good' ? owner : null),
    served: [],
  };
  register(api);
  refuseOtherMethods(api.router, api.served);
  return express().use(api.router, notFound, errorHandler);
}

const things = appWith((api) => {
  mount(api, rename, ({ params, body, user }) =>
    Promise.resolve({ id: params.id, name: body.name, owner: user.uid, secret: 'x' }),
  );
  mount(api, remove, () => Promise.resolve(undefined));
});

const signedIn = { cookie: 'other=1; __session=good', 'content-type': 'application/json' };
const patch = { method: 'PATCH', url: '/api/things/7', headers: signedIn, body: '{"name":"A"}' };

describe('mount', () => {
  it('hands valid data and the owner to the handler, and answers only what the contract names', async () => {
    const answer = await exchange(things, patch);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ id: 7, name: 'A', owner: 'ana' });
  });

  it('answers 204 without a body', async () => {
    const answer = await exchange(things, { ...patch, method: 'DELETE' });
    expect(answer).toMatchObject({ status: 204, text: '' });
  });

  it.each([
    ['nobody signed in', { headers: { 'content-type': 'application/json' } }, 401, 'NOT_SIGNED_IN'],
    ['a bad cookie', { headers: { ...signedIn, cookie: '__session=bad' } }, 401, 'NOT_SIGNED_IN'],
    [
      'another cookie',
      { headers: { ...signedIn, cookie: 'x__session=good' } },
      401,
      'NOT_SIGNED_IN',
    ],
    ['a bad id', { url: '/api/things/seven' }, 400, 'INVALID_REQUEST'],
    ['a negative id', { url: '/api/things/-1' }, 400, 'INVALID_REQUEST'],
    ['a broken path', { url: '/api/things/%E0%A4%A' }, 400, 'INVALID_REQUEST'],
    ['a bad body', { body: '{"name":""}' }, 400, 'INVALID_REQUEST'],
    ['no body', { body: '' }, 400, 'INVALID_REQUEST'],
    ['another method', { method: 'PUT' }, 405, 'METHOD_NOT_ALLOWED'],
    ['another path', { url: '/api/nothing' }, 404, 'NOT_FOUND'],
  ])('refuses %s', async (_what, sent, status, code) => {
    expect(await exchange(things, { ...patch, ...sent })).toMatchObject({ status, json: { code } });
  });

  it('says which methods there are', async () => {
    const answer = await exchange(things, { ...patch, method: 'PUT' });
    expect(answer.headers.allow).toBe('PATCH, DELETE');
  });

  it('says which field is wrong', async () => {
    const { json } = await exchange(things, { ...patch, body: '{}' });
    expect(json).toMatchObject({ details: [{ path: 'name' }] });
  });

  it('does not look at the body before it knows who asks', async () => {
    const sent = { ...patch, headers: { 'content-type': 'text/plain' } };
    expect(await exchange(things, sent)).toMatchObject({ status: 401 });
  });

  it('fails loudly, without a word of it outside, when a handler breaks the contract', async () => {
    jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const broken = appWith((api) =>
      mount(api, rename, () =>
        Promise.resolve({ id: 'x' } as unknown as z.infer<typeof rename.response>),
      ),
    );
    expect(await exchange(broken, patch)).toMatchObject({
      status: 500,
      json: { code: 'INTERNAL' },
    });
  });

  it('does not serve a public endpoint as a private one, nor the other way round', () => {
    const open: Endpoint<Record<string, never>, Record<string, never>, undefined> = endpoint({
      method: 'GET',
      path: '/api/open',
      access: 'public',
    });
    expect(() => appWith((api) => mount(api, open, () => Promise.resolve(undefined)))).toThrow();
    expect(() =>
      appWith((api) => mountPublic(api, remove, () => Promise.resolve(undefined))),
    ).toThrow();
  });
});
