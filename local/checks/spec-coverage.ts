import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../suite/paths';
import type { Check } from './check';
import { hasTitle, requirementsOf, titlesOf, withoutRequirements } from './test-titles';

export const COVERAGE_FILE = 'docs/spec-coverage.md';
const REQUIREMENTS = 'local/checks/requirements.json';
const SEPARATOR = ' › ';

/** A section of the specification, and its requirements by number: "2.14". */
export type Section = { title: string; requirements: Record<string, string> };
/** A test as it is written, with the requirements that its title names: "[2.14, 3.1-3.4] …". */
type NumberedTest = { file: string; title: string; requirements: string[] };

/** Files that `npm test` always runs; those of test/rules need an emulator that not every machine has. */
const RUN =
  /^(functions\/(src|contract|test\/api)\/.+\.test\.ts|local\/.+\.test\.ts|web\/src\/.+\.test\.tsx?|web\/e2e\/[^/]+\.spec\.ts)$/;
const PLACES = ['functions/src', 'functions/contract', 'functions/test/api', 'local', 'web'];
const HAS_NUMBERS = /['"`]\[\d+\.\d/;

export function numberedTests(file: string, source: string): NumberedTest[] {
  if (!HAS_NUMBERS.test(source)) return [];
  return titlesOf(file, source).flatMap((written) => {
    const requirements = requirementsOf(written);
    const title = withoutRequirements(written);
    return requirements.length === 0 ? [] : [{ file, title, requirements }];
  });
}

/** Numbers that the specification does not have, and requirements that no test names. */
export function coverageProblems(
  sections: readonly Section[],
  tests: readonly NumberedTest[],
): string[] {
  const known = new Set(sections.flatMap(({ requirements }) => Object.keys(requirements)));
  const named = new Set(tests.flatMap(({ requirements }) => requirements));
  return [
    ...tests.flatMap(({ file, title, requirements }) =>
      requirements
        .filter((number) => !known.has(number))
        .map((number) => `${number}: no es un requisito: ${file}${SEPARATOR}${title}`),
    ),
    ...[...known].filter((number) => !named.has(number)).map((number) => `${number}: sin prueba`),
  ];
}

/** The numbered tests of which nothing has run and passed, of the names `file › describe › test`. */
export function notPassed(tests: readonly NumberedTest[], passed: readonly string[]): string[] {
  const byFile = new Map<string, string[]>();
  for (const name of passed) {
    const path = name.split(SEPARATOR);
    const names = byFile.get(path[0] ?? '') ?? [];
    byFile.set(path[0] ?? '', [...names, path.at(-1) ?? '']);
  }
  return tests
    .filter(({ file, title }) => !byFile.get(file)?.some((name) => hasTitle([title], name)))
    .map(({ file, title, requirements }) => {
      const numbers = requirements.join(', ');
      return `${numbers}: no se ha ejecutado o no ha pasado: ${file}${SEPARATOR}${title}`;
    });
}

/** A title in a cell of a table; what a table or an expression of the test puts into it is "…". */
const cellOf = ({ file, title }: NumberedTest): string => {
  const shown = title.replaceAll('\0', '…').replaceAll('`', "'").replaceAll('|', '\\|');
  return `\`${file}${SEPARATOR}${shown}\``;
};

const tableOf = (
  { title, requirements }: Section,
  number: number,
  tests: readonly NumberedTest[],
): string => {
  const rows = Object.entries(requirements).map(([requirement, what]) => {
    const proofs = tests.filter((test) => test.requirements.includes(requirement)).map(cellOf);
    return `| ${requirement} | ${what} | ${proofs.join('<br>')} |`;
  });
  const head = ['| No. | Requirement | Test |', '| --- | --- | --- |'];
  return [`## ${number}. ${title}`, '', ...head, ...rows].join('\n');
};

/** What `docs/spec-coverage.md` is to say. */
export function coverageDocument(
  sections: readonly Section[],
  tests: readonly NumberedTest[],
): string {
  const intro = `# Coverage of the specification

Written by \`npm run docs:coverage\`; not to be edited. One row for each requirement of the product specification, numbered by its
sections (\`${REQUIREMENTS}\`), and the tests that name it at the beginning of their titles, as "[2.14, 3.1-3.4] …". Where the
specification leaves something open, or the product goes another way on purpose, the row says so in parentheses.

\`npm run check\` fails when this page is not up to date, when a requirement has no test or a title names none of them; \`npm test\`
when a test that is named here did not run and pass.`;
  const tables = sections.map((section, at) => tableOf(section, at + 1, tests));
  return `${[intro, ...tables].join('\n\n')}\n`;
}

const testFiles = (): string[] =>
  PLACES.flatMap((place) =>
    readdirSync(fromRoot(place), { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.includes('node_modules'))
      .map((path) => `${place}/${path}`)
      .filter((path) => RUN.test(path)),
  ).toSorted();

export const specification = (): Section[] =>
  JSON.parse(readFileSync(fromRoot(REQUIREMENTS), 'utf8')) as Section[];

export const allNumberedTests = (): NumberedTest[] =>
  testFiles().flatMap((file) => numberedTests(file, readFileSync(fromRoot(file), 'utf8')));

/** Every requirement has tests, and the page says which. Whether they pass is known after `npm test`. */
export const coverageCheck: Check = {
  name: `pruebas de ${COVERAGE_FILE}`,
  run: () => {
    const [sections, tests] = [specification(), allNumberedTests()];
    const problems = coverageProblems(sections, tests);
    const isOld =
      readFileSync(fromRoot(COVERAGE_FILE), 'utf8') !== coverageDocument(sections, tests);
    if (isOld) problems.push(`${COVERAGE_FILE} no está al día: npm run docs:coverage`);
    return Promise.resolve(problems.length === 0 ? null : problems.join('\n'));
  },
};
