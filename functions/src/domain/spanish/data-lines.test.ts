import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFiles } from '../../../data/files';
import { linesOfFile } from './data-lines';
import { headedLists, wordList } from './word-lists';

const FUNCTIONS = join(import.meta.dirname, '../../..');

it('a file that is not there is refused by name', () => {
  expect(() => linesOfFile('lexicon/spaceships.syn')).toThrow('lexicon/spaceships.syn');
});

it.each(['stopwords.txt', 'asking-words.txt', 'everyday-words.txt'])('%s holds words', (file) => {
  expect(wordList(file).length).toBeGreaterThan(100);
});

it.each([
  ['a list of words', () => wordList('makes.txt'), /^makes\.txt:4: not one word: abarth:$/],
  ['headed lists', () => headedLists('stopwords.txt'), /^stopwords\.txt:3: not `head: word word`/],
])('a file that is not %s is refused by name and line', (_, read, problem) => {
  expect(read).toThrow(problem);
});

it('the bundle holds every file of words, and reads none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-data-'));
  const bundle = `
    const { build } = await import('esbuild');
    const { inlineData } = await import('./scripts/inline-data.mjs');
    const outfile = ${JSON.stringify(join(folder, 'files.mjs'))};
    await build({ entryPoints: ['data/files.ts'], outfile, bundle: true, format: 'esm', plugins: [inlineData] });
    console.log(JSON.stringify((await import(outfile)).dataFiles));`;
  try {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', bundle],
      { cwd: FUNCTIONS, encoding: 'utf8', maxBuffer: 1 << 26 },
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(dataFiles);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
