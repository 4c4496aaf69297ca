import { aChunk } from '../../testing/excerpts';
import { blocksOf, blocksOfText } from './blocks-of-text';
import { blocksWithin } from './block';
import { documentPages } from './document-page';

/** Pages of tables, titles, sentences and blank lines, the same for the same seed. */
function pageOf(seed: number): string {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const cell = () => ['2,2 bar', 'Aceite', 'R15', '', '12 meses', 'Motor', '●'][next(7)] ?? '';
  const lines = Array.from({ length: 4 + next(20) }, () => {
    const kind = next(6);
    if (kind === 0) return '';
    if (kind === 1) return 'Compruebe el nivel cada mes. Añada si hace falta.';
    if (kind === 2) return 'Neumático\tCarga\tDelante';
    if (kind === 3) return 'Con remolque';
    return Array.from({ length: 2 + next(3) }, cell).join('\t');
  });
  return lines.join('\n');
}

const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);

describe('the blocks of any text', () => {
  it('have units that lie in them, in order, none over another, each with the hash of its words', () => {
    for (const seed of seeds) {
      const text = pageOf(seed);
      let end = 0;
      for (const block of blocksOfText('1', { text, headings: [] })) {
        for (const unit of block.units) {
          expect(unit.start).toBeGreaterThanOrEqual(Math.max(block.start, end));
          expect(unit.end).toBeLessThanOrEqual(block.end);
          expect(unit.end).toBeGreaterThan(unit.start);
          end = unit.end;
        }
        expect(block.end).toBeLessThanOrEqual(text.length);
      }
    }
  });

  it('hold each row with cells once: as a unit, or as a name of columns', () => {
    for (const seed of seeds) {
      const text = pageOf(seed);
      const blocks = blocksOfText('1', { text, headings: [] });
      const units = blocks.flatMap(({ units: own }) => own);
      expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
      expect(new Set(units.map(({ start }) => start)).size).toBe(units.length);
    }
  });

  it('have the same ids and hashes when the same text is read again', () => {
    for (const seed of seeds) {
      const of = () => blocksOfText('7', { text: pageOf(seed), headings: [] });
      expect(of()).toEqual(of());
    }
  });

  it('keep their words when they are cut to a stretch of the text', () => {
    for (const seed of seeds) {
      const text = pageOf(seed);
      const stretch = { start: Math.floor(text.length / 4), end: Math.ceil(text.length / 1.5) };
      const content = text.slice(stretch.start, stretch.end);
      const blocks = blocksOfText('1', { text, headings: [] });
      const whole = new Map(
        blocks.flatMap(({ units }) => units.map((unit) => [unit.id, unit] as const)),
      );
      for (const unit of blocksWithin(blocks, stretch).flatMap(({ units }) => units)) {
        const before = whole.get(unit.id);
        expect(content.slice(unit.start, unit.end)).toBe(text.slice(before?.start, before?.end));
      }
    }
  });
});

describe('blocksOfText', () => {
  const text = 'Eje\tPresión\nDelante\t2,2 bar\nDetrás\t2,0 bar';
  const box = { x: 0.1, y: 0.2, w: 0.5, h: 0.02 };

  it('places a row where its reader placed what it holds', () => {
    const start = text.indexOf('Detrás');
    const placed = [{ start, end: text.length, box }];
    const [block] = blocksOfText('39', { text, headings: [], placed });
    expect(block?.units.map(({ id, boxes }) => [id, boxes])).toEqual([
      ['39-1-1', []],
      ['39-1-2', [box]],
    ]);
  });
});

describe('blocksOf', () => {
  const content = 'Eje\tPresión\nDelante\t2,2 bar';

  it('gives the blocks that a passage was stored with', () => {
    expect(blocksOf(aChunk({ content, blocks: [] }))).toEqual([]);
  });

  it('finds those of a passage that was stored before there were any, without places', () => {
    const [block] = blocksOf(aChunk({ content, position: 4 }));
    expect(block).toMatchObject({ header: [{ cells: ['Eje', 'Presión'] }] });
    expect(block?.units).toMatchObject([{ id: '5.4-1-1', boxes: [] }]);
  });
});

describe('documentPages', () => {
  it('counts pages from 1, and finds no tables in a table of contents', () => {
    const read = documentPages();
    const page = { number: 1, reference: 'p. 1', text: 'Frenos\t12\nRuedas\t14', headings: [] };
    expect(read({ ...page, isContents: true })).toMatchObject({ place: 1, blocks: [] });
    expect(read({ ...page, number: null })).toMatchObject({
      place: 2,
      number: null,
      blocks: [{ id: '2-1' }],
    });
  });
});
