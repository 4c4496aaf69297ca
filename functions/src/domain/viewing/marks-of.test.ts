import { documentPages } from '../document/document-page';
import { marksOf } from './marks-of';

const TEXT = 'Presión de los neumáticos.\n\nEn frío, 2,3 bar delante.';
const AT = TEXT.indexOf('En frío');
const FIRST = { x: 0.1, y: 0.1, w: 0.5, h: 0.02 };
const SECOND = { x: 0.1, y: 0.2, w: 0.5, h: 0.02 };

const pageWith = (placed: { start: number; end: number; box: typeof FIRST }[]) =>
  documentPages()({ number: 1, reference: 'p. 1', text: TEXT, headings: [], placed });

const both = [
  { start: 0, end: AT - 2, box: FIRST },
  { start: AT, end: TEXT.length, box: SECOND },
];
const page = pageWith(both);
const units = page.blocks.flatMap((block) => block.units);
const keys = units.map(({ id, hash }) => ({ id, hash }));

describe('marksOf', () => {
  it('says where the quoted units stand', () => {
    expect(keys).toHaveLength(2);
    const marks = marksOf(page, keys.slice(1));
    expect(marks).toEqual({ state: 'placed', units: [keys[1]?.id], boxes: [SECOND] });
  });

  it('marks nothing where nothing is quoted', () => {
    expect(marksOf(page, [])).toEqual({ state: 'none', units: [], boxes: [] });
  });

  it('marks nothing of a unit that says something else since the manual was read anew', () => {
    const old = keys.map(({ id }) => ({ id, hash: '0123456789abcdef' }));
    expect(marksOf(page, old)).toEqual({ state: 'changed', units: [], boxes: [] });
  });

  it('marks nothing where less than six tenths of the quotation can be placed', () => {
    const half = pageWith(both.slice(0, 1));
    const marks = marksOf(half, keys);
    expect(marks).toEqual({ state: 'unplaced', units: keys.map(({ id }) => id), boxes: [] });
    expect(marksOf(half, keys.slice(0, 1)).state).toBe('placed');
  });
});
