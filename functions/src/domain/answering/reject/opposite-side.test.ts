import { namesOpposite } from './opposite-side';
import { aQuestion } from '../../../testing/questions';

describe('namesOpposite', () => {
  it.each([
    ['¿Espesor mínimo de las pastillas traseras?', 'El de las pastillas delanteras es de 3 mm.'],
    ['presión de las ruedas de atrás', 'Delante: 2,2 bar'],
    ['¿Cuánto aceite lleva el diésel?', 'Motor de gasolina: 3,5 litros'],
    ['bombilla de la luz izquierda', 'Luz derecha: H7'],
    ['remolcar con caja automática', 'Cambio manual: 1200 kg'],
    ['¿Cuál es el nivel máximo?', 'El nivel mínimo es de 2 cm.'],
    ['presión de las ruedas de atrás', 'Front tires: 33 psi'],
    ['cuánto aceite lleva el de gas', 'Aceite, gasolina: 3,2 l'],
    ['a cuánto inflo las de la eléctrica', 'Versión GLP: 3,0 bar'],
  ])('asked for %j tells %j as of the other one', (question, text) => {
    expect(namesOpposite(aQuestion(question), text)).toBe(true);
  });

  it.each([
    ['presión de las ruedas traseras', 'Delante: 2,2 bar · Detrás: 2,0 bar'],
    ['¿Puedo montar cadenas en las ruedas traseras?', 'Solo se montan cadenas en las delanteras.'],
    ['¿Puedo echar gasolina si es diésel?', 'El depósito es de gasolina.'],
    ['¿Qué dice el manual del cambio?', 'El cambio automático lleva 6 litros.'],
    ['presión de las ruedas', 'Delante: 2,2 bar'],
  ])('asked for %j does not take %j for it', (question, text) => {
    expect(namesOpposite(aQuestion(question), text)).toBe(false);
  });
});

describe('what stands below a title', () => {
  it('is of the side that the title names, though it denies something', () => {
    const steps = 'Gire el portalámparas. No toque el vidrio.';
    const isOpposite = (title: string) =>
      namesOpposite(aQuestion('bombilla delantera'), steps, title);
    expect(isOpposite('Cambiar una bombilla trasera')).toBe(true);
    expect(isOpposite('Bombillas delanteras y traseras')).toBe(false);
    expect(isOpposite('No cambie bombillas traseras')).toBe(false);
    expect(isOpposite('')).toBe(false);
  });
});
