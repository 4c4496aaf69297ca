import { headingsOf } from './source-reference';

const sourceAt = (pageReference: string, headings: string[]) => ({
  metadata: {
    documentSource: 'guia.txt',
    pageReference,
    content: 'Use DOT 4.',
    pageNumber: null,
    manualId: 1,
    chunkId: '1-1-1',
    headings,
  },
});

describe('the headings above a source', () => {
  it.each([
    ['p. 12', ['Mantenimiento', 'Líquidos'], 'Mantenimiento › Líquidos'],
    [
      'Mantenimiento › Líquidos',
      ['Taller', 'Mantenimiento', 'Líquidos'],
      'Taller › Mantenimiento › Líquidos',
    ],
    ['Líquidos', ['Líquidos'], ''],
    ['p. 12', [], ''],
  ])('at %s say what the reference does not', (reference, headings, said) => {
    expect(headingsOf(sourceAt(reference, headings))).toBe(said);
  });
});
