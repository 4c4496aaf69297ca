import {
  coverageDocument,
  coverageProblems,
  notPassed,
  numberedTests,
  type Section,
} from './spec-coverage';

const FILE = 'web/src/ui/toast.test.tsx';
const source = `
  describe('a toast', () => {
    it('[1.1, 1.2] stays', async () => undefined);
    it.each([['x']])('[1.2-1.4] says %s of $name', () => undefined);
    it(\`[1.4] lasts \${TOAST_MS} ms | more\`, () => undefined);
    it('goes', () => undefined);
    const note = '[1.5] is none';
  });`;
const tests = numberedTests(FILE, source);
const section = (...numbers: string[]): Section[] => [
  {
    title: 'Toasts',
    requirements: Object.fromEntries(numbers.map((one) => [one, `Wants ${one}`])),
  },
];

describe('the coverage of the specification', () => {
  it('takes requirements from the titles of tests', () => {
    expect(tests.map(({ requirements }) => requirements)).toEqual([
      ['1.1', '1.2'],
      ['1.2', '1.3', '1.4'],
      ['1.4'],
    ]);
    expect(coverageProblems(section('1.1', '1.2', '1.3', '1.4'), tests)).toEqual([]);
  });

  it('misses a requirement that no test names, and refuses a number that is none', () => {
    expect(coverageProblems(section('1.1', '1.2', '1.3', '1.5'), tests)).toEqual([
      `1.4: no es un requisito: ${FILE} › says %s of $name`,
      expect.stringContaining('1.4: no es un requisito'),
      '1.5: sin prueba',
    ]);
  });

  it('lists the tests of each requirement', () => {
    const document = coverageDocument(section('1.1', '1.4'), tests);
    expect(document).toContain(`## 1. Toasts`);
    expect(document).toContain(`| 1.1 | Wants 1.1 | \`${FILE} › stays\` |\n`);
    expect(document).toContain(`› says %s of $name\`<br>\`${FILE} › lasts … ms \\| more\` |`);
  });

  it('fails for a test that did not run and pass', () => {
    const names = ['a toast › [1.1, 1.2] stays', 'a toast › [1.4] lasts 5000 ms | more'];
    const passed = names.map((name) => `${FILE} › ${name}`);
    expect(notPassed(tests, passed)).toEqual([
      `1.2, 1.3, 1.4: no se ha ejecutado o no ha pasado: ${FILE} › says %s of $name`,
    ]);
  });
});
