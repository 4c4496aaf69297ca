import { trimmedOf, withoutEnd } from './ends';
import { foldInPlace } from './fold-in-place';

describe('foldInPlace', () => {
  it.each([
    ['Presión DELANTERA', 'presion delantera'],
    ['Presio\u0301n', 'presion'],
    ['Año ﬁn Straße', 'ano ﬁn straße'],
    // In small letters it takes two: it stays, so that nothing moves.
    ['\u0130nyección', 'inyeccion'],
    ['ŉ é', 'ŉ e'],
  ])('%j keeps each letter of %j where it stood', (text, folded) => {
    expect(foldInPlace(text)).toBe(folded);
    expect(foldInPlace(text)).toHaveLength(text.normalize('NFC').length);
  });
});

it('signs at the end of a text are taken off, and with blanks at both ends', () => {
  expect(withoutEnd(' ; aceite. ;', '.; ')).toBe(' ; aceite');
  expect(trimmedOf('\t; aceite. ; \n', '.;')).toBe('aceite');
  expect(trimmedOf(' .;. ', '.;')).toBe('');
});
