import type { ReadPage } from '../document/read-page';
import { createChunker, embeddedText } from './chunker';
import { MAX_TABLE_LENGTH, TARGET_LENGTH } from './segments';
import { growth, LINEAR } from '../../testing/growth';

const page = (text: string, change: Partial<ReadPage> = {}): ReadPage => ({
  number: 1,
  reference: 'p. 1',
  text,
  headings: [],
  ...change,
});

const heading = (text: string, title: string, depth: number) => ({
  offset: text.indexOf(title),
  depth,
  title,
});

const chunk = (text: string, change: Partial<ReadPage> = {}) => createChunker()(page(text, change));

const sentence = (number: number): string =>
  `La frase número ${number} de este manual dice algo sobre el motor y sus piezas.`;
const prose = (count: number): string =>
  Array.from({ length: count }, (_, index) => sentence(index + 1)).join(' ');

/** Deterministic pseudo-random numbers: a failing case can be run again. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) / 2 ** 32;
}

const PIECES = [
  'Abra el capó.',
  'p. 12',
  '2,2 bar',
  '\n',
  '\n\n',
  'a\tb',
  ' ',
  '…',
  '¿Qué?',
  'X'.repeat(1500),
  '🚗',
  'No. 3 ',
];

describe('cutting pages into passages', () => {
  it('gives nothing for a blank page', () => {
    expect(chunk(' \n\n ')).toEqual([]);
  });

  it('says where each passage stands', () => {
    const [passage] = chunk('  Cambie el aceite.\n', { number: 17, reference: 'p. xii' });
    expect(passage).toMatchObject({
      content: 'Cambie el aceite.',
      start: 2,
      end: 19,
      pageNumber: 17,
      pageReference: 'p. xii',
    });
  });

  it('packs sentences to at most the target and repeats the last one', () => {
    const passages = chunk(prose(60));
    expect(passages.length).toBeGreaterThan(3);
    for (const [index, { content }] of passages.entries()) {
      expect(content.length).toBeLessThanOrEqual(TARGET_LENGTH);
      const next = passages[index + 1];
      if (next) expect(content.endsWith(next.content.slice(0, sentence(10).length))).toBe(true);
    }
  });

  it.each([
    ['Nunca lo abra en caliente.'],
    ['No lo haga en marcha.'],
    ['Hacerlo en caliente produce quemaduras.'],
  ])('does not end before what limits its last sentence: %s', (limit) => {
    const before = prose(40).slice(0, TARGET_LENGTH - 40);
    const text = `${before.slice(0, before.lastIndexOf('. ') + 1)} Abra el tapón. ${limit} ${prose(3)}`;
    const holders = chunk(text).filter(({ content }) => content.includes('Abra el tapón.'));
    expect(holders).not.toHaveLength(0);
    for (const { content } of holders) expect(content).toContain(`Abra el tapón. ${limit}`);
  });

  it('does not divide a step', () => {
    const step = (number: number) => `${number}. Afloje la pieza ${number}. ${prose(3)}`;
    const steps = Array.from({ length: 9 }, (_, at) => step(at + 1));
    for (const { content } of chunk(steps.join('\n'))) {
      for (const line of content.match(/^\d\..*$/gm) ?? []) expect(steps).toContain(line);
    }
  });

  it('begins a passage with what limits when it is long', () => {
    const limit = `Nunca ${'lo abra en caliente y '.repeat(20)}espere.`;
    for (const { content } of chunk(`${prose(14)} ${limit}`)) {
      expect(content.length).toBeLessThanOrEqual(TARGET_LENGTH);
    }
  });

  it('never crosses a heading', () => {
    const text = `Frenos\n\n${prose(2)}\n\nAceite\n\n${prose(3)}`;
    const headings = [heading(text, 'Frenos', 1), heading(text, 'Aceite', 1)];
    const passages = chunk(text, { headings });
    expect(passages.map(({ headings: path }) => path)).toEqual([['Frenos'], ['Aceite']]);
    expect(passages[1]?.content.startsWith('Aceite')).toBe(true);
  });

  it('keeps headings open over pages, and closes them at one that is not deeper', () => {
    const chunkPage = createChunker();
    const first = 'Mantenimiento\n\nTexto uno.\n\nAceite\n\nTexto dos.';
    chunkPage(
      page(first, { headings: [heading(first, 'Mantenimiento', 1), heading(first, 'Aceite', 2)] }),
    );
    expect(chunkPage(page('Sigue aquí.'))[0]?.headings).toEqual(['Mantenimiento', 'Aceite']);
    const third = 'Averías\n\nTexto tres.';
    expect(
      chunkPage(page(third, { headings: [heading(third, 'Averías', 1)] }))[0]?.headings,
    ).toEqual(['Averías']);
  });

  it('keeps a heading that has no text of its own with the deeper one right below it', () => {
    const text = '3 Mantenimiento\n\n3.1 Aceite\n\nCambie el aceite.';
    const headings = [heading(text, '3 Mantenimiento', 1), heading(text, '3.1 Aceite', 2)];
    const passages = chunk(text, { headings });
    expect(passages).toHaveLength(1);
    expect(passages[0]).toMatchObject({
      content: text,
      headings: ['3 Mantenimiento', '3.1 Aceite'],
    });
  });

  it('gives no passages of a table of contents', () => {
    expect(chunk('Frenos\t12\nAceite\t14', { isAside: true })).toEqual([]);
  });

  it('does not divide a table that fits, but begins a passage with it', () => {
    const rows = Array.from({ length: 30 }, (_, row) => `Pieza ${row}\t${row},5 bar\t${row} Nm`);
    const table = ['Pieza\tPresión\tPar', ...rows].join('\n');
    const passages = chunk(`${prose(14)}\n\n${table}\n\n${prose(2)}`);
    expect(passages.filter(({ content }) => content.includes(table))).toHaveLength(1);
  });

  it('divides a longer table between rows', () => {
    const rows = Array.from({ length: 200 }, (_, row) => `Pieza número ${row}\t${row},5 bar`);
    const passages = chunk(rows.join('\n'));
    for (const { content } of passages) {
      expect(content.length).toBeLessThanOrEqual(MAX_TABLE_LENGTH);
      for (const line of content.split('\n')) expect(rows).toContain(line);
    }
    expect(passages.flatMap(({ content }) => content.split('\n'))).toEqual(rows);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'loses nothing and cuts exactly, whatever the text (%i)',
    (seed) => {
      const random = randomNumbers(seed);
      const pick = () => PIECES[Math.floor(random() * PIECES.length)]!;
      const text = Array.from({ length: 400 }, pick).join(random() > 0.5 ? ' ' : '');
      const offsets = Array.from({ length: 5 }, () => Math.floor(random() * text.length));
      const headings = offsets.map((offset) => ({
        offset,
        depth: 1 + (offset % 3),
        title: `T${offset}`,
      }));
      const covered = new Uint8Array(text.length);
      for (const { content, start, end } of chunk(text, { headings })) {
        expect(text.slice(start, end)).toBe(content);
        expect(content.length).toBeLessThanOrEqual(MAX_TABLE_LENGTH + TARGET_LENGTH);
        covered.fill(1, start, end);
      }
      for (let at = 0; at < text.length; at++) {
        if (covered[at] === 0) expect(text[at]).toMatch(/\s/);
      }
    },
  );

  it.each(['a', 'a ', 'A. ', 'a\tb\n', '🚗'])(
    'takes linear time for a long text of "%s"',
    async (piece) => {
      expect(await growth((size) => chunk(piece.repeat(size)), 160_000)).toBeLessThan(LINEAR);
    },
  );

  // encodeURIComponent refuses halves of characters.
  it('never cuts a character in two', () => {
    for (const { content } of chunk('🚗'.repeat(3000)))
      expect(encodeURIComponent(content)).not.toBe('');
  });

  it('embeds a passage below its headings', () => {
    expect(embeddedText({ headings: ['Frenos', 'Líquido'], content: 'DOT 4' })).toBe(
      'Frenos › Líquido\nDOT 4',
    );
    expect(embeddedText({ headings: [], content: 'DOT 4' })).toBe('DOT 4');
  });
});
