import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { config } from 'zod';
import { AppRoutes } from './app/app-routes';
import { Providers } from './app/providers';
import { createQueryClient } from './lib/query-client';
import './ui/fonts.css';
import './ui/splash.css';

// Schemas are few and their data small: compiling them costs more than it saves, and a strict CSP forbids it.
config({ jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();

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
