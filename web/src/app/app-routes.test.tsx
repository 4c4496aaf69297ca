import { screen, waitFor } from '@testing-library/react';
import { getHealth } from '@contract';
import { buildUser } from '../testing/builders';
import { renderApp } from '../testing/render-app';

it('[2.12] the app shows the not-found page for an address that does not exist', async () => {
  renderApp('/no-existe');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

it('the app marks the page of the menu where the owner is', async () => {
  renderApp('/vehicles');
  const entry = await screen.findByRole('link', { name: 'Vehículos' });
  expect(entry).toHaveAttribute('aria-current', 'page');
});

it('[2.13, 6.2] the app sends visitors to the sign-in page and remembers where they wanted to go', async () => {
  const { location } = renderApp('/console?tab=chunks', { user: null });
  await waitFor(() => expect(location()?.pathname).toBe('/auth'));
  expect(location()?.state).toEqual({ returnTo: '/console?tab=chunks' });
});

it('[2.58, 4.3] the app sends a signed-in owner from the sign-in page to the panel', async () => {
  const { location } = renderApp('/login');
  await waitFor(() => expect(location()?.pathname).toBe('/'));
});

describe('an owner who has not finished the guided setup', () => {
  it.each([
    ['never began', 0, '/', '/onboarding'],
    ['is in the middle of it', 2, '/', '/'],
    ['is in the middle of it and signs in', 2, '/auth', '/onboarding'],
  ])('[2.42, 2.57] %s (step %i): %s leads to %s', async (_who, onboardingStep, path, landing) => {
    const user = buildUser({ onboardingCompleted: false, onboardingStep });
    const { location } = renderApp(path, { user });
    await waitFor(() => expect(location()?.pathname).toBe(landing));
  });

  it('finds the way back into it on every page', async () => {
    const user = buildUser({ onboardingCompleted: false, onboardingStep: 2 });
    const { person, location } = renderApp('/vehicles', { user });
    await person.click(await screen.findByRole('link', { name: 'Continuar la configuración' }));
    await waitFor(() => expect(location()?.pathname).toBe('/onboarding'));
  });
});

it('[2.11] the app leads from the second address of the manuals to the manuals', async () => {
  const { location } = renderApp('/owners-manuals');
  await waitFor(() => expect(location()?.pathname).toBe('/manuals'));
});

it('the app lets somebody who cannot sign in look at the state of the service', async () => {
  const { person, server, location } = renderApp('/auth', { user: null });
  server.on(getHealth, () => new Promise(() => undefined));
  await person.click(await screen.findByRole('link', { name: 'Estado del servicio' }));
  await waitFor(() => expect(location()?.pathname).toBe('/monitor'));
});
