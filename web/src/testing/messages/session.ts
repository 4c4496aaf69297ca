import { screen, within } from '@testing-library/react';
import { errors, login, logout, register as registerAtServer } from '@contract';
import { Refusal, type FakeServer } from '../fake-api';
import { findPage } from '../find-page';
import { renderApp } from '../render-app';
import { register, signIn, visitSignIn } from '../sign-in-page';
import { odd, REASON, saying, silent } from './answers';
import type { Message } from './message';

type Prepare = (server: FakeServer) => void;

const UNAVAILABLE = errors.UNAVAILABLE.sentence;
const refuse = () => {
  throw new Refusal('UNAVAILABLE');
};
const answering = (path: RegExp, answer: () => Response) => (server: FakeServer) =>
  server.onUrl('POST', path, answer);

/** The second session layer, which is offered where the network bars the way to the provider. */
async function signInDirectly(prepare: Prepare) {
  const page = visitSignIn();
  page.firebase.goOutOfReach();
  prepare(page.server);
  await signIn(page);
  await page.person.click(await screen.findByRole('button', { name: 'Entrar directamente' }));
}

async function registerDirectly(prepare: Prepare) {
  const page = visitSignIn();
  page.firebase.goOutOfReach();
  prepare(page.server);
  await register(page);
  const again = await screen.findByRole('button', { name: 'Crear la cuenta directamente' });
  await page.person.click(again);
}

async function leaveByProfile(prepare: Prepare) {
  const { person, server } = renderApp('/profile');
  prepare(server);
  const main = await findPage();
  await person.click(await main.findByRole('button', { name: 'Cerrar sesión' }));
}

async function leaveByMenu(prepare: Prepare) {
  const { person, server } = renderApp('/history');
  prepare(server);
  await person.click(await screen.findByRole('button', { name: 'Menú de Lucía Ferrer' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
}

async function leaveBySidebar(prepare: Prepare) {
  const { person, server } = renderApp('/history');
  prepare(server);
  const sidebar = within(await screen.findByRole('complementary'));
  await person.click(await sidebar.findByRole('button', { name: 'Cerrar sesión' }));
}

export const sessionMessages: readonly Message[] = [
  [
    'a sign-in that is refused',
    'Login failed',
    UNAVAILABLE,
    () => signInDirectly((server) => server.on(login, refuse)),
  ],
  [
    'a sign-in of which nobody says why',
    'Login failed',
    'Login failed',
    () => signInDirectly(answering(/^\/api\/login$/, silent)),
  ],
  [
    'a sign-in of which an error field alone says why',
    'Login failed',
    REASON,
    () => signInDirectly(answering(/^\/api\/login$/, saying('error'))),
  ],
  [
    'a registration that is refused',
    'Registration failed',
    UNAVAILABLE,
    () => registerDirectly((server) => server.on(registerAtServer, refuse)),
  ],
  [
    'a registration of which nobody says why',
    'Registration failed',
    'Registration failed',
    () => registerDirectly(answering(/^\/api\/register$/, silent)),
  ],
  [
    'a registration of which a message alone says why',
    'Registration failed',
    REASON,
    () => registerDirectly(answering(/^\/api\/register$/, saying('message'))),
  ],
  [
    'a sign-out that is refused',
    'Logout failed',
    UNAVAILABLE,
    () => leaveByProfile((server) => server.on(logout, refuse)),
  ],
  [
    'a sign-out of which nobody says why',
    'Logout failed',
    'Logout failed',
    () => leaveByProfile(answering(/^\/api\/logout$/, silent)),
  ],
];

export const signOutMessages: readonly Message[] = [
  [
    "from the owner's menu, refused",
    'Error al cerrar sesión',
    UNAVAILABLE,
    () => leaveByMenu((server) => server.on(logout, refuse)),
  ],
  [
    "from the owner's menu, of which nobody says why",
    'Error al cerrar sesión',
    'Error desconocido',
    () => leaveByMenu(answering(/^\/api\/logout$/, odd)),
  ],
  [
    'from the sidebar, refused',
    'Error al cerrar sesión',
    UNAVAILABLE,
    () => leaveBySidebar((server) => server.on(logout, refuse)),
  ],
];
