import { quoted } from '../../../testing/quoted';

describe('a figure is quoted with the sentence before it that says of which vehicles it holds', () => {
  const FIGURE = 'La velocidad máxima es de 50 km/h.';

  it.each([
    ['Los vehículos con cambio automático solo pueden remolcarse con el eje elevado.'],
    ['En las versiones diésel el motor debe estar parado.'],
    ['Si el vehículo lleva remolque, reduzca la velocidad.'],
    ['Los modelos 4x4 tienen una caja reductora.'],
    ['Con cadenas, evite los tramos sin nieve.'],
    ['Con rueda de repuesto temporal no se puede usar el túnel de lavado.'],
  ])('%s', (scope) => {
    expect(quoted('50', { content: `Otra cosa. ${scope} ${FIGURE}` })).toBe(`${scope} ${FIGURE}`);
  });

  it('also two sentences above, with what stands between', () => {
    const content = `Las versiones con cambio automático se remolcan así. Ponga la palanca en N. ${FIGURE}`;
    expect(quoted('50', { content })).toBe(content);
  });

  it('the nearest of them', () => {
    const nearest = 'Las versiones manuales no tienen límite.';
    const content = `Los vehículos con cambio automático se calan. ${nearest} ${FIGURE}`;
    expect(quoted('50', { content })).toBe(`${nearest} ${FIGURE}`);
  });

  it.each([
    ['a table', 'Rueda\t2,2 bar\nRepuesto\t2,5 bar'],
    ['a list', '• Rueda: 2,2 bar'],
    ['a line of its own', 'Rueda: 2,2 bar'],
  ])('above %s', (_, below) => {
    const scope = 'Estas presiones solo valen para las versiones diésel.';
    expect(quoted('2,2', { content: `Otra cosa. ${scope}\n${below}` })).toMatch(
      new RegExp(`^${scope}\n(?:• )?Rueda: 2,2 bar`),
    );
  });

  it.each([
    [
      'a sentence that names its own',
      'Los modelos diésel tiran. Con gasolina son 50 km/h.',
      'Con gasolina son 50 km/h.',
    ],
    ['another paragraph', `Los modelos diésel tiran.\n${FIGURE}`, FIGURE],
    ['what names no version', `El motor arranca. ${FIGURE}`, FIGURE],
  ])('but %s alone', (_, content, expected) => {
    expect(quoted('50', { content })).toBe(expected);
  });
});
