import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const contract = here('../functions/contract');

// reactfire imports every product of Firebase. Those that register nothing we use have no side effects for us: without
// this rule, 190 kB (gzip) of Firestore and its neighbours travel with the sign-in page.
const FIREBASE = /node_modules\/(firebase|@firebase|reactfire|rxfire|rxjs)\//;
const OURS = /node_modules\/(firebase|@firebase)\/(app|auth|component|logger|util)\//;
const hasSideEffects = (id: string): boolean => !FIREBASE.test(id) || OURS.test(id);

// What every page stands on travels in one piece: many small ones compress badly.
const BASE_PACKAGES = [
  ...['react', 'react-dom', 'scheduler', 'react-router', 'react-error-boundary', 'zod', 'stylis'],
  ...['@tanstack', '@emotion', '@mui/system', '@mui/styled-engine', '@mui/utils'],
  ...['styles', 'utils', 'Box', 'Button', 'ButtonBase', 'CircularProgress', 'Paper', 'Stack'].map(
    (part) => `@mui/material/${part}`,
  ),
  ...['Skeleton', 'SvgIcon', 'Typography'].map((part) => `@mui/material/${part}`),
  ...['FactCheck', 'MenuBook', 'QuestionAnswer'].map(
    (icon) => `@mui/icons-material/${icon}Outlined.mjs`,
  ),
];
/** Our own part of it: the contract, and what the providers and the sign-in page are made of. */
const OUR_BASE = [
  'functions/contract/',
  'web/src/lib/(api-client|api-error|queries|query-client|session)\\.ts',
  'web/src/features/account/(session-layer|refused-domain)\\.',
  'web/src/ui/(document-title|logo|toast)\\.',
  'vite/preload-helper',
];
const BASE = new RegExp(`node_modules/(${BASE_PACKAGES.join('|')})(/|$)|${OUR_BASE.join('|')}`);

/** Without these the app would only fail in the owner's browser (see src/config/env.ts). */
const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
];

function requireVariables(mode: string): void {
  const given = loadEnv(mode, import.meta.dirname);
  const missing = REQUIRED.filter((name) => !given[name]);
  if (missing.length > 0) {
    throw new Error(`Set ${missing.join(', ')} in web/.env.${mode}.local (see README, Deploying).`);
  }
}

/** Mode `emulator` builds for the local suite (into dist-emulator), every other mode for a Firebase project. */
export default defineConfig(({ mode, command }) => {
  if (command === 'build') requireVariables(mode);
  return {
    plugins: [react()],
    resolve: {
      alias: {
        '@contract': `${contract}/index.ts`,
        // The package only names its development build, whose warnings no owner reads.
        'react-router/dom': here('./node_modules/react-router/dist/production/dom-export.mjs'),
        'react-router': here('./node_modules/react-router/dist/production/index.mjs'),
        // reactfire carries a table of its listeners, which alone keeps the Realtime Database in the bundle.
        'firebase/database': here('./src/firebase/no-database.ts'),
      },
      dedupe: ['zod'],
    },
    server: { fs: { allow: ['.', contract] } },
    build: {
      outDir: mode === 'emulator' ? 'dist-emulator' : 'dist',
      target: 'es2023',
      sourcemap: false,
      manifest: true,
      // kB, uncompressed; `npm run size` is the budget that counts.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        treeshake: { moduleSideEffects: hasSideEffects },
        output: {
          codeSplitting: { groups: [{ name: 'base', test: BASE }] },
        },
      },
    },
  };
});
