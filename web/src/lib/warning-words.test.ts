import { warningLines } from './warning-words';

describe('warningLines', () => {
  it.each([
    ['on a line of its own', ['ADVERTENCIA', 'No se meta debajo.']],
    ['on a line with its sentence', ['ADVERTENCIA No se meta debajo.']],
    ['with a mark behind it', ['¡ATENCIÓN! No se meta debajo.']],
    ['as a word', ['Precaución:', 'No se meta debajo.']],
  ])('sets the label apart that stands %s', (_how, lines) => {
    const told = warningLines(lines);
    expect(told.label).toMatch(/^(?:ADVERTENCIA|¡ATENCIÓN!|Precaución:)$/);
    expect(told.lines).toEqual(['No se meta debajo.']);
  });

  it.each([
    ['a sentence alone', ['No se meta debajo.']],
    ['a sentence that begins with a short word in capitals', ['ABS: no frene a fondo.']],
    ['two sentences', ['No se meta debajo del coche, ni un momento.', 'Use los calzos.']],
    ['a sentence on two lines', ['No se meta nunca', 'debajo del coche.']],
    ['capitals throughout', ['NO SE META DEBAJO DEL VEHÍCULO, NI UN MOMENTO.']],
  ])('takes nothing of %s', (_what, lines) => {
    expect(warningLines(lines)).toEqual({ label: '', lines });
  });
});
