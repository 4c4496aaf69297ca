import { firebaseLogin, login, logout, register } from '@contract';
import type { Response } from 'express';
import type { StartedSession } from '../../usecases/start-session';
import { mountPublic, type Api } from '../mount';
import { endSessionInBrowser, readSessionCookie, setSessionCookie } from '../session-cookie';
import { userView } from '../views';

const session = async () => (await import('../../composition/session')).session();

const REGISTERED =
  'Te hemos enviado un correo. Confirma tu dirección con el enlace que contiene y después inicia sesión.';

/** Gives the cookie to the browser and the profile to the page. */
function welcome(response: Response, { user, isAdmin, cookie }: StartedSession) {
  setSessionCookie(response, cookie);
  return { user: userView(user, isAdmin) };
}

/** Signing in, registering and signing out. */
export function sessionRoutes(api: Api): void {
  mountPublic(api, firebaseLogin, async ({ body, response }) =>
    welcome(response, await (await session()).startSession(body.idToken)),
  );

  mountPublic(api, login, async ({ body, response }) =>
    welcome(response, await (await session()).signInWithPassword(body)),
  );

  mountPublic(api, register, async ({ body }) => {
    await (await session()).registerAccount(body);
    return { user: null, message: REGISTERED };
  });

  mountPublic(api, logout, async ({ request, response }) => {
    endSessionInBrowser(response);
    const cookie = readSessionCookie(request);
    if (cookie !== null) await (await session()).endSession(cookie);
  });
}
