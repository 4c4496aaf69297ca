import { namingProblems, notPassed, readCoverage } from './spec-coverage';

const FILE = 'web/src/ui/toast.test.tsx';
const row = (number: string, ...tests: string[]) =>
  `| ${number} | Something | ${tests.map((test) => `\`${test}\``).join('<br>')} |`;
const allSections = Array.from({ length: 9 }, (_, index) =>
  row(`${index + 1}.1`, `${FILE} › a toast › stays`),
);
const table = (...rows: string[]) =>
  ['# Coverage', '| No. | Requirement | Test |', '| --- | --- | --- |', ...rows].join('\n');

describe('the table of the specification', () => {
  it('has a number, a requirement and its tests in each row', () => {
    const { rows, problems } = readCoverage(
      table(row('1.1', `${FILE} › a`, `${FILE} › b › c`), ...allSections.slice(1)),
    );
    expect(problems).toEqual([]);
    expect(rows[0]).toEqual({
      number: '1.1',
      requirement: 'Something',
      tests: [`${FILE} › a`, `${FILE} › b › c`],
    });
  });

  it.each([
    ['a row without a test', ['| 1.2 | Something |  |'], /sin prueba/],
    ['a row without a number', ['| x | Something | `a.test.ts › b` |'], /mal formada/],
    ['a test that is only a file', ['| 1.2 | Something | `a.test.ts` |'], /sin prueba/],
    ['a cell too many', ['| 1.2 | Some | thing | `a.test.ts › b` |'], /mal formada/],
    ['the same number twice', [row('3.1', `${FILE} › a`)], /número repetido: 3\.1/],
  ])('does not have %s', (_what, rows, problem) => {
    const { problems } = readCoverage(table(...allSections, ...rows));
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });

  it('has all nine sections', () => {
    expect(readCoverage(table(...allSections.slice(0, 8))).problems).toEqual([
      'falta la sección 9.',
    ]);
  });
});

describe('the tests that the table names', () => {
  const source = `
    describe('a toast', () => {
      it('stays', async () => undefined);
      it.each([['x']])('says %s of $name (%i %%)', () => undefined);
      it(\`lasts \${TOAST_MS} ms\`, () => undefined);
      const note = 'goes';
    });`;
  const read = (file: string) => (file === FILE ? source : null);
  const problemsOf = (test: string) =>
    namingProblems([{ number: '9.1', requirement: 'Something', tests: [test] }], read);

  it.each(['stays', 'says hello of Ana (100 %)', 'lasts 5000 ms'])('may be «%s»', (title) => {
    expect(problemsOf(`${FILE} › a toast › ${title}`)).toEqual([]);
  });

  it.each([
    ['is not in the file', `${FILE} › a toast › goes`, 'no está en su archivo'],
    ['is only part of a title', `${FILE} › a toast › stay`, 'no está en su archivo'],
    ['is in a file that is not there', 'web/src/no.test.ts › a', 'no es un archivo de pruebas'],
    ['is in a file that no runner takes', 'web/src/ui/toast.tsx › a', 'no es un archivo'],
    ['needs an emulator', 'functions/test/rules/a.test.ts › a', 'no es un archivo de pruebas'],
  ])('is reported when it %s', (_why, test, problem) => {
    expect(problemsOf(test)).toEqual([expect.stringContaining(`9.1: ${problem}`)]);
  });

  it('must have passed', () => {
    const rows = [{ number: '9.1', requirement: 'Something', tests: ['a › b', 'a › c'] }];
    expect(notPassed(rows, new Set(['a › b']))).toEqual([
      '9.1: no se ha ejecutado o no ha pasado: a › c',
    ]);
  });
});
