import { buildSource } from '../../../testing/builders';
import { headingsOf } from './source-reference';

const sourceAt = (pageReference: string, headings: string[]) =>
  buildSource(['Use DOT 4.'], { pageReference, pageNumber: null, headings });

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
