import { randomUUID } from 'node:crypto';
import {
  collections,
  ERASE_CONFIRMATION,
  eraseAccount,
  getUser,
  listManuals,
  listSearches,
  listVehicles,
  searchManuals,
  searchProgressPath,
  startDataExport,
  userPath,
} from '@contract';
import { call, formWith, send } from './support/client';
import { openDatabase } from './support/firestore';
import { logged } from './support/logged';
import {
  addManual,
  addVehicle,
  changeAccount,
  createAccount,
  idTokenOf,
  newOwner,
  signIn,
  type Owner,
} from './support/owners';
import { suiteUrl } from './support/suite';
import { sweepAccounts } from './support/sweep';
import { tracesOf, untilErased, untilNoTraces } from './support/traces';
import { until } from './support/until';

const db = openDatabase();

const TEXT = 'Aceite del motor\n\nCambia el aceite cada 15.000 kilómetros.\n\n';

const erase = (cookie: string | undefined, confirmation: unknown = ERASE_CONFIRMATION) =>
  send(eraseAccount.method, eraseAccount.path, { cookie, body: { confirmation } });

const upload = ({ cookie }: Owner, content = TEXT, requestId: string = randomUUID()) => {
  const file = { field: 'manual', name: 'notas.txt', content };
  const form = formWith({ vehicleId: '1' }, file);
  const headers = { 'x-request-id': requestId };
  return send('POST', '/api/manuals/upload', { cookie, form, headers });
};

const untilRead = (owner: Owner) =>
  until(
    () => call(owner.cookie, listManuals),
    (manuals) => manuals[0]?.status === 'completed',
  );

describe('erasing an account', () => {
  it('leaves nothing of the owner, ends the session and touches nobody else', async () => {
    const [ana, luis] = await Promise.all([newOwner(), newOwner()]);
    for (const owner of [ana, luis]) {
      await addVehicle(owner);
      await upload(owner);
      await untilRead(owner);
      const body = { query: '¿Aceite?', vehicleId: 1, language: 'es' as const };
      await call(owner.cookie, searchManuals, { body });
      await call(owner.cookie, startDataExport);
    }
    // What a later version may store below an owner goes as well.
    await db.doc(`${userPath(ana.uid)}/anything/new`).set({ uid: ana.uid });
    const traces = await tracesOf(db, ana.uid);
    expect(traces.length).toBeGreaterThan(5);
    expect(traces).toContain(searchProgressPath(ana.uid));
    const before = await tracesOf(db, luis.uid);

    const answer = await erase(ana.cookie);
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__session=;.*Expires=Thu, 01 Jan 1970/);
    expect((await send('GET', getUser.path, { cookie: ana.cookie })).status).toBe(401);
    await untilErased(db, ana.uid);
    await untilNoTraces(db, ana.uid);
    expect((await call(luis.cookie, listSearches)).length).toBe(1);
    expect((await tracesOf(db, luis.uid)).sort()).toEqual(expect.arrayContaining(before.sort()));
  });

  it('wants the word and a sign-in of the last minutes', async () => {
    const owner = await newOwner();
    for (const confirmation of ['eliminar', 'ELIMINAR ', '', null, true]) {
      expect(await erase(owner.cookie, confirmation)).toMatchObject({
        status: 400,
        json: { code: 'INVALID_REQUEST' },
      });
    }
    expect((await send('GET', getUser.path, { cookie: owner.cookie })).status).toBe(200);
    await changeAccount(owner.uid, { validSince: '0' });
    const old = withSignInBefore(owner.cookie, 6 * 60);
    expect((await send('GET', getUser.path, { cookie: old })).status).toBe(200);
    expect(await erase(old)).toMatchObject({
      status: 401,
      json: { code: 'RECENT_SIGN_IN_REQUIRED' },
    });
    expect((await send('GET', getUser.path, { cookie: owner.cookie })).status).toBe(200);
  });

  it('leaves nothing while a manual is being read and another one uploaded', async () => {
    const owner = await newOwner();
    await addVehicle(owner);
    const [reading, late] = [randomUUID(), randomUUID()];
    await upload(owner, TEXT.repeat(16_000), reading);
    const { id } = await addManual(owner, 1, 'tarde.txt');
    const { json } = await send('POST', `/api/manuals/${id}/upload-session`, {
      cookie: owner.cookie,
      headers: { 'x-request-id': late },
      body: { fileSize: TEXT.length, contentType: 'text/plain' },
    });
    await until(
      () => call(owner.cookie, listManuals),
      (manuals) => manuals.some(({ status }) => ['processing', 'vectorizing'].includes(status)),
    );
    expect((await erase(owner.cookie)).status).toBe(204);
    await untilErased(db, owner.uid);
    // The upload was open before: its file comes when everything else is gone.
    const { uploadUrl } = json as { uploadUrl: string };
    await fetch(uploadUrl, { method: 'PUT', headers: { origin: suiteUrl }, body: TEXT });
    // The worker learns of it at its next step.
    await Promise.all([logged(reading, 'manual read'), logged(late, 'upload reported')]);
    await untilNoTraces(db, owner.uid);
  });

  it('goes on by itself when it broke off, removes what came late, and forgets in the end', async () => {
    const owner = await newOwner();
    await addVehicle(owner);
    await upload(owner);
    await untilRead(owner);
    const erasure = db.collection(collections.erasures).doc(owner.uid);
    await erasure.set({ uid: owner.uid, requestedAt: new Date(), completedAt: null });
    await sweepAccounts();
    await untilNoTraces(db, owner.uid);
    expect((await send('GET', getUser.path, { cookie: owner.cookie })).status).toBe(401);

    await db.doc(`${userPath(owner.uid)}/chunks/1-1-0`).set({ content: 'late' });
    await sweepAccounts();
    await untilNoTraces(db, owner.uid);
    await erasure.update({ completedAt: new Date(Date.now() - 9 * 86_400_000) });
    await sweepAccounts();
    expect((await erasure.get()).exists).toBe(false);
  });

  it('keeps out whoever signed in just before', async () => {
    const account = await createAccount();
    const idToken = await idTokenOf(account);
    const erasure = db.collection(collections.erasures).doc(account.uid);
    await erasure.set({ uid: account.uid, requestedAt: new Date(), completedAt: null });
    const answer = await send('POST', '/api/firebase-login', { body: { idToken } });
    expect(answer).toMatchObject({ status: 403, json: { code: 'ACCOUNT_BEING_ERASED' } });
    expect(await tracesOf(db, account.uid)).toEqual([]);
  });

  it('lets the same address begin again from nothing', async () => {
    const owner = await newOwner();
    await addVehicle(owner);
    await erase(owner.cookie);
    await untilErased(db, owner.uid);
    const again = await signIn(await createAccount({ email: owner.email }));
    expect(again.uid).not.toBe(owner.uid);
    expect(await call(again.cookie, listVehicles)).toEqual([]);
    expect(await call(again.cookie, getUser)).toMatchObject({ onboardingStep: 0 });
    expect((await addVehicle(again)).id).toBe(1);
  });
});

/** The emulator accepts cookies without a signature, so that a test can write what they say. */
function withSignInBefore(cookie: string, seconds: number): string {
  const [header, payload] = cookie.split('.');
  const said = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as { auth_time: number };
  const changed = { ...said, auth_time: said.auth_time - seconds };
  return `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.`;
}
