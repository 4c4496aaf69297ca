import { aChunk } from '../../testing/excerpts';
import type { ReadPage } from './read-page';
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
    if (kind === 3) return ['Con remolque', 'ADVERTENCIA', '1. Afloje.', '• Gato'][next(4)] ?? '';
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

  it('hold each character that is not blank in one unit', () => {
    for (const seed of seeds) {
      const text = pageOf(seed);
      const units = blocksOfText('1', { text, headings: [] }).flatMap(({ units: own }) => own);
      expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
      const covered = units.map(({ start, end }) => text.slice(start, end)).join('');
      expect(covered.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
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
        const said = content.slice(unit.start, unit.end);
        expect(said).not.toBe('');
        expect(text.slice(before?.start, before?.end)).toContain(said);
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
    expect(block?.units.map(({ id, kind, boxes }) => [id, kind, boxes])).toEqual([
      ['39-1-1', 'names', []],
      ['39-1-2', 'row', []],
      ['39-1-3', 'row', [box]],
    ]);
  });
});

describe('the blocks of a page', () => {
  const read = (text: string, headings: ReadPage['headings'] = []) =>
    blocksOfText('1', { text, headings }).map((block) => ({
      ...block,
      texts: block.units.map(({ start, end }) => text.slice(start, end)),
    }));

  it('tell titles of the outline from those of some lines', () => {
    const blocks = read('Ruedas\n\nCambiar la pila', [{ offset: 0, depth: 2, title: 'Ruedas' }]);
    expect(blocks).toMatchObject([
      { kind: 'heading', depth: 2 },
      { kind: 'heading', depth: null },
    ]);
  });

  it('cut a paragraph into its sentences', () => {
    const [paragraph] = read('Afloje los tornillos. No los quite.');
    expect(paragraph).toMatchObject({
      kind: 'paragraph',
      texts: ['Afloje los tornillos.', 'No los quite.'],
    });
  });

  it('keep the steps of a list, and tell whether they have an order', () => {
    const blocks = read(
      '1. Afloje los tornillos.\n2. Levante el coche.\n\nAntes:\n\n• Calce la rueda.\n• Pare el motor.',
    );
    const lists = blocks.filter(({ kind }) => kind === 'list');
    expect(lists).toMatchObject([
      { isOrdered: true, texts: ['1. Afloje los tornillos.', '2. Levante el coche.'] },
      { isOrdered: false, texts: ['• Calce la rueda.', '• Pare el motor.'] },
    ]);
  });

  it.each([
    ['PELIGRO\nAlta tensión.', 'danger'],
    ['ADVERTENCIA\n\nNo se meta debajo. Es peligroso.', 'warning'],
    ['¡Atención!\nEl motor quema.', 'caution'],
    ['NOTA\nEl color puede cambiar.', 'note'],
    ['ADVERTENCIA: no se meta nunca debajo.', 'warning'],
  ])('are one warning with its label: %j', (text, level) => {
    expect(read(text)).toMatchObject([{ kind: 'warning', level, texts: [text] }]);
  });

  it('end a warning where its box ends', () => {
    const blocks = read('NOTA\nEl color puede cambiar.\n\nCompruebe el nivel cada mes.');
    expect(blocks.map(({ kind }) => kind)).toEqual(['warning', 'paragraph']);
  });

  it('are tables that others below them name anew, and titles among their rows are theirs', () => {
    const text = 'Fusible\tAmperaje\nF1\t10 A\nFusible\tCircuito\nF2\tRadio';
    expect(read(text)).toMatchObject([
      { kind: 'table', header: [{ cells: ['Fusible', 'Amperaje'] }] },
      { kind: 'table', header: [{ cells: ['Fusible', 'Circuito'] }] },
    ]);
    const grouped =
      'Eje\tPresión\tPar\nDelante\t2,2 bar\t110 Nm\nCon remolque\t\t\nDetrás\t2,9 bar\t110 Nm';
    const [table] = read(grouped);
    expect(table?.units.map(({ kind }) => kind)).toEqual(['names', 'row', 'group', 'row']);
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
    expect(block?.units).toMatchObject([{ id: '5.4-1-1' }, { id: '5.4-1-2', boxes: [] }]);
  });
});

describe('documentPages', () => {
  it('counts pages from 1, whatever numbers they have', () => {
    const read = documentPages();
    const page = { number: 7, reference: 'p. 7', text: 'Frenos\t12\nRuedas\t14', headings: [] };
    expect(read(page)).toMatchObject({ place: 1, number: 7, blocks: [{ id: '1-1' }] });
    expect(read({ ...page, number: null })).toMatchObject({
      place: 2,
      number: null,
      blocks: [{ id: '2-1' }],
    });
  });
});
