import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MemoryRouter, parsePath, useLocation, type Location } from 'react-router-dom';
import { AppRoutes } from '../app/app-routes';
import { Providers } from '../app/providers';
import { createQueryClient } from '../lib/api/query-client';
import { createFakeOwner, type OwnerData } from './fake-owner';

type Options = Partial<OwnerData> & {
  /** Router state of the first page. */
  state?: unknown;
  /** Answers that must stand before the first page asks: a public page does so at once. */
  prepare?: (server: ReturnType<typeof createFakeOwner>) => void;
};

type Seen = { location: Location | null };

function LocationProbe({ seen }: { seen: Seen }) {
  const location = useLocation();
  Object.assign(seen, { location });
  return null;
}

/**
 * Renders the whole app at an address, inside its real providers, over a fake API. Returns the person who acts, the
 * server that answers, and the address where the person is.
 */
export function renderApp(path: string, { state, prepare, ...data }: Options = {}) {
  const server = createFakeOwner(data);
  prepare?.(server);
  globalThis.fetch = server.fetch;
  const seen: Seen = { location: null };
  // The styles of a whole page make the check of pointer events, on every click, most of a test's time.
  const person = userEvent.setup({
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  render(
    <Providers queryClient={createQueryClient()}>
      <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
        <LocationProbe seen={seen} />
        <AppRoutes />
      </MemoryRouter>
    </Providers>,
  );
  return { server, person, location: () => seen.location };
}
