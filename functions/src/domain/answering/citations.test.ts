import { anExcerpt, placeOf } from '../../testing/excerpts';
import type { Place } from '../ports/draft-quotation';
import { supported } from './citations';

const excerpts = [
  anExcerpt({ content: 'La presión en frío\nes de 2,2 bar delante.', headings: ['Ruedas 2022'] }),
  anExcerpt({ position: 1, content: 'El aceite es SAE 5W-30.' }),
];
const judge = (text: string, citations: Place[]) =>
  supported({ found: true, statements: [{ text, citations }] }, excerpts);
const check = (...draft: Parameters<typeof judge>) => judge(...draft).statements;

const PRESSURE = placeOf('La presión en frío', excerpts);
const OIL = placeOf('El aceite es', excerpts, 1);

describe('supported', () => {
  it('keeps a statement with the excerpts that it cites', () => {
    expect(check('Son 2,2 bar.', [placeOf('es de 2,2 bar', excerpts)])).toMatchObject([
      { text: 'Son 2,2 bar.', excerpts: [0] },
    ]);
  });

  it.each([
    ['an excerpt that was not supplied', 'Algo.', { ...PRESSURE, excerpt: 2 }],
    ['an excerpt before the first one', 'Algo.', { ...PRESSURE, excerpt: -1 }],
    ['half an excerpt', 'Algo.', { ...PRESSURE, excerpt: 0.5 }],
    ['what stands behind the end', 'Algo.', { excerpt: 0, start: 900, end: 940 }],
    ['no words', 'Algo.', { excerpt: 0, start: 2, end: 3 }],
    ['words that stand anywhere', 'Algo.', placeOf('es', excerpts)],
    ['nothing said', ' ', PRESSURE],
  ])('drops a statement that cites %s', (_, text, citation) => {
    expect(check(text, [citation])).toEqual([]);
  });

  it('drops a statement with a figure that stands nowhere in what it cites', () => {
    expect(check('Son 3,5 bar.', [PRESSURE])).toEqual([]);
  });

  it('knows the figures of headings', () => {
    expect(check('En el modelo 2022.', [PRESSURE])).toHaveLength(1);
  });

  it.each([
    ['a figure', 'Son 3,5 bar.'],
    ['an address', 'Mira www.tienda.example'],
  ])('says that a draft is not whole where %s of one statement fails', (_, text) => {
    const statements = [
      { text: 'El aceite.', citations: [OIL] },
      { text, citations: [OIL] },
    ];
    expect(supported({ found: true, statements }, excerpts)).toMatchObject({
      statements: [{ text: 'El aceite.', excerpts: [1] }],
      isWhole: false,
    });
  });

  it('takes a short quotation beside a long one for no fall', () => {
    expect(judge('El aceite.', [placeOf('El', excerpts, 1), OIL])).toMatchObject({
      statements: [{ places: [OIL] }],
      isWhole: true,
    });
  });
});
