import type { RouteObject } from 'react-router-dom';
import { FullPageSpinner } from '../ui/spinner';
import { RequireSession, SignedOutOnly } from './guards';
import { paths } from './paths';
import { RouteError } from './route-error';

/** A page of its own chunk; what fails in it stays in it. */
const page = (
  path: string,
  load: () => Promise<{ Component: () => React.ReactNode }>,
): RouteObject => ({
  path,
  lazy: load,
  ErrorBoundary: RouteError,
});

const signIn = () => import('./routes/auth');

/** Every address, who may see it, and the file that shows it. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: FullPageSpinner,
    ErrorBoundary: RouteError,
    children: [
      { Component: SignedOutOnly, children: [page(paths.auth, signIn), page(paths.login, signIn)] },
      {
        Component: RequireSession,
        children: [
          {
            lazy: () => import('./layout/app-layout'),
            children: [
              page(paths.home, () => import('./routes/home')),
              page(paths.manuals, () => import('./routes/manuals')),
              page(paths.vehicles, () => import('./routes/vehicles')),
              page(paths.history, () => import('./routes/history')),
            ],
          },
        ],
      },
      page('*', () => import('./routes/not-found')),
    ],
  },
];
