import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { getUser, login, register } from '@contract';
import { createQueryClient } from '../../lib/api/query-client';
import { buildUser, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { fakeFirebase } from '../../testing/fake-firebase';
import { renderApp } from '../../testing/render-app';
import { useSessionLayer } from './session-layer';

const EMAIL = 'lucia@guantera.test';
const PASSWORD = 'buena-clave';
const REGISTERED = 'Te hemos enviado un correo. Confirma tu dirección.';

/** The sign-in page in a network that bars the way to Google. */
const visit = () => {
  const app = renderApp('/auth', { user: null });
  fakeFirebase(app.server).goOutOfReach();
  app.server.on(login, () => ({ user: buildUser() }));
  app.server.on(register, () => ({ user: null, message: REGISTERED }));
  return app;
};

type App = ReturnType<typeof visit>;

const enterDirectly = async ({ person }: App) => {
  await person.type(await screen.findByLabelText('Correo electrónico'), EMAIL);
  await person.type(screen.getByLabelText('Contraseña'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('Error al iniciar sesión')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Entrar directamente' }));
};

const registerDirectly = async ({ person }: App) => {
  await person.click(await screen.findByRole('button', { name: 'Crea tu cuenta' }));
  await person.type(await screen.findByLabelText('Nombre'), 'Ana Soler');
  await person.type(screen.getByLabelText('Correo electrónico'), 'ana@guantera.test');
  await person.type(screen.getByLabelText('Contraseña'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('Error al registrarse con email')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Crear la cuenta directamente' }));
};

describe('where the network bars the way to the provider', () => {
  it('[1.28, 4.4, 7.4] the owner signs in straight at our server, with the same values', async () => {
    const app = visit();
    const bodies: unknown[] = [];
    app.server.on(login, ({ body }) => {
      bodies.push(body);
      return { user: buildUser() };
    });
    await enterDirectly(app);
    await waitFor(() => expect(app.location()?.pathname).toBe('/'));
    expect(bodies).toEqual([{ email: EMAIL, password: PASSWORD }]);
    expect((await screen.findAllByText('Lucía Ferrer')).length).toBeGreaterThan(0);
  });

  it('a new account is told what the server says', async () => {
    const app = visit();
    await registerDirectly(app);
    expect(await screen.findByText(REGISTERED)).toBeVisible();
    expect(app.location()?.pathname).toBe('/auth');
  });

  it('[1.29, 4.4, 7.5] a new account that may enter at once is signed in', async () => {
    const app = visit();
    app.server.on(register, () => ({ user: buildUser(), message: 'Hola' }));
    await registerDirectly(app);
    await waitFor(() => expect(app.location()?.pathname).toBe('/'));
  });

  it.each([
    ['Login failed', login, enterDirectly],
    ['Registration failed', register, registerDirectly],
  ] as const)('says "%s" with the error of the answer', async (title, endpoint, attempt) => {
    const app = visit();
    app.server.on<Record<string, never>, never, never>(endpoint as never, () => {
      throw new Refusal('TOO_MANY_REQUESTS');
    });
    await attempt(app);
    expect(await screen.findByText(title)).toBeVisible();
    expect(
      screen.getByText('Demasiadas peticiones seguidas. Espera un momento e inténtalo de nuevo.'),
    ).toBeVisible();
  });

  it.each([
    ['Login failed', '/api/login', enterDirectly],
    ['Registration failed', '/api/register', registerDirectly],
  ])('says "%s" and no more when the answer has no error field', async (title, path, attempt) => {
    const app = visit();
    app.server.onUrl('POST', new RegExp(`^${path}$`), () => new Response('', { status: 502 }));
    await attempt(app);
    expect(await screen.findAllByText(title)).toHaveLength(2);
  });
});

describe('the current user', () => {
  const lookUps = ({ server }: ReturnType<typeof renderApp>) =>
    server.calls.filter((call) => call === 'GET /api/user');

  it('[1.31, 4.7] is looked up where a page needs it, once, and a failed look-up is logged and means nobody', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const app = renderApp('/no-existe');
    const home = await screen.findByRole('link', { name: 'Ir al inicio' });
    expect(lookUps(app)).toEqual([]);
    app.server.on(getUser, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await app.person.click(home);
    await waitFor(() => expect(app.location()?.pathname).toBe('/auth'));
    expect(log.mock.calls).toEqual([['The look-up of the session failed', { status: 503 }]]);
    expect(lookUps(app)).toHaveLength(1);
    log.mockRestore();
  });

  it('that no network lets be looked up is told before the form, and asked for again by hand alone', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const app = renderApp('/', { vehicles: [buildVehicle()] });
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const notice = await screen.findByText('Sin conexión');
    const form = await screen.findByRole('button', { name: 'Iniciar sesión' });
    expect(notice.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    globalThis.fetch = fetch;
    window.dispatchEvent(new Event('online'));
    expect(lookUps(app)).toEqual([]);
    await app.person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByLabelText('Tu pregunta')).toBeVisible();
    log.mockRestore();
  });
});

function Outsider() {
  useSessionLayer();
  return null;
}

it('[8.7] the session is only there within its provider', () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ErrorBoundary fallbackRender={({ error }) => <p>{String(error)}</p>}>
        <Outsider />
      </ErrorBoundary>
    </QueryClientProvider>,
    { onCaughtError: () => undefined },
  );
  expect(screen.getByText(/useSessionLayer must be used within the auth provider/)).toBeVisible();
});
