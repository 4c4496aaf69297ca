import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/render-app';

it('shows the not-found page for an address that does not exist', async () => {
  renderApp('/no-existe');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

it('marks the page of the menu where the owner is', async () => {
  renderApp('/vehicles');
  const entry = await screen.findByRole('link', { name: 'Vehículos' });
  expect(entry).toHaveAttribute('aria-current', 'page');
});

it('sends visitors to the sign-in page and remembers where they wanted to go', async () => {
  const { location } = renderApp('/vehicles', { user: null });
  await waitFor(() => expect(location()?.pathname).toBe('/auth'));
  expect(location()?.state).toEqual({ returnTo: '/vehicles' });
});

it('sends a signed-in owner from the sign-in page to the panel', async () => {
  const { location } = renderApp('/login');
  await waitFor(() => expect(location()?.pathname).toBe('/'));
});
