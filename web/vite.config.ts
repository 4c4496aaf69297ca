import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const contract = fileURLToPath(new URL('../functions/contract', import.meta.url));

/** Mode `emulator` builds for the local suite (into dist-emulator), every other mode for a Firebase project. */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  resolve: { alias: { '@contract': `${contract}/index.ts` }, dedupe: ['zod'] },
  server: { fs: { allow: ['.', contract] } },
  build: {
    outDir: mode === 'emulator' ? 'dist-emulator' : 'dist',
    target: 'es2023',
    sourcemap: false,
    manifest: true,
  },
}));
