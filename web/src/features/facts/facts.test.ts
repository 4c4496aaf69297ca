import type { SheetFact } from '@contract';
import { pageNames, pagesOf } from './fact-pages';
import { fusesOf } from './fuse-search';
import { blocksOf, inTwoColumns, runsOf } from './groups';

const aFact = (change: Partial<SheetFact>): SheetFact => ({
  ...{ id: 'a', kind: 'fuse', of: 'F1 · Radio', value: '10', unit: 'A', alsoIn: [], condition: '' },
  ...{ engine: '', engines: [], alsoAt: [], check: null, own: null },
  quote: { text: '', page: 1, pageReference: 'p. 1', unit: '1-1-1', hash: 'a' },
  ...change,
});

const fuses = [
  'F1 · Radio',
  'F3 · Toma de 12 V',
  'F9 · Encendedor',
  'F12 · Bocina',
  'F2 · Pantalla',
].map((of) => aFact({ of }));

describe('fusesOf', () => {
  it.each([
    ['mechero', ['F3 · Toma de 12 V', 'F9 · Encendedor']],
    ['Claxon', ['F12 · Bocina']],
    ['f12', ['F12 · Bocina']],
    ['estéreo', ['F1 · Radio', 'F2 · Pantalla']],
    ['teletransporte', []],
  ])('finds by “%s” what that is called', (asked, found) => {
    expect(fusesOf(fuses, asked).map(({ of }) => of)).toEqual(found);
  });

  it('finds all where nothing is asked for', () => {
    expect(fusesOf(fuses, ' ')).toHaveLength(fuses.length);
  });
});

describe('pagesOf', () => {
  it('names each page once, in their order, with all that it says', () => {
    const at = (page: number, unit: string) => ({
      ...{ text: '', page, pageReference: `p. ${page}`, unit, hash: 'a' },
    });
    const said = { quote: at(34, '34-1-1'), alsoAt: [at(23, '23-4-2'), at(34, '34-6-5')] };
    expect(pageNames(said)).toBe('p. 23, p. 34');
    expect(pagesOf(said).map((quotes) => quotes.map(({ unit }) => unit))).toEqual([
      ['23-4-2'],
      ['34-1-1', '34-6-5'],
    ]);
  });
});

describe('blocksOf', () => {
  it('joins what one row says of one case, and names the version only where it is another than the chosen', () => {
    const facts = [
      aFact({ id: 'a', condition: 'Plena carga', engine: '1.2 T' }),
      aFact({ id: 'b', condition: 'Plena carga', engine: '1.2 T' }),
      aFact({ id: 'c', condition: 'Normal', engine: '1.2 T DC7' }),
    ];
    expect(blocksOf(facts, '1.2 T').map(({ title, lines }) => [title, lines.length])).toEqual([
      ['Plena carga', 2],
      ['1.2 T DC7 · Normal', 1],
    ]);
  });
});

describe('blocksOf, by version', () => {
  it('says no version twice', () => {
    const facts = [
      aFact({ id: 'a', of: 'Refrigerante, cambio manual', engine: 'manual' }),
      aFact({ id: 'b', of: 'Remolque sin freno', engine: 'manual' }),
    ];
    expect(blocksOf(facts, null).map(({ title }) => title)).toEqual(['', 'Manual']);
  });
});

describe('blocksOf, of one thing', () => {
  const oil = aFact({ of: 'Aceite del motor', kind: 'oil-grade', value: '5W-30' });

  it('says the thing once and calls each value by its kind', () => {
    const [block] = blocksOf([oil, { ...oil, id: 'b', kind: 'oil-capacity' }], null);
    expect(block).toMatchObject({
      title: 'Aceite del motor',
      lines: [{ label: 'Viscosidad' }, { label: 'Cantidad' }],
    });
  });

  it('keeps the names where two values are of one kind', () => {
    const [block] = blocksOf([oil, { ...oil, id: 'b' }], null);
    expect(block?.lines.map(({ label }) => label)).toEqual([oil.of, oil.of]);
  });
});

describe('runsOf', () => {
  it('says once what holds for blocks that follow each other; what holds always is no title', () => {
    const blocks = ['', '', 'Habitáculo', 'Habitáculo', 'Motor'].map((title, at) => ({
      ...{ key: `${at}`, title, lines: [] },
    }));
    expect(runsOf(blocks).map(({ title, blocks: some }) => [title, some.length])).toEqual([
      ['', 1],
      ['', 1],
      ['Habitáculo', 2],
      ['Motor', 1],
    ]);
  });
});

describe('inTwoColumns', () => {
  const manual = { manualId: 1, originalFilename: 'a.pdf', revision: 1, hasPages: true };
  const groupOf = (title: string, count: number) => ({
    group: { title, kinds: [] },
    all: [{ manual, facts: Array.from({ length: count }, (_, at) => aFact({ id: `${at}` })) }],
  });
  const titlesIn = (counts: readonly (readonly [title: string, count: number])[]) =>
    inTwoColumns(counts.map((one) => groupOf(...one))).map((column) =>
      column.map(({ group }) => group.title),
    );

  it('parts the groups where both columns are about as high, in their order', () => {
    expect(
      titlesIn([
        ['Neumáticos', 16],
        ['Aceite', 3],
        ['Bombillas', 8],
        ['Fusibles', 12],
      ]),
    ).toEqual([
      ['Neumáticos', 'Aceite'],
      ['Bombillas', 'Fusibles'],
    ]);
  });

  it('counts of a list that is looked up in only its title', () => {
    expect(
      titlesIn([
        ['Aceite', 10],
        ['Fusibles', 36],
        ['Llave', 8],
      ]),
    ).toEqual([['Aceite'], ['Fusibles', 'Llave']]);
  });

  it('leaves an only group in the first column, and both empty where nothing is told', () => {
    expect(titlesIn([['Aceite', 3]])).toEqual([['Aceite'], []]);
    expect(titlesIn([])).toEqual([[], []]);
  });
});
