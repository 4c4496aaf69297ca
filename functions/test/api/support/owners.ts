import { randomUUID } from 'node:crypto';
import { createManual, createVehicle, login, type Manual, type Vehicle } from '@contract';
import { z } from 'zod';
import { call, send } from './client';
import { OWN_CONNECTION } from './connection';
import { authUrl, project } from './suite';

export type Account = { uid: string; email: string; password: string };
export type Owner = Account & { cookie: string };

const PASSWORD = 'una-clave-larga';

/** Calls the Auth emulator as its administrator. */
export async function authAdmin(path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${authUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...OWN_CONNECTION,
      authorization: 'Bearer owner',
      'content-type': 'application/json',
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Auth emulator: ${response.status} ${await response.text()}`);
  return response.json();
}

const accountsPath = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

/** An account that no test used before; verified and of an allowed domain unless told otherwise. */
export async function createAccount(
  account: { email?: string; emailVerified?: boolean; displayName?: string } = {},
): Promise<Account> {
  const email = account.email ?? `dueno-${randomUUID()}@guantera.test`;
  const created = await authAdmin(accountsPath, {
    emailVerified: true,
    displayName: 'Dueña de Prueba',
    ...account,
    email,
    password: PASSWORD,
  });
  const { localId } = z.object({ localId: z.string() }).parse(created);
  return { uid: localId, email, password: PASSWORD };
}

export const changeAccount = (uid: string, change: Record<string, unknown>): Promise<unknown> =>
  authAdmin(`${accountsPath}:update`, { localId: uid, ...change });

const codesSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.url() })),
});

/** The links that Firebase mailed to an address, the newest last. */
export async function mailTo(email: string): Promise<{ requestType: string; oobLink: string }[]> {
  const answer = await authAdmin(`/emulator/v1/projects/${project}/oobCodes`);
  return codesSchema.parse(answer).oobCodes.filter((mail) => mail.email === email);
}

/** The value of the cookie that an answer sets; null when it sets none. */
export function cookieOf(headers: Headers): string | null {
  const set = headers.getSetCookie().find((line) => line.startsWith('__session='));
  return set?.slice('__session='.length).split(';')[0] ?? null;
}

/** Signs in at the backend and keeps the cookie. */
export async function signIn(account: Account): Promise<Owner> {
  const { email, password } = account;
  const answer = await send(login.method, login.path, { body: { email, password } });
  const cookie = cookieOf(answer.headers);
  if (!cookie) throw new Error(`No session: ${answer.status} ${answer.text}`);
  return { ...account, cookie };
}

/** An owner whom no test used before, signed in. */
export const newOwner = async (): Promise<Owner> => signIn(await createAccount());

/** An ID token, as the browser gets it from Firebase. */
export async function idTokenOf({ email, password }: Account): Promise<string> {
  const answer = await authAdmin(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any',
    { email, password, returnSecureToken: true },
  );
  return z.object({ idToken: z.string() }).parse(answer).idToken;
}

export const someVehicle = { make: 'SEAT', model: 'León', year: 2021 };

export const addVehicle = (
  owner: Owner,
  change: Record<string, unknown> = {},
): Promise<Vehicle> => {
  const body = createVehicle.body.parse({ ...someVehicle, ...change });
  return call(owner.cookie, createVehicle, { body });
};

export const addManual = (owner: Owner, vehicleId: number, name = 'manual.pdf'): Promise<Manual> =>
  call(owner.cookie, createManual, { body: { vehicleId, originalFilename: name } });
