import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../suite/paths';
import type { Check } from './check';
import { hasTitle, titlesOf } from './test-titles';

const FILE = 'docs/spec-coverage.md';
const SECTIONS = 9;
const SEPARATOR = ' › ';

/** One requirement of the specification; each test is named `file › describe › test`. */
export type Row = { number: string; requirement: string; tests: string[] };

export type Coverage = { rows: Row[]; problems: string[] };

const ROW = /^\| (\d+\.\d+) \| ([^|]+) \| ([^|]+) \|$/;
const TEST = /^`([^`]+ › [^`]+)`$/;
const isHeading = (line: string) => /^\| (No\.|---) \|/.test(line);

/** Files that `npm test` always runs; those of test/rules need an emulator that not every machine has. */
const RUN =
  /^(functions\/(src|contract|test\/api)\/.+\.test\.ts|local\/.+\.test\.ts|web\/src\/.+\.test\.tsx?|web\/e2e\/[^/]+\.spec\.ts)$/;

/** Reads the table, and says what is wrong with its form. */
export function readCoverage(markdown: string): Coverage {
  const rows: Row[] = [];
  const problems: string[] = [];
  const lines = markdown.split('\n').filter((line) => line.startsWith('|') && !isHeading(line));
  for (const line of lines) {
    const [, number = '', requirement = '', cell = ''] = ROW.exec(line) ?? [];
    const tests = cell.split('<br>').map((test) => TEST.exec(test)?.[1] ?? '');
    if (tests.includes('')) problems.push(`fila mal formada o sin prueba: ${line}`);
    else rows.push({ number, requirement, tests });
  }
  return { rows, problems: [...problems, ...numberProblems(rows.map(({ number }) => number))] };
}

function numberProblems(numbers: readonly string[]): string[] {
  const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const sections = Array.from({ length: SECTIONS }, (_, index) => `${index + 1}.`);
  const absent = sections.filter((section) => !numbers.some((one) => one.startsWith(section)));
  return [
    ...repeated.map((number) => `número repetido: ${number}`),
    ...absent.map((section) => `falta la sección ${section}`),
  ];
}

/** What can be said of the named tests without running them. `read` gives a file's text, null where there is none. */
export function namingProblems(
  rows: readonly Row[],
  read: (file: string) => string | null,
): string[] {
  const titles = new Map<string, readonly string[] | null>();
  const titlesIn = (file: string) => {
    const known = titles.get(file);
    if (known !== undefined) return known;
    const source = RUN.test(file) ? read(file) : null;
    const found = source === null ? null : titlesOf(file, source);
    titles.set(file, found);
    return found;
  };
  const problemOf = (test: string): string | null => {
    const [file = '', ...path] = test.split(SEPARATOR);
    const known = titlesIn(file);
    if (known === null) return 'no es un archivo de pruebas de npm test';
    return hasTitle(known, path.at(-1) ?? '') ? null : 'no está en su archivo';
  };
  return eachTest(rows, problemOf);
}

/** The named tests that did not run, or did not pass. */
export const notPassed = (rows: readonly Row[], passed: ReadonlySet<string>): string[] =>
  eachTest(rows, (test) => (passed.has(test) ? null : 'no se ha ejecutado o no ha pasado'));

const eachTest = (rows: readonly Row[], problemOf: (test: string) => string | null): string[] =>
  rows.flatMap(({ number, tests }) =>
    tests.flatMap((test) => {
      const problem = problemOf(test);
      return problem === null ? [] : [`${number}: ${problem}: ${test}`];
    }),
  );

export const coverage = (): Coverage => readCoverage(readFileSync(fromRoot(FILE), 'utf8'));

const readSource = (file: string): string | null =>
  existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : null;

/** Every requirement of the specification names tests that exist. Whether they pass is known after `npm test`. */
export const coverageCheck: Check = {
  name: `pruebas de ${FILE}`,
  run: () => {
    const { rows, problems } = coverage();
    const all = [...problems, ...namingProblems(rows, readSource)];
    return Promise.resolve(all.length === 0 ? null : all.join('\n'));
  },
};
