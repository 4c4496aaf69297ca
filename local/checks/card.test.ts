import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../suite/paths';

/** A package of the product's card, the file in which it does its work, and the call or import by which it does it. */
type Work = [name: string, manifest: string, file: string, does: RegExp];

/** The card: each line is where to look for what a package is there for. */
const CARD: Work[] = [
  ['react', 'web', 'web/src/main.tsx', /from 'react'/],
  ['react-dom', 'web', 'web/src/ui/draw.ts', /from 'react-dom\/client'/],
  ['react-router-dom', 'web', 'web/src/app/app-routes.tsx', /from 'react-router-dom'/],
  ['firebase', 'web', 'web/src/firebase/create-identity.ts', /from 'firebase\/auth'/],
  [
    'reactfire',
    'web',
    'web/src/firebase/firebase-identity.tsx',
    /useUser\(\{ suspense: false \}\)/,
  ],
  ['reactfire', 'web', 'web/src/firebase/firebase-identity.tsx', /from 'reactfire'/],
  ['@mui/material', 'web', 'web/src/ui/theme.ts', /from '@mui\/material/],
  ['zod', 'web', 'functions/contract/manual.ts', /from 'zod/],
  ['zod', 'functions', 'functions/src/config.ts', /from 'zod'/],
  ['vite', 'web', 'web/vite.config.ts', /defineConfig.* from 'vite'/],
  ['firebase-functions', 'functions', 'functions/src/triggers/api.ts', /from 'firebase-functions/],
  [
    'firebase-admin',
    'functions',
    'functions/src/adapters/firebase-admin.ts',
    /from 'firebase-admin/,
  ],
  [
    '@google-cloud/vertexai',
    'functions',
    'functions/src/adapters/vertex/gemini-by-sdk.ts',
    /import\('@google-cloud\/vertexai'\)/,
  ],
  ['@google-cloud/vertexai', 'functions', 'functions/.env.example', /^GEMINI_CLIENT=sdk$/m],
  ['@google-cloud/vertexai', 'functions', 'functions/src/parameters.ts', /GEMINI_CLIENT: 'sdk'/],
  [
    '@google-cloud/documentai',
    'functions',
    'functions/src/adapters/documentai/ocr.ts',
    /import\('@google-cloud\/documentai'\)/,
  ],
  [
    'mammoth',
    'functions',
    'functions/src/adapters/reader/docx/by-mammoth.ts',
    /mammoth\.extractRawText\(/,
  ],
  [
    'mammoth',
    'functions',
    'functions/src/adapters/reader/docx/open-docx.ts',
    /readByMammoth\(path\)/,
  ],
  ['firebase-tools', '.', 'local/checks/firebase-tools.ts', /load\('firebase-tools\/lib\//],
  ['jest', '.', 'local/stages/jest.ts', /runTool\('jest'/],
];

/** As the card names them; MUI is `@mui/material`. */
const NAMES = [
  ...['react', 'react-dom', 'react-router-dom', 'firebase', 'firebase-functions', 'firebase-admin'],
  ...['reactfire', '@google-cloud/vertexai', '@google-cloud/documentai', 'mammoth', 'zod'],
  ...['@mui/material', 'vite', 'firebase-tools', 'jest'],
];

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');

describe('the card of the product', () => {
  it('has fifteen packages, each with its work', () => {
    expect(NAMES).toHaveLength(15);
    expect(new Set(CARD.map(([name]) => name))).toEqual(new Set(NAMES));
  });

  it.each(CARD)('%s, which %s has installed, does its work in %s', (name, manifest, file, does) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      read(join(manifest, 'package.json')),
    ) as Record<string, Record<string, string>>;
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
    expect(read(file)).toMatch(does);
  });

  it.each(CARD)('%s of %s is missed in %s when its line goes', (_name, _manifest, file, does) => {
    const without = read(file)
      .split('\n')
      .filter((line) => !does.test(line));
    expect(without.join('\n')).not.toMatch(does);
  });
});
