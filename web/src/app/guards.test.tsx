import { screen, waitFor } from '@testing-library/react';
import { getUser } from '@contract';
import { renderApp } from '../testing/render-app';

const protectedPaths = [
  '/',
  '/onboarding',
  '/profile',
  '/manuals',
  '/history',
  '/vehicles',
  '/console',
];

describe('a protected address', () => {
  it.each(protectedPaths)('[2.1, 2.4-2.8] %s leads visitors to the sign-in page', async (path) => {
    const { location } = renderApp(path, { user: null });
    await waitFor(() => expect(location()?.pathname).toBe('/auth'));
  });

  it('[2.14, 4.1] shows a spinner while it is not known who is signed in', async () => {
    const { server, location } = renderApp('/vehicles');
    server.on(getUser, () => new Promise(() => undefined));
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(location()?.pathname).toBe('/vehicles');
    expect(screen.getAllByRole('heading')).toEqual([screen.getByText('Cargando')]);
  });
});

describe('a public address', () => {
  it('of the sign-in can be written in before anybody knows who is signed in', async () => {
    renderApp('/auth', {
      prepare: (server) => server.on(getUser, () => new Promise(() => undefined)),
    });
    expect(await screen.findByLabelText('Correo electrónico')).toBeVisible();
  });

  it('[6.6] that does not exist shows visitors the not-found page', async () => {
    const { location } = renderApp('/no-existe', { user: null });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(location()?.pathname).toBe('/no-existe');
  });
});
