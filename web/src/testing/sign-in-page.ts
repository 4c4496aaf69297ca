import { fireEvent, screen, waitFor } from '@testing-library/react';
import { firebaseLogin } from '@contract';
import { buildUser } from './builders';
import { fakeFirebase } from './fake-firebase';
import { renderApp } from './render-app';

export const EMAIL = 'lucia@guantera.test';
export const PASSWORD = 'buena-clave';

/** The sign-in page, where Lucía has an account. */
export function visitSignIn(path = '/auth', state?: unknown) {
  const app = renderApp(path, { user: null, state });
  const firebase = fakeFirebase(app.server, new Map([[EMAIL, PASSWORD]]));
  app.server.on(firebaseLogin, () => ({ user: buildUser() }));
  return { ...app, firebase };
}

export type SignInPage = ReturnType<typeof visitSignIn>;

export async function signIn({ person }: SignInPage, password = PASSWORD, email = EMAIL) {
  await person.type(await screen.findByLabelText('Correo electrónico'), email);
  await person.type(screen.getByLabelText('Contraseña'), password);
  await person.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

export async function register({ person }: SignInPage, email = 'ana@guantera.test') {
  await person.click(await screen.findByRole('button', { name: 'Crea tu cuenta' }));
  await person.type(await screen.findByLabelText('Nombre'), 'Ana Soler');
  await person.type(await screen.findByLabelText('Correo electrónico'), email);
  await person.type(screen.getByLabelText('Contraseña'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Crear cuenta' }));
}

export async function askForReset({ person }: SignInPage, email = EMAIL) {
  await person.click(await screen.findByRole('tab', { name: 'Olvidé mi contraseña' }));
  await person.type(await screen.findByLabelText('Correo electrónico'), email);
  await person.click(screen.getByRole('button', { name: 'Enviar enlace' }));
}

/** A provider's window that cannot be opened: what the SDK loads for it does not arrive. */
export async function failAt({ person }: SignInPage, provider: string) {
  await person.click(await screen.findByRole('button', { name: `Continuar con ${provider}` }));
  const script = await waitFor(() => {
    const found = document.querySelector('script[src*="apis.google.com"]');
    if (!found) throw new Error('no script yet');
    return found;
  });
  fireEvent.error(script);
  script.remove();
}
