import { availableParallelism } from 'node:os';

const transform = {
  '^.+\\.ts$': [
    '@swc/jest',
    { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
  ],
};
const shared = {
  testEnvironment: 'node',
  transform,
  moduleNameMapper: {
    '^@contract$': '<rootDir>/contract/index.ts',
    // zod names only its ESM build under this path; tests run as CommonJS.
    '^zod/v4/locales/es\\.js$': '<rootDir>/node_modules/zod/v4/locales/es.cjs',
  },
};

/**
 * `unit`: beside the code, needs nothing. `api`: test/api, against a running suite (GUANTERA_URL).
 * `rules`: test/rules, against Google's Firestore emulator (FIRESTORE_EMULATOR_HOST).
 */
export default {
  // Files wait for processes, sockets and timers: with as many workers as cores, a sixth of two cores was idle.
  maxWorkers: availableParallelism() + 1,
  // Only what hangs comes to this: machines do other things besides.
  testTimeout: 300_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/{src,contract,test/unit}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/test/api/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/api/support/second-try.ts'],
    },
    {
      ...shared,
      displayName: 'rules',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/test/rules/**/*.test.ts'],
    },
  ],
};
