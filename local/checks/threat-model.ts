import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../suite/paths';
import type { Check } from './check';
import { hasTitle, titlesOf } from './test-titles';

const FILE = 'docs/threat-model.md';
const TEST = /`([^`›]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g;

/** One thing that somebody may try. Without tests it says why there can be none here. */
export type Threat = { number: string; attempt: string; tests: { file: string; title: string }[] };

/** Rows of the tables: `| number | attempt | what holds |`. */
export function readThreats(markdown: string): Threat[] {
  const rows = markdown.matchAll(/^\| (\d+) \| ([^|]+) \| (.+) \|$/gm);
  return [...rows].map(([, number = '', attempt = '', cell = '']) => ({
    number,
    attempt: attempt.trim(),
    tests: [...cell.matchAll(TEST)].map(([, file = '', title = '']) => ({ file, title })),
  }));
}

export const threats = (): Threat[] => readThreats(readFileSync(fromRoot(FILE), 'utf8'));

/** Tests that are named and not there. */
export function problemsOf(
  rows: readonly Threat[],
  read: (file: string) => string | null,
): string[] {
  return rows.flatMap(({ number, tests }) =>
    tests.flatMap(({ file, title }) => {
      const source = read(file);
      const name = title.split(' › ').at(-1) ?? '';
      const isThere = source !== null && hasTitle(titlesOf(file, source), name);
      return isThere ? [] : [`${number}: no existe: ${file} › ${title}`];
    }),
  );
}

const readSource = (file: string): string | null =>
  existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : null;

export const threatModelCheck: Check = {
  name: `pruebas de ${FILE}`,
  run: () => {
    const problems = problemsOf(threats(), readSource);
    return Promise.resolve(problems.length === 0 ? null : problems.join('\n'));
  },
};
