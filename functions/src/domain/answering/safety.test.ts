import { safetyAdvice } from './safety';
import { aQuestion } from '../../testing/questions';

describe('safetyAdvice', () => {
  it.each([
    ['¿Cada cuánto se cambian los frenos?', 'Los frenos afectan a tu seguridad'],
    ['¿Dónde pongo el gato?', 'Levantar el vehículo afecta a tu seguridad'],
    ['¿Qué hago si huele a gasolina?', 'El sistema de combustible afecta a tu seguridad'],
  ])('advises a workshop for %j', (question, advice) => {
    expect(safetyAdvice(aQuestion(question))).toContain(advice);
    expect(safetyAdvice(aQuestion(question))).toContain('acude a un taller');
  });

  it('says nothing on other topics', () => {
    expect(safetyAdvice(aQuestion('¿Cómo pongo la radio?'))).toBeNull();
  });

  it('advises a workshop where only the answer shows that it is one', () => {
    expect(safetyAdvice(aQuestion('¿Qué es la luz roja?'), true)).toBe(
      'Consejo de Guantera: Esto afecta a tu seguridad. Sigue el manual al pie de la letra y, si tienes alguna duda, acude a un taller.',
    );
  });

  it('names the topic that the question shows, also when the answer shows it', () => {
    expect(safetyAdvice(aQuestion('¿Y los airbags?'), true)).toContain('Los airbags afectan');
  });
});
