import { askingPart } from './asking-part';

describe('the part of a question that asks', () => {
  it.each([
    ['quería saber cuánto refrigerante lleva', 'cuánto refrigerante lleva'],
    ['mi cuñado me pregunta a qué par van las tuercas', 'a qué par van las tuercas'],
    [
      'no consigo encontrar en el manual cada cuánto se cambia el filtro',
      'cada cuánto se cambia el filtro',
    ],
    ['Mi mujer quiere saber si puede llevar cadenas el coche', 'puede llevar cadenas el coche'],
    ['¿Me confirmas que el aceite es 0W-20?', 'el aceite es 0W-20?'],
    ['Disculpa la molestia, tengo una duda: ¿qué bujías lleva?', '¿qué bujías lleva?'],
  ])('loses who wants to know it: %s', (question, asked) => {
    expect(askingPart(question)).toBe(asked);
  });

  it.each([
    ['URGENTE estoy en la autovía, ¿qué fusible es el 27?', '¿qué fusible es el 27?'],
    ['Acabo de heredar la moto de mi abuelo. ¿Qué aceite lleva?', '¿Qué aceite lleva?'],
    ['Vivo en Cádiz y tengo el coche desde 2019. ¿Qué batería lleva?', '¿Qué batería lleva?'],
  ])('loses what somebody tells of himself: %s', (question, asked) => {
    expect(askingPart(question)).toBe(asked);
  });

  it.each([
    'Tengo el 1.6 diésel. ¿Cuánto aceite lleva?',
    'Voy con remolque. ¿A cuánto van las ruedas?',
    'Hace mucho frío por la noche. ¿Qué aceite pongo?',
    'Llevo los 205/55 R16. ¿Qué presión pongo?',
  ])('keeps what limits the question: %s', (question) => {
    expect(askingPart(question)).toBe(question);
  });

  it.each([
    'Se me ha encendido una luz roja. ¿Qué hago?',
    'No arranca por las mañanas, ¿qué miro?',
    'He pinchado una rueda. ¿Puedo seguir circulando?',
    '¿Cómo sé cuándo cambiar las pastillas?',
    '¿Qué significa que no encuentre la llave?',
    'presión de la rueda de repuesto',
    'fusible n.º 14',
  ])('leaves a question whole that needs its story: %s', (question) => {
    expect(askingPart(question)).toBe(question);
  });
});
