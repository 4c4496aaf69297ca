import { decodeText } from './decode-text';

const TEXT = '¿Qué presión llevan los neumáticos? Compruébela cada año: 2,3 bar según el país.';

/** The text in Mac OS Roman. */
const MAC: Record<string, number> = {
  ...{ á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ú: 0x9c, ñ: 0x96, '¿': 0xc0, '¡': 0xc1, '°': 0xa1 },
};
const inMac = (text: string): Buffer =>
  Buffer.from(Array.from(text).map((letter) => MAC[letter] ?? letter.charCodeAt(0)));

/** Saved as UTF-8 by a program that had taken UTF-8 for Latin-1. */
const twice = (text: string): Buffer =>
  Buffer.from(Buffer.from(text, 'utf8').toString('latin1'), 'utf8');

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT, 'utf8')],
    ['UTF-8, twice', twice(TEXT)],
    ['UTF-8, three times', twice(twice(TEXT).toString('utf8'))],
    ['UTF-8 with its mark, twice', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), twice(TEXT)])],
    ['Mac OS Roman', inMac(TEXT)],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ])('reads Spanish in %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  it('mends a text that was encoded twice but for a run that was written into it afterwards', () => {
    const [before, after] = ['Presión de neumáticos. '.repeat(10), ' Revisión.'];
    const bytes = Buffer.concat([twice(before), Buffer.from('Ãñ'), twice(after)]);
    expect(decodeText(bytes)).toBe(`${before}Ãñ${after}`);
  });

  it('reads quotation marks that were encoded twice by way of Windows-1252', () => {
    expect(decodeText(Buffer.from('Pulse â€œMODOâ€¦ y la presiÃ³n baja.', 'utf8'))).toBe(
      'Pulse “MODO… y la presión baja.',
    );
  });

  it.each([
    ['a text that talks of such letters', 'La letra Ã± y otras, como «Ârea», se ven mal.'],
    ['Portuguese in capitals', 'ATENÇÃO: A PRESSÃO É DE 2,3 BAR. NÃO É ÂMBAR.'],
  ])('leaves alone %s', (_, text) => {
    expect(decodeText(Buffer.from(text, 'utf8'))).toBe(text);
  });

  it('takes the apostrophes and dashes of Windows-1252 for what they are', () => {
    const bytes = Buffer.from(
      'Don\x92t go on driving \x97 stop. It\x92s the driver\x92s duty.',
      'latin1',
    );
    expect(decodeText(bytes)).toBe('Don’t go on driving — stop. It’s the driver’s duty.');
  });
});
