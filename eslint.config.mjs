import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Packages that only one place may import; dependency-cruiser is the gate, this tells while typing. */
const only = (names, where) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ group: names, message: `Import this only in ${where}.` }] },
  ],
});

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'functions/lib/',
      '**/dist/',
      '**/dist-emulator/',
      '.local/',
      '**/coverage/',
      '**/*.cjs',
      '**/*.mjs',
      // Served as it is: no module, no types.
      'web/public/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['web/vite.config.ts'] } },
    },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 80 }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Numbers in template strings are what they look like.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    // A component's markup is one thing to read; 150 is its hard stop (style guide, B.4).
    rules: { 'max-lines-per-function': ['error', { max: 150 }] },
  },
  { files: ['web/src/**'], ...reactHooks.configs.flat.recommended },
  {
    files: ['web/src/**'],
    ignores: ['web/src/firebase/**'],
    rules: only(['firebase/*', 'reactfire'], 'web/src/firebase'),
  },
  {
    files: ['functions/src/{domain,usecases}/**'],
    rules: only(
      ['firebase-*', 'firebase-*/*', '@google-cloud/*', 'express'],
      'functions/src/adapters and functions/src/api',
    ),
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/test/**', '**/testing/**', 'web/e2e/**'],
    // A describe block is a list of cases, not a function to understand.
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Fakes of asynchronous ports have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
    },
  },
);
