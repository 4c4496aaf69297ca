import './config/zod';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './app/app-routes';
import { beginAnewOnTheWayBack } from './app/begin-anew';
import { fetchInitialLoad } from './app/initial-load';
import { Providers } from './app/providers';
import { reportFailures } from './app/report-failures';
import { startAppCheck } from './app/app-check';
import { createQueryClient } from './lib/api/query-client';
import { draw } from './ui/draw';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

beginAnewOnTheWayBack();
startAppCheck();
reportFailures();

const queryClient = createQueryClient();

const render = (): void =>
  draw(
    root,
    <StrictMode>
      <Providers queryClient={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );

// Not awaited: the pages import from this file's chunk, and would wait for its end.
void fetchInitialLoad(queryClient, window.location).then(render);
