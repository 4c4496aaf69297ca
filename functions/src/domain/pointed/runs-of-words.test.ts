import { isPrinted, printedRun } from './runs-of-words';

describe('printedRun', () => {
  it.each([
    ['PRESIÓN DE ACEITE', 'Testigo «Presión de aceite»: pare.', 'Presión de aceite'],
    ['presion aceite', 'Presión (aceite) baja', 'Presión (aceite)'],
    ['Testigo', 'Testigo', 'Testigo'],
    ['pare', 'Testigo de aceite: pare.', 'pare'],
    ['presio\u0301n', 'La presión baja', 'presión'],
  ])('gives "%s" as the manual prints it', (phrase, text, printed) => {
    expect(printedRun(phrase, ['Otra cosa.', text])).toBe(printed);
  });

  it('leaves out marks that only the model wrote', () => {
    expect(printedRun('⚠️ Frenos \u202e!!', ['| Frenos | rojo |'])).toBe('Frenos');
  });

  it.each(['', '…', 'pare el', 'no pare', 'par', 'aceite pare motor'])(
    'gives nothing for "%s"',
    (phrase) => {
      expect(isPrinted(phrase, ['Aceite: pare.', 'El motor.'])).toBe(false);
    },
  );
});
