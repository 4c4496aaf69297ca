import { recognisedPage, type RecognisedLine } from './recognised-text';

/** A line of words that stand one space apart from `left` on; a letter is 5 wide. */
function line(text: string, left = 0, height = 10): RecognisedLine {
  let at = left;
  const words = text.split(' ').map((word) => {
    const right = at + 5 * word.length;
    const placed = { text: word, left: at, right };
    at = right + 5;
    return placed;
  });
  return { words, height };
}

const row = (first: string, second: string): RecognisedLine => ({
  height: 10,
  words: [...line(first).words, ...line(second, 200).words],
});

describe('the text of what OCR found', () => {
  it.each([
    [
      'joins the lines of a paragraph and divided words',
      [[line('El freno de estaciona-'), line('miento se suelta solo.')]],
      'El freno de estacionamiento se suelta solo.',
    ],
    [
      'keeps paragraphs apart',
      [[line('Uno y dos.')], [line('Tres y cuatro.')]],
      'Uno y dos.\n\nTres y cuatro.',
    ],
    [
      'keeps rows of a table, with their cells',
      [[row('Delantera', '2,2 bar'), row('Trasera', '2,0 bar')]],
      'Delantera\t2,2 bar\nTrasera\t2,0 bar',
    ],
    [
      'begins a line after a short one',
      [[line('Motor frío'), line('Compruebe el nivel del aceite sin prisa')]],
      'Motor frío\nCompruebe el nivel del aceite sin prisa',
    ],
    [
      'takes for bullets what OCR takes for signs',
      [[line('= Nivel de aceite'), line('« Nivel de agua')]],
      '• Nivel de aceite\n• Nivel de agua',
    ],
    ['finds nothing in stains', [[line('-')], [line('. ,')]], null],
    ['finds nothing on a blank page', [], null],
  ])('%s', (_, paragraphs, expected) => {
    expect(recognisedPage(1, paragraphs).text).toBe(expected);
  });
});

const BODY = 'El motor necesita aceite limpio y el nivel correcto';
const body = Array.from({ length: 6 }, () => line(BODY));

describe('the headings of what OCR found', () => {
  const headingsOf = (...paragraphs: RecognisedLine[][]) => {
    const { text, headings } = recognisedPage(1, paragraphs);
    return headings?.map(({ offset, depth, title }) => {
      expect(text?.slice(offset)).toMatch(title);
      return [depth, title];
    });
  };

  it('are its larger lines, in depths by their size', () => {
    expect(
      headingsOf(
        [line('Mantenimiento', 0, 20)],
        [line('Cambio de aceite', 0, 15), ...body],
        [line('Aceite usado', 0, 12)],
        body,
      ),
    ).toEqual([
      [1, 'Mantenimiento'],
      [2, 'Cambio de aceite'],
      [3, 'Aceite usado'],
    ]);
  });

  it('go over two lines', () => {
    const lines = [line('Qué hacer cuando se enciende', 0, 15), line('un testigo rojo', 0, 15)];
    expect(headingsOf(lines, body)).toEqual([[2, 'Qué hacer cuando se enciende un testigo rojo']]);
  });

  it.each([
    ['a line that is hardly larger', [line('Cambio de aceite', 0, 11)], body],
    ['a sentence', [line('Cambie el aceite.', 0, 15)], body],
    ['a long line', [line('aceite '.repeat(13).trim(), 0, 15)], body],
    ['figures', [line('12 V 60 A', 0, 20)], body],
    ['signs', [line('| >< -- <ABS>', 0, 20)], body],
    ['cells of a table', [{ ...row('Delantera', '2,2 bar'), height: 15 }], body],
    ['a page without body text', [line('Mantenimiento', 0, 20)], [line('Nivel', 0, 10)]],
    [
      'a page of large letters',
      Array.from({ length: 4 }, () => line('Grande', 0, 20)),
      body.slice(0, 5),
    ],
  ])('are not made of %s', (_, first, second) => {
    expect(headingsOf(first, second)).toEqual([]);
  });
});
