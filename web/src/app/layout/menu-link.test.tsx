import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';

it('[2.11] the owner’s menu leads to the manuals by their second address', async () => {
  const { person, location } = renderApp('/history');
  await person.click(await screen.findByRole('button', { name: 'Menú de Lucía Ferrer' }));
  const link = await screen.findByRole('menuitem', { name: 'Mis manuales' });
  expect(link).toHaveAttribute('href', '/owners-manuals');
  await person.click(link);
  await waitFor(() => expect(location()?.pathname).toBe('/manuals'));
});
