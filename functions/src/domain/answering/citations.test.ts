import { anExcerpt } from '../../testing/excerpts';
import { supported } from './citations';

const excerpts = [
  anExcerpt({ content: 'La presión en frío\nes de 2,2 bar delante.', headings: ['Ruedas 2022'] }),
  anExcerpt({ position: 1, content: 'El aceite es SAE 5W-30.' }),
];
const judge = (text: string, citations: { excerpt: number; quote: string }[]) =>
  supported({ found: true, statements: [{ text, citations }] }, excerpts);
const check = (...draft: Parameters<typeof judge>) => judge(...draft).statements;

describe('supported', () => {
  it('keeps a statement with the excerpts that hold its quotations', () => {
    expect(check('Son 2,2 bar.', [{ excerpt: 1, quote: 'es de 2,2 bar delante' }])).toMatchObject([
      { text: 'Son 2,2 bar.', excerpts: [0] },
    ]);
  });

  it('takes any white space for the same', () => {
    expect(check('En frío.', [{ excerpt: 1, quote: 'en  frío\u00a0es\tde' }])).toHaveLength(1);
  });

  it.each([
    ['A 2,2¹ bar.', 'A 2,2 bar', 1],
    ['A 2,2¹ bar.', 'A 2,2¹ bar', 1],
    ['A 2,21 bar.', 'A 2,2¹ bar', 0],
    ['Son 10² km.', 'Son 10 km', 0],
    ['Son 10 m² más.', 'Son 10 m más', 0],
  ])('knows the mark of a note from a figure: %j quoted as %j', (content, quote, kept) => {
    const draft = {
      found: true,
      statements: [{ text: 'Sí.', citations: [{ excerpt: 1, quote }] }],
    };
    expect(supported(draft, [anExcerpt({ content })]).statements).toHaveLength(kept);
  });

  it.each([
    ['an excerpt that was not supplied', 'Algo.', { excerpt: 3, quote: 'La presión en frío' }],
    ['excerpt 0', 'Algo.', { excerpt: 0, quote: 'La presión en frío' }],
    ['half an excerpt', 'Algo.', { excerpt: 1.5, quote: 'La presión en frío' }],
    ['words of another excerpt', 'Algo.', { excerpt: 2, quote: 'La presión en frío' }],
    ['invented words', 'Algo.', { excerpt: 1, quote: 'La presión en caliente' }],
    ['a changed figure', 'Son 2,4 bar.', { excerpt: 1, quote: '2,4 bar delante' }],
    ['no words', 'Algo.', { excerpt: 1, quote: ' ' }],
    ['words that stand anywhere', 'Algo.', { excerpt: 1, quote: 'es' }],
    ['nothing said', ' ', { excerpt: 1, quote: 'La presión en frío' }],
  ])('drops a statement that cites %s', (_, text, citation) => {
    expect(check(text, [citation])).toEqual([]);
  });

  it('drops a statement with a figure that stands nowhere in what it cites', () => {
    expect(check('Son 3,5 bar.', [{ excerpt: 1, quote: 'La presión en frío' }])).toEqual([]);
  });

  it('knows the figures of headings', () => {
    expect(check('En el modelo 2022.', [{ excerpt: 1, quote: 'La presión en frío' }])).toHaveLength(
      1,
    );
  });

  it('drops single citations, keeps the rest, and says that it is not whole', () => {
    const citations = [
      { excerpt: 9, quote: 'La presión' },
      { excerpt: 2, quote: 'El aceite es' },
      { excerpt: 2, quote: 'SAE 5W-30' },
    ];
    expect(judge('El aceite.', citations)).toMatchObject({
      statements: [{ text: 'El aceite.', excerpts: [1], quotes: [{ excerpt: 1 }, { excerpt: 1 }] }],
      isWhole: false,
    });
    expect(judge('El aceite.', citations.slice(1)).isWhole).toBe(true);
  });

  it.each([
    ['a quotation', 'El aceite.', 'El aceite, es'],
    ['a figure', 'Son 3,5 bar.', 'El aceite es'],
    ['an address', 'Mira www.tienda.example', 'El aceite es'],
  ])('says that a draft is not whole where %s of one statement fails', (_, text, quote) => {
    const oil = { text: 'El aceite.', citations: [{ excerpt: 2, quote: 'El aceite es' }] };
    const fallen = { text, citations: [{ excerpt: 2, quote }] };
    expect(supported({ found: true, statements: [oil, fallen] }, excerpts)).toMatchObject({
      statements: [{ text: 'El aceite.', excerpts: [1] }],
      isWhole: false,
    });
  });

  it('takes a short quotation beside a long one for no fall', () => {
    const citations = [
      { excerpt: 2, quote: 'El' },
      { excerpt: 2, quote: 'SAE 5W-30' },
    ];
    expect(judge('El aceite.', citations).isWhole).toBe(true);
  });
});
