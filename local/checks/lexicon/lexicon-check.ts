import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../../../functions/data/files';
import type { Check } from '../check';
import { entriesOf } from './entries';
import { namesInSeveralLines, problemsOfLines } from './rules';
import { wordsOfNoDictionary } from './spelling';

const listed = (file: string): Set<string> =>
  new Set(
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );

/** Found and not listed, or listed and not found any more. */
const unlike = (file: string, found: ReadonlyMap<string, string>): string[] => {
  const known = listed(file);
  return [
    ...[...found].filter(([word]) => !known.has(word)).map(([word, why]) => `${why}: ${word}`),
    ...[...known].filter((word) => !found.has(word)).map((word) => `${file}: unused: ${word}`),
  ];
};

/** What is wrong with the words in functions/data/lexicon. */
function problemsOfLexicon(): string[] {
  const entries = Object.entries(dataFiles)
    .filter(([name]) => name.endsWith('.syn'))
    .flatMap(([name, text]) => entriesOf(name, text));
  const several = new Map(
    namesInSeveralLines(entries).map((name) => [name, 'names of one thing in two lines'] as const),
  );
  return [
    ...problemsOfLines(entries),
    ...unlike('names-in-several-lines.txt', several),
    ...unlike('words-of-no-dictionary.txt', wordsOfNoDictionary(entries)),
  ];
}

export const lexiconCheck: Check = {
  name: 'léxico',
  run: () => {
    const problems = problemsOfLexicon();
    return Promise.resolve(problems.length === 0 ? null : problems.join('\n'));
  },
};
