import { problemsOf, readThreats } from './threat-model';

const row = (title: string) => `| 3 | Somebody lies | held by \`a/b.test.ts › lies › ${title}\` |`;
const source = "describe('lies', () => { it.each([])('are refused: %s', () => undefined); });";

describe('the threat model', () => {
  it('names tests that exist, and those of a table by the title that is printed', () => {
    const [threat, ...others] = readThreats(
      `| No. | Attempt | Held by |\n${row('are refused: x')}`,
    );
    expect(threat).toEqual({
      number: '3',
      attempt: 'Somebody lies',
      tests: [{ file: 'a/b.test.ts', title: 'lies › are refused: x' }],
    });
    expect(others).toEqual([]);
    expect(problemsOf(threat ? [threat] : [], () => source)).toEqual([]);
  });

  it('is wrong about a test that was renamed, or whose file is gone', () => {
    expect(problemsOf(readThreats(row('are believed')), () => source)).toHaveLength(1);
    expect(problemsOf(readThreats(row('are refused: x')), () => null)).toHaveLength(1);
  });
});
