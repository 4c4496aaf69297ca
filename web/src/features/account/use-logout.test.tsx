import { screen, waitFor, within } from '@testing-library/react';
import { signOutOfFirebase } from '../../firebase/auth';
import { renderApp } from '../../testing/render-app';

jest.mock('../../firebase/auth', () => ({ signOutOfFirebase: jest.fn() }));

it('signing out ends the session at our server also where Firebase cannot be had', async () => {
  // jsdom has no navigation, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(signOutOfFirebase).mockRejectedValue(new TypeError('Failed to fetch'));
  const { person, server, location } = renderApp('/history');
  const sidebar = within(await screen.findByRole('complementary'));
  await person.click(await sidebar.findByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(server.calls).toContain('POST /api/logout'));
  await waitFor(() => expect(location()?.pathname).toBe('/auth'));
  expect(screen.queryByText('Error al cerrar sesión')).not.toBeInTheDocument();
});
