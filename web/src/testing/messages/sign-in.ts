import { screen } from '@testing-library/react';
import { firebaseLogin, type ErrorCode } from '@contract';
import { Refusal } from '../fake-api';
import {
  askForReset,
  failAt,
  register,
  signIn,
  visitSignIn,
  type SignInPage,
} from '../sign-in-page';
import { REASON } from './answers';
import type { Message } from './message';

type Step = (page: SignInPage) => Promise<unknown>;

const after = (step: Step) => () => step(visitSignIn());

/** The provider refuses what is asked of it once the page is there. */
const refusedByProvider = (code: string, step: Step) => async () => {
  const page = visitSignIn();
  await screen.findByRole('button', { name: 'Crea tu cuenta' });
  page.firebase.refuse(code);
  await step(page);
};

const refusedByServer = (code: ErrorCode) => () => {
  const page = visitSignIn();
  page.server.on(firebaseLogin, () => {
    throw new Refusal(code);
  });
  return signIn(page);
};

const provider = (name: string): Message => [
  `${name} fails`,
  'Error al iniciar sesión',
  `No hemos podido iniciar sesión con ${name}. Inténtalo de nuevo.`,
  after((page) => failAt(page, name)),
];

export const signInMessages: readonly Message[] = [
  [
    'an address that is none',
    'Escribe un correo válido.',
    null,
    after((page) => signIn(page, undefined, 'lucia')),
  ],
  [
    'a password of five characters',
    'La contraseña debe tener al menos 6 caracteres.',
    null,
    after((page) => signIn(page, 'corta')),
  ],
  [
    'a forgotten password of no address',
    'Escribe un correo válido.',
    null,
    after((page) => askForReset(page, 'lucia@')),
  ],
  [
    'a stranger',
    'Acceso restringido',
    'Esta plataforma es solo por invitación',
    refusedByServer('INVITATION_ONLY'),
  ],
  [
    'somebody whom a message alone refuses',
    'Acceso restringido',
    REASON,
    () => {
      const page = visitSignIn();
      page.server.onUrl('POST', /^\/api\/firebase-login$/, () =>
        Response.json({ message: REASON }, { status: 403 }),
      );
      return signIn(page);
    },
  ],
  [
    'a server that fails',
    'Error de sincronización',
    'No se pudo sincronizar tu cuenta',
    refusedByServer('UNAVAILABLE'),
  ],
  [
    'a wrong password',
    'Error al iniciar sesión',
    'El correo o la contraseña no son correctos.',
    after((page) => signIn(page, 'otra-clave')),
  ],
  provider('Google'),
  provider('Facebook'),
  provider('Apple'),
  provider('Twitter'),
  [
    'e-mail and password fail',
    'Error al iniciar sesión',
    'No hemos podido iniciar sesión con tu correo. Inténtalo de nuevo.',
    refusedByProvider('OPERATION_NOT_ALLOWED', (page) => signIn(page)),
  ],
  [
    'a registration that fails',
    'Error al registrarse con email',
    'No hemos podido crear tu cuenta. Inténtalo de nuevo.',
    refusedByProvider('INTERNAL_ERROR', (page) => register(page)),
  ],
  [
    'a registration with a weak password',
    'Error al registrarse con email',
    'La contraseña es demasiado fácil de adivinar. Elige otra más larga.',
    refusedByProvider('WEAK_PASSWORD', (page) => register(page)),
  ],
  [
    'a reset that fails',
    'Error al enviar restablecimiento',
    'No hemos podido enviarte el enlace. Inténtalo de nuevo.',
    refusedByProvider('INTERNAL_ERROR', askForReset),
  ],
  [
    'a reset that is sent',
    'Enlace de restablecimiento enviado',
    'Revisa tu correo electrónico para restablecer tu contraseña',
    after(askForReset),
  ],
];
