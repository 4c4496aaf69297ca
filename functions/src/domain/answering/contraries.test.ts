import { contraryTo } from './contraries';

describe('the name of a row', () => {
  it.each([
    ['luz de giro trasera', 'Giro delantero'],
    ['fusible del faro derecho', 'Luz de cruce izquierda'],
    ['cuanto aceite lleva el diesel', 'Aceite, gasolina'],
    ['que foco es la luz baja', 'Luz alta'],
    ['aceite del cambio automático', 'Aceite de la caja manual'],
  ])('asked %j is contrary in %j', (question, name) => {
    expect(contraryTo(question)(name)).toBe(true);
  });

  it.each([
    ['luz de giro trasera', 'Giro trasero'],
    ['luz de giro trasera', 'Luces de giro'],
    ['presión delante y detrás', 'Eje delantero'],
    ['presión de atrás', 'Delante y detrás, a plena carga'],
    ['luz de giro', 'Giro delantero'],
  ])('asked %j is not contrary in %j', (question, name) => {
    expect(contraryTo(question)(name)).toBe(false);
  });
});
