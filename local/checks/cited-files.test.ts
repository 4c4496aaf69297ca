import { endsOf, unknownFiles } from './cited-files';

const known = endsOf(['bench/golden.ts', 'docs/figures.md']);

describe('files that documents and comments cite', () => {
  it.each([
    ['docs/a.md', 'see `bench/golden.ts`, golden.ts and [figures](../docs/figures.md)', 0],
    ['docs/a.md', '`bench/stall.ts` and `retrieval.md` are gone', 2],
    ['docs/a.md', '`bench/stall.ts` (last in commit `0482d4c`), `policies/NAME.ts`', 0],
    ['bench/a.ts', '/** As `golden.ts` does. */ // figures.md', 0],
    ['bench/a.ts', '/** As `ranking.ts` did. */', 1],
    ['bench/a.ts', "import x from './ranking.ts'; const url = 'https://a.b/c.md';", 0],
  ])('are counted in %s where they are missing: %s', (file, text, count) => {
    expect(unknownFiles({ file, text }, known)).toHaveLength(count);
  });
});
