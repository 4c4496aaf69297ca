import { isContentsPage } from './contents-page';
import type { Line } from '../types';

const lineOf = (...cells: string[]): Line => ({
  cells,
  left: 60,
  right: 300,
  baseline: 100,
  lastBaseline: 100,
  size: 10,
  bold: false,
  turned: false,
  pieces: [],
  isFlat: true,
});

const names = ['Luces', 'Bocina', 'Radio', 'Cierre', 'Airbag', 'Bomba', 'Frenos', 'Espejos'];
const countingFrom = (first: number): Line[] =>
  names.map((name, index) => lineOf(name, String(first + 3 * index)));

describe('a page of contents', () => {
  it.each([
    ['stands in front', 1, { number: 3, pageCount: 40 }, true],
    ['stands in front, in a short manual', 1, { number: 4, pageCount: 24 }, true],
    ['names the pages of its chapter', 24, { number: 25, pageCount: 60 }, true],
    ['does not count fuses', 1, { number: 10, pageCount: 40 }, false],
    ['does not end before it begins', 1, { number: 30, pageCount: 40 }, false],
    ['does not point beyond the end', 30, { number: 3, pageCount: 40 }, false],
  ])('%s', (_, first, place, isContents) => {
    expect(isContentsPage(countingFrom(first), place)).toBe(isContents);
  });

  const inChapters = (...pages: string[]): Line[] =>
    pages.map((page, index) => lineOf(names[index % names.length] ?? '', page));

  it.each([
    ['of all chapters', ['1-1', '2-1', '2-7', '3-2', '3-9', '4-1', '5-1', '6-3'], 2, true],
    ['of one chapter', ['7-1', '7-2', '7-4', '7-9', '7-12', '7-12'], 30, true],
    ['not ranges of torques', ['8-10', '9-12', '20-25', '22-30', '40-45', '80-90'], 30, false],
    ['not ranges out of order', ['8-10', '4-6', '3-5', '12-14', '7-9', '2-3'], 2, false],
  ])('may name pages by chapter: %s', (_, pages, number, isContents) => {
    expect(isContentsPage(inChapters(...pages), { number, pageCount: 40 })).toBe(isContents);
  });
});
