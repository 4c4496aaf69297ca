import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

const inFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const firebaseAuth = dirname(inFirebase.resolve('@firebase/auth/package.json'));

export default {
  displayName: 'web',
  rootDir: import.meta.dirname,
  // Files wait for timers and for each other's start: with as many workers as cores, a sixth of two cores was idle.
  maxWorkers: availableParallelism() + 1,
  testEnvironment: '<rootDir>/src/testing/jsdom-environment.cjs',
  // Only what hangs comes to this: machines do other things besides.
  testTimeout: 300_000,
  globals: { RECAPTCHA_SITE_KEY: '' },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  transform: {
    '^.+\\.(?:tsx?|js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // What reads the codes that are drawn is published as modules alone.
  transformIgnorePatterns: ['/node_modules/(?!qr/)'],
  moduleNameMapper: {
    '^@contract$': '<rootDir>/../functions/contract/index.ts',
    '^@mui/material$': '<rootDir>/src/testing/material.cjs',
    '^zod$': '<rootDir>/node_modules/zod',
    '(.*)/config/env$': '<rootDir>/src/config/env.stub.ts',
    // jest takes the SDK's build for Node, which knows no pop-ups.
    '^@firebase/auth$': join(firebaseAuth, 'dist/browser-cjs/index.js'),
    '\\.css$': '<rootDir>/src/testing/empty.cjs',
    '^@fontsource': '<rootDir>/src/testing/empty.cjs',
  },
};
