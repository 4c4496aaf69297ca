import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers';
import { routes } from '../app/router';
import { createQueryClient } from '../lib/queries';
import { createFakeOwner, type OwnerData } from './fake-owner';

type Options = Partial<OwnerData> & {
  /** Router state of the first page. */
  state?: unknown;
};

/** Renders the whole app at an address, inside its real providers, over a fake API; returns the person and the server. */
export function renderApp(path: string, { state, ...data }: Options = {}) {
  const server = createFakeOwner(data);
  globalThis.fetch = server.fetch as typeof fetch;
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: path, state }] });
  const person = userEvent.setup();
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { server, router, person };
}
