import {
  brokenLinks,
  recordOf,
  unknownRecords,
  unknownScripts,
  unlistedRecords,
  longRecords,
  tooLong,
  withoutStatus,
} from './documents';

const known = new Set(['0002']);
const gone = '0099';
const record = recordOf({
  file: 'docs/decisions/0002-door.md',
  text: '# 2. The only door\n\nText',
});

describe('the check of documents', () => {
  it('finds links to files and headings that are not there', () => {
    const text = '[a](b.md) [c](b.md#what-is) [d](gone.md) [e](b.md#gone) [f](https://g.test/h)';
    const read = (path: string) => (path === 'docs/b.md' ? '# What is\n' : null);
    expect(brokenLinks({ file: 'docs/a.md', text }, read)).toEqual([
      'docs/a.md: no existe gone.md',
      'docs/a.md: no existe b.md#gone',
    ]);
  });

  it.each([
    ['docs/a.md', 'as 0099 says', 1],
    ['docs/a.md', 'as 0002 says of 10 000, 0.0099 and 1.0099', 0],
    ['src/a.ts', `// decisions 0002 and ${gone}`, 1],
    ['src/a.ts', `// docs/decisions/${gone}, and '0098'`, 1],
    ['docs/answering-log.md', 'it was 0099', 0],
  ])('counts the records that %s names and nobody wrote: %s', (file, text, count) => {
    expect(unknownRecords({ file, text }, known)).toHaveLength(count);
  });

  it('finds a record without its day and status', () => {
    const text = '# 0002. The only door\n\nDate: 2026-11-21 · Status: accepted; amended by 0003\n';
    expect(withoutStatus({ file: 'a.md', text })).toEqual([]);
    expect(withoutStatus({ file: 'a.md', text: '# 0002. The only door\n' })).toHaveLength(1);
  });

  it('finds a README of too many lines, words or letters in a line', () => {
    const table = `| ${'a'.repeat(200)} |`;
    expect(tooLong(`# A\n\n${table}\n`)).toEqual([]);
    expect(tooLong('a\n'.repeat(111))).toEqual(['README.md: 111 líneas']);
    expect(tooLong('a '.repeat(901).replace(/(?:a ){50}/g, '$&\n'))).toEqual([
      'README.md: 901 palabras',
    ]);
    expect(tooLong('a'.repeat(141))).toHaveLength(1);
  });

  it('finds records that go on beyond a page', () => {
    const file = 'docs/decisions/0002-door.md';
    expect(longRecords({ file, text: 'a '.repeat(715) })).toEqual([]);
    expect(longRecords({ file, text: 'a '.repeat(716) })).toEqual([
      `${file}: 716 palabras, más de una página`,
    ]);
  });

  it('finds commands that package.json does not have', () => {
    const text = '`npm run bench -- manuals --set dev`, `npm run lost`, `npm run bench -- lost`';
    expect(unknownScripts({ file: 'docs/a.md', text }, new Set(['bench -- manuals']))).toEqual([
      'docs/a.md: no hay npm run lost',
      'docs/a.md: no hay npm run bench -- lost',
    ]);
  });

  it('misses a record that the index does not list with its title', () => {
    expect(record).toMatchObject({ number: '0002', title: 'The only door' });
    expect(
      unlistedRecords('| [0002](0002-door.md) | The only door | accepted |', [record]),
    ).toEqual([]);
    expect(unlistedRecords('| [0002](0002-door.md) | A door | accepted |', [record])).toHaveLength(
      1,
    );
  });
});
