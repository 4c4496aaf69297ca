import { screen } from '@testing-library/react';
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
