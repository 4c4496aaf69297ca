import { anExcerpt } from '../../testing/excerpts';
import { extractiveAnswer } from './extractive-answer';
import { readsEnglish } from './asked/language';
import { aQuestion } from '../../testing/questions';

const certainty = (question: string, content: string, headings: string[]): number =>
  extractiveAnswer(aQuestion(question), [anExcerpt({ content, headings })]).certainty ?? 0;

const STEPS = [
  '1. Pare el motor y ponga el freno de mano.',
  '2. Afloje los tornillos de la rueda.',
  '3. Levante el coche con el gato y cambie la rueda.',
  '4. Apriete los tornillos de la rueda.',
];

describe('what is never told without reserve', () => {
  it('is a procedure that does not begin with its first step, or lacks one', () => {
    const asked = (...steps: string[]) =>
      certainty('¿Cómo cambio la rueda del coche?', steps.join('\n'), ['Cambiar la rueda']);
    expect(asked(...STEPS)).toBeGreaterThan(0.9);
    expect(asked(...STEPS.slice(1))).toBeLessThan(0.9);
    expect(asked(...STEPS.slice(0, 2), STEPS[3] ?? '')).toBeLessThan(0.9);
  });

  it('is a grade for a measure', () => {
    const asked = (content: string) =>
      certainty('¿qué cantidad de aceite?', content, ['Aceite del motor']);
    expect(asked('El motor lleva 4,2 litros de aceite.')).toBeGreaterThan(0.9);
    expect(asked('El motor lleva aceite SAE 5W-30.')).toBeLessThan(0.9);
  });
});

describe('readsEnglish', () => {
  it('tells sheets and sentences in English from Spanish ones', () => {
    expect(readsEnglish('Engine oil\t0.9 L\nFront tire\t29 psi\nSpark plug gap\t0.8 mm')).toBe(
      true,
    );
    expect(readsEnglish('Do not open the radiator cap while the engine is hot.')).toBe(true);
    expect(readsEnglish('Aceite del motor\t0,9 l\nNeumático delantero\t2,0 bar')).toBe(false);
    expect(readsEnglish('Pulse OFF y suelte el mando Start del airbag.')).toBe(false);
  });
});
