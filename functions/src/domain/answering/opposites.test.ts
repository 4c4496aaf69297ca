import { namesOpposite } from './opposites';

describe('namesOpposite', () => {
  it.each([
    ['¿Espesor mínimo de las pastillas traseras?', 'El de las pastillas delanteras es de 3 mm.'],
    ['presión de las ruedas de atrás', 'Delante: 2,2 bar'],
    ['¿Cuánto aceite lleva el diésel?', 'Motor de gasolina: 3,5 litros'],
    ['bombilla de la luz izquierda', 'Luz derecha: H7'],
    ['remolcar con caja automática', 'Cambio manual: 1200 kg'],
    ['¿Cuál es el nivel máximo?', 'El nivel mínimo es de 2 cm.'],
  ])('asked for %j tells %j as of the other one', (question, text) => {
    expect(namesOpposite(question, text)).toBe(true);
  });

  it.each([
    ['presión de las ruedas traseras', 'Delante: 2,2 bar · Detrás: 2,0 bar'],
    ['¿Puedo montar cadenas en las ruedas traseras?', 'Solo se montan cadenas en las delanteras.'],
    ['¿Puedo echar gasolina si es diésel?', 'El depósito es de gasolina.'],
    ['¿Qué dice el manual del cambio?', 'El cambio automático lleva 6 litros.'],
    ['presión de las ruedas', 'Delante: 2,2 bar'],
  ])('asked for %j does not take %j for it', (question, text) => {
    expect(namesOpposite(question, text)).toBe(false);
  });
});
