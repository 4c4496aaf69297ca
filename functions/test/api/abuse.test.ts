import { randomUUID } from 'node:crypto';
import {
  createManual,
  createVehicle,
  firebaseLogin,
  getUser,
  listManuals,
  listVehicles,
  logout,
  searchManuals,
  updateOnboarding,
  updateUser,
} from '@contract';
import { hostile } from '../../src/testing/hostile';
import { send, type Answer } from './support/client';
import {
  addManual,
  addVehicle,
  authAdmin,
  changeAccount,
  cookieOf,
  newOwner,
  someVehicle,
  type Owner,
} from './support/owners';
import { project } from './support/suite';

/** Firebase compares whole seconds: a revocation within the second of the sign-in does not count. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1100));

const accounts = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

const endings: [string, (owner: Owner) => Promise<unknown>][] = [
  ['signing out', ({ cookie }) => send(logout.method, logout.path, { cookie })],
  ['a disabled account', ({ uid }) => changeAccount(uid, { disableUser: true })],
  ['a deleted account', ({ uid }) => authAdmin(`${accounts}:delete`, { localId: uid })],
  ['a new password', ({ uid }) => changeAccount(uid, { password: 'otra-clave-larga' })],
  [
    'a revocation by a maintainer',
    ({ uid }) => changeAccount(uid, { validSince: `${Math.floor(Date.now() / 1000)}` }),
  ],
];

const isInvalid = (answer: Answer): void =>
  expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });

const isNobody = (answer: Answer): void =>
  expect(answer).toMatchObject({ status: 401, json: { code: 'NOT_SIGNED_IN' } });

const changes: [string, Record<string, unknown>][] = [
  ['unverified', { emailVerified: false }],
  ['disabled', { disableUser: true }],
  ['uninvited: its address is another one', { email: `x-${randomUUID()}@fuera.example` }],
];

it.each(changes)(
  'a session of an account that is set back is over at the next call: %s',
  async (_what, change) => {
    const { uid, cookie } = await newOwner();
    const ask = () => send('GET', getUser.path, { cookie });
    expect((await ask()).status).toBe(200);
    await changeAccount(uid, change);
    await hostile(`${getUser.path} after ${JSON.stringify(change)}`, ask, isNobody);
  },
);

describe('a session that has ended', () => {
  it.each(endings)('reads and changes nothing any more, at once: %s', async (_what, end) => {
    const owner = await newOwner();
    await addVehicle(owner);
    await nextSecond();
    await end(owner);
    const { cookie } = owner;
    const attempts = [
      ['GET', getUser.path, undefined],
      ['GET', listVehicles.path, undefined],
      ['POST', createVehicle.path, someVehicle],
      ['PATCH', updateUser.path, { displayName: 'Otra' }],
      ['DELETE', '/api/vehicles/1', undefined],
      ['POST', searchManuals.path, { query: 'x', vehicleId: 1 }],
    ] as const;
    await Promise.all(
      attempts.map(([method, path, body]) =>
        hostile(`${method} ${path}`, () => send(method, path, { cookie, body }), isNobody),
      ),
    );
  });

  it('is not made anew from its own cookie', async () => {
    const { cookie } = await newOwner();
    const body = { idToken: cookie };
    const mint = () => send('POST', firebaseLogin.path, { body });
    await hostile('a cookie for an ID token', mint, (answer) => {
      isNobody(answer);
      expect(cookieOf(answer.headers)).toBeNull();
    });
  });
});

describe('a cookie', () => {
  it('is taken under its own name only, and no other one matters', async () => {
    const { cookie } = await newOwner();
    for (const header of [`session=${cookie}`, `__Session=${cookie}`, `x__session=${cookie}`]) {
      const answer = await send('GET', getUser.path, { headers: { cookie: header } });
      expect(answer.status).toBe(401);
    }
    const among = { cookie: `csrf=1; __session=${cookie}; uid=otra; admin=true` };
    expect(await send('GET', getUser.path, { headers: among })).toMatchObject({
      status: 200,
      json: { isAdmin: false },
    });
  });

  it('is taken from nowhere else', async () => {
    const { cookie, uid } = await newOwner();
    const headers = { authorization: `Bearer ${cookie}`, 'x-session-cookie': cookie };
    const path = `${getUser.path}?__session=${cookie}&uid=${uid}`;
    expect((await send('GET', path, { headers })).status).toBe(401);
  });
});

/** What only the server may say. */
const ours = {
  id: 99,
  uid: 'otra',
  role: 'admin',
  isAdmin: true,
  invited: true,
  email: 'otra@guantera.test',
  counters: { vehicle: 500 },
  usage: {},
  pageCount: 9,
  chunkCount: 9,
  activeRevision: 1,
  fileSize: 1,
  createdAt: '2020-01-01T00:00:00Z',
};

describe('what only the server may say', () => {
  it.each(Object.entries(ours))('is not taken from a body: %s', async (name, value) => {
    const owner = await newOwner();
    const { cookie } = owner;
    await addVehicle(owner);
    await addManual(owner, 1);
    const all = () => Promise.all([getUser, listVehicles, listManuals].map((one) => read(one)));
    const read = async ({ path }: { path: string }) => (await send('GET', path, { cookie })).json;
    const before = await all();
    for (const [method, path, body] of [
      ['POST', createVehicle.path, someVehicle],
      ['POST', createManual.path, { vehicleId: 1, originalFilename: 'a.pdf' }],
      ['PATCH', updateUser.path, { displayName: 'Otra' }],
      ['PATCH', updateOnboarding.path, { step: 1 }],
      ['PATCH', '/api/vehicles/1', { isDefault: true }],
      ['PUT', '/api/manuals/1', { processingMessage: 'mío' }],
      ['POST', searchManuals.path, { query: '¿Presión?', vehicleId: 1 }],
    ] as const) {
      const more = { ...body, [name]: value };
      const attempt = () => send(method, path, { cookie, body: more });
      await hostile(`${name} at ${method} ${path}`, attempt, (answer) => {
        isInvalid(answer);
        expect(answer.json).toMatchObject({ details: [{ path: name }] });
      });
    }
    expect(await all()).toEqual(before);
  });

  it('is ignored where the specification’s own page sends it: userId of a new vehicle', async () => {
    const [owner, other] = await Promise.all([newOwner(), newOwner()]);
    const body = { ...someVehicle, userId: other.uid };
    const { json } = await send('POST', createVehicle.path, { cookie: owner.cookie, body });
    expect(json).toMatchObject({ id: 1, userId: owner.uid });
    expect((await send('GET', listVehicles.path, { cookie: other.cookie })).json).toEqual([]);
  });

  it.each(['ready', 'completed', 'processing', 'deleted'])(
    'is not the status of a new manual: %s',
    async (status) => {
      const owner = await newOwner();
      await addVehicle(owner);
      const body = { vehicleId: 1, originalFilename: 'a.pdf', status };
      const attempt = () => send('POST', createManual.path, { cookie: owner.cookie, body });
      await hostile(status, attempt, isInvalid);
    },
  );

  it.each([
    '{"__proto__":{"isAdmin":true},"displayName":"Ana"}',
    '{"constructor":{"prototype":{"isAdmin":true}},"displayName":"Ana"}',
    '{"displayName":{"__proto__":{"isAdmin":true}}}',
  ])('is not slipped in by the prototype: %s', async (raw) => {
    const { cookie, uid } = await newOwner();
    const headers = { 'content-type': 'application/json' };
    await hostile(raw, () => send('PATCH', updateUser.path, { cookie, headers, raw }), isInvalid);
    expect((await send('GET', getUser.path, { cookie })).json).toMatchObject({
      id: uid,
      displayName: 'Dueña de Prueba',
      isAdmin: false,
    });
  });
});

describe('a query, which no call takes', () => {
  it.each(['__proto__=1', '__proto__[isAdmin]=true', 'constructor=1', 'prototype=1', 'uid=otra'])(
    'is refused by its name, whatever the platform makes of it: ?%s',
    async (query) => {
      const { cookie } = await newOwner();
      const name = query.slice(0, query.indexOf('='));
      const ask = () => send('GET', `${getUser.path}?${query}`, { cookie });
      await hostile(query, ask, (answer) => {
        isInvalid(answer);
        expect(answer.json).toMatchObject({ details: [{ path: name }] });
      });
    },
  );
});

describe('a question', () => {
  it.each([
    ['nothing', ''],
    ['blanks', '  \n\t '],
    ['2,001 characters', 'a'.repeat(2001)],
    ['ten kilobytes', 'a'.repeat(10_000)],
    ['a number', 7],
    ['a list', ['¿Presión?']],
    ['an object', { $gt: '' }],
  ])('is refused when it is %s', async (what, query) => {
    const owner = await newOwner();
    await addVehicle(owner);
    const body = { query, vehicleId: 1 };
    const ask = () => send('POST', searchManuals.path, { cookie: owner.cookie, body });
    await hostile(what, ask, isInvalid);
  });

  it.each([
    ['one letter', 'a'],
    ['a picture', '🚗'],
    ['a formula', '=HYPERLINK("https://evil.example")'],
    ['regular expressions', '(a+)+$ .* [^]] \\'],
    ['SQL', "'; DROP TABLE users; --"],
    ['NUL', 'presi\u0000n'],
    ['look-alikes', 'рresión de los neumáticоs'],
    ['2,000 characters', 'presión '.repeat(250).trim()],
  ])('is answered or not known, whatever it is: %s', async (what, query) => {
    const owner = await newOwner();
    await addVehicle(owner);
    await addManual(owner, 1);
    const body = { query, vehicleId: 1 };
    const ask = () => send('POST', searchManuals.path, { cookie: owner.cookie, body });
    await hostile(what, ask, (answer) =>
      expect(answer).toMatchObject({ status: 200, json: { sourceDocuments: [] } }),
    );
  });
});

describe('a method', () => {
  it.each(['TRACE', 'PROPFIND', 'OPTIONS', 'PUT'])(
    'that nobody serves does nothing: %s',
    async (method) => {
      const answer = await send(method as 'PUT', '/api/vehicles').catch(() => null);
      // `fetch` itself refuses to send some.
      expect(answer === null || answer.status >= 400 || answer.text === '').toBe(true);
      expect(answer?.headers.get('access-control-allow-origin') ?? null).toBeNull();
    },
  );
});
