import { splitSentences } from './sentences';
import { growth, LINEAR } from '../../testing/growth';

const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('splitting Spanish text into sentences', () => {
  it.each([
    [
      'two plain sentences',
      'Abra el capó. Compruebe el nivel.',
      ['Abra el capó.', 'Compruebe el nivel.'],
    ],
    [
      'opening question and exclamation marks',
      'El testigo parpadea. ¿Qué significa? ¡Pare ya! Avise al taller.',
      ['El testigo parpadea.', '¿Qué significa?', '¡Pare ya!', 'Avise al taller.'],
    ],
    [
      'decimals with a point',
      'La presión es 2.4 bar. No más.',
      ['La presión es 2.4 bar.', 'No más.'],
    ],
    ['decimals with a comma', 'Use 4,5 l de aceite 5W-30.', ['Use 4,5 l de aceite 5W-30.']],
    ['thousands', 'Cada 15.000 km. Después no.', ['Cada 15.000 km.', 'Después no.']],
    [
      'abbreviations',
      'Véase la pág. 12 y la fig. 3. Apriete a 110 Nm aprox. 2 veces.',
      ['Véase la pág. 12 y la fig. 3.', 'Apriete a 110 Nm aprox. 2 veces.'],
    ],
    ['feet and inches', 'It is 4 ft. 9 in. tall. Stop.', ['It is 4 ft. 9 in. tall.', 'Stop.']],
    [
      'treatment',
      'Consulte al Sr. Pérez o a la Dra. Gil. Ud. decide.',
      ['Consulte al Sr. Pérez o a la Dra. Gil.', 'Ud. decide.'],
    ],
    [
      '"p. ej."',
      'Un aditivo, p. ej. Limpiador, no hace falta.',
      ['Un aditivo, p. ej. Limpiador, no hace falta.'],
    ],
    [
      '"No." that ends a sentence',
      '¿Puedo conducir? No. Llame al taller.',
      ['¿Puedo conducir?', 'No.', 'Llame al taller.'],
    ],
    [
      '"No." before a figure',
      'Cambie el fusible No. 12 del panel.',
      ['Cambie el fusible No. 12 del panel.'],
    ],
    [
      'a gear at the end',
      'Ponga la palanca en P. Pise el freno.',
      ['Ponga la palanca en P.', 'Pise el freno.'],
    ],
    [
      'initials',
      'Fabricado en EE. UU. para J. R. Soto.',
      ['Fabricado en EE. UU. para J. R. Soto.'],
    ],
    ['ellipsis before a small letter', 'Espere... y siga. Fin.', ['Espere... y siga.', 'Fin.']],
    ['closing quotation', 'Dice «Pare.» Entonces pare.', ['Dice «Pare.»', 'Entonces pare.']],
    [
      'numbered steps',
      '1. Pare el motor.\n2. Espere 5 min. Abra el capó.',
      ['1. Pare el motor.', '2. Espere 5 min.', 'Abra el capó.'],
    ],
    [
      'lettered steps and sections',
      'a) Gire. b) Tire.\n3.2. Frenos',
      ['a) Gire.', 'b) Tire.', '3.2. Frenos'],
    ],
    ['lines', 'Una línea\n\n  otra línea  \n', ['Una línea', 'otra línea']],
    [
      'a table row',
      'Delantera\t2,2 bar. En frío. Con carga\t2,4 bar',
      ['Delantera\t2,2 bar. En frío. Con carga\t2,4 bar'],
    ],
    ['a row with empty cells at its ends', 'Fin.\n \tDelante\t\n', ['Fin.', '\tDelante\t']],
    ['nothing', ' \n \t ', []],
  ])('handles %s', (_what, text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  it('leaves out nothing but white space, in order and without overlap', () => {
    const text = 'Sr. A. ... ¿? 1. 2. x\t\ty. Z!!! (a) «b». \n\n…\n-. A';
    const sentences = splitSentences(text);
    let last = 0;
    for (const { start, end } of sentences) {
      expect(text.slice(last, start).trim()).toBe('');
      expect(end).toBeGreaterThan(start);
      last = end;
    }
    expect(text.slice(last).trim()).toBe('');
  });

  it.each(['.', 'a', '. ', 'A. ', '"', ' ', 'p. ', '\n', 'a\n'])(
    'takes linear time for 160,000 times "%s"',
    async (piece) => {
      const split = (size: number) => splitSentences(piece.repeat(size));
      expect(await growth(split, 160_000)).toBeLessThan(LINEAR);
    },
  );
});
