import './config/zod';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './app/app-routes';
import { fetchFirstLook } from './app/first-look';
import { Providers } from './app/providers';
import { reportFailures } from './app/report-failures';
import { vouchForApp } from './app/vouch-for-app';
import { createQueryClient } from './lib/query-client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

vouchForApp();
reportFailures();

const queryClient = createQueryClient();

const render = (): void =>
  // In slices, so that the splash is painted and fingers are heard meanwhile.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <Providers queryClient={queryClient}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    );
  });

// Not awaited: the pages import from this file's chunk, and would wait for its end.
void fetchFirstLook(queryClient, window.location.pathname).then(render);
