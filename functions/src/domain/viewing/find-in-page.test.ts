import { documentPages } from '../document/document-page';
import { growth, LINEAR } from '../../testing/growth';
import { findInPage } from './find-in-page';

const page = documentPages()({
  number: 7,
  reference: 'p. 5',
  text: 'La presión de los\nneumáticos es 2,3 bar.\n\nPRESIÓN máxima: 3 bar.\n\nİstanbul ß nada.',
  headings: [],
});

const found = (words: string) =>
  findInPage(page, words).map(({ before, match, after }) => [before, match, after]);

describe('findInPage', () => {
  it('finds words whatever their accents and case, and shows them as the manual writes them', () => {
    expect(found('presion')).toEqual([
      ['La ', 'presión', ' de los neumáticos es 2,3 bar.'],
      ['', 'PRESIÓN', ' máxima: 3 bar.'],
    ]);
  });

  it('finds words over the end of a line', () => {
    expect(found('los  neumáticos').map(([, match]) => match)).toEqual(['los neumáticos']);
  });

  it('shows whole words around them', () => {
    const text =
      'Antes de un viaje largo compruebe siempre el nivel de aceite del motor en frío, con el coche en llano y parado.';
    const long = documentPages()({ number: 1, reference: 'p. 1', text, headings: [] });
    expect(findInPage(long, 'aceite')).toMatchObject([
      {
        before: '…viaje largo compruebe siempre el nivel de ',
        after: ' del motor en frío, con el coche en llano y…',
      },
    ]);
  });

  it('takes what is written to the letter', () => {
    expect(found('.*')).toEqual([]);
    expect(found('2,3 BAR')).toHaveLength(1);
    expect(found('   ')).toEqual([]);
  });

  it('keeps its place behind letters that lower case makes longer', () => {
    expect(found('nada').map(([, match]) => match)).toEqual(['nada']);
  });

  it('finds the labels of a drawing', () => {
    const drawn = documentPages()({
      ...{ number: 1, reference: 'p. 1', headings: [], figures: [0] },
      text: '205 /55 R16\n\nCompruebe la presión.',
    });
    const [place] = findInPage(drawn, 'R16');
    expect(place).toMatchObject({ match: 'R16' });
    expect(drawn.figures?.flatMap(({ units }) => units)).toContainEqual(
      expect.objectContaining(place?.unit),
    );
  });

  it('says on which page, and in which unit', () => {
    const [first] = findInPage(page, 'máxima');
    const units = page.blocks.flatMap((block) => block.units);
    expect(first).toMatchObject({ page: 1, pageReference: 'p. 5' });
    expect(units).toContainEqual(expect.objectContaining(first?.unit));
  });

  it('gives no more places than are asked for', () => {
    expect(findInPage(page, 'presion', 1)).toHaveLength(1);
    expect(findInPage(page, 'presion', 0)).toEqual([]);
  });

  it('takes time by the length of a page, not by its units: where they hold the words, and where none does', async () => {
    const pageOf = (count: number) =>
      documentPages()({
        ...{ number: 1, reference: 'p. 1', headings: [] },
        text: Array.from({ length: count }, (_, at) => `Aaaaaaaaaaaaaaaa ${at}.`).join('\n\n'),
      });
    const pages = new Map([1000, 8000].map((count) => [count, pageOf(count)]));
    for (const words of ['aaaa', 'aaaaaaab']) {
      const find = (count: number) => {
        for (let time = 0; time < 10; time++) findInPage(pages.get(count)!, words);
      };
      expect(await growth(find, 8000)).toBeLessThan(LINEAR);
    }
  });
});
