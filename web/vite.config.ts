import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  ...['SvgIcon', 'Typography'].map((part) => `@mui/material/${part}`),
];
const BASE = new RegExp(`node_modules/(${BASE_PACKAGES.join('|')})/`);

/** Mode `emulator` builds for the local suite (into dist-emulator), every other mode for a Firebase project. */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  resolve: {
    alias: {
      '@contract': `${contract}/index.ts`,
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
}));
