import { recognisedText, type RecognisedLine } from './recognised-text';

/** A line of words that stand one space apart from `left` on; a letter is 5 wide. */
function line(text: string, left = 0): RecognisedLine {
  let at = left;
  const words = text.split(' ').map((word) => {
    const right = at + 5 * word.length;
    const placed = { text: word, left: at, right };
    at = right + 5;
    return placed;
  });
  return { words, height: 10 };
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
    expect(recognisedText(paragraphs)).toBe(expected);
  });
});
