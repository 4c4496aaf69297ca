/** Tests of the local suite's own programs. They start servers on free ports and need nothing else. */
export default {
  displayName: 'local',
  rootDir: import.meta.dirname,
  // By default jest leaves one core idle: on two cores half of them.
  maxWorkers: '100%',
  // Only what hangs comes to this: machines do other things besides.
  testTimeout: 300_000,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  moduleNameMapper: { '^@contract$': '<rootDir>/../functions/contract/index.ts' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
};
