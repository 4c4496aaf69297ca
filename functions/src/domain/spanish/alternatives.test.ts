import { alternativesOf } from './alternatives';

jest.mock('../../../data/files', () => ({
  dataFiles: {
    'patterns/good.txt':
      '# Lights\n= light\nluz\nluc(?:es|ecita)\n[lf]\n\n= state of it\nfij[oa]\n',
    'patterns/twice.txt': '= light\nluz\n= light\nfaro\n',
    'patterns/headless.txt': 'luz\n= light\nfaro\n',
    'patterns/empty.txt': '= light\n= state\nfija\n',
  },
}));

describe('alternativesOf', () => {
  it('joins the lines of a section for a group of an expression', () => {
    const anyOf = alternativesOf('good.txt');
    expect(anyOf('light')).toBe('luz|luc(?:es|ecita)|[lf]');
    expect(anyOf('state of it')).toBe('fij[oa]');
  });

  it.each([
    ['twice.txt', 'light', 'patterns/twice.txt:3'],
    ['headless.txt', 'light', 'patterns/headless.txt:1'],
    ['empty.txt', 'light', 'no words in "light"'],
    ['good.txt', 'colour', 'no words in "colour"'],
    ['missing.txt', 'light', 'patterns/missing.txt'],
  ])('refuses %s for %s', (file, section, why) => {
    expect(() => alternativesOf(file)(section)).toThrow(why);
  });
});
