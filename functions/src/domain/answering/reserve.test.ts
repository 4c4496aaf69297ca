import { anExcerpt } from '../../testing/excerpts';
import { extractiveAnswer } from './extractive-answer';
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

  it('is where something else is than what is looked for', () => {
    const asked = (content: string) =>
      certainty('¿Dónde está el gato?', content, ['Cambiar una rueda']);
    expect(asked('El gato está en el maletero, con las herramientas.')).toBeGreaterThan(0.9);
    for (const other of [
      'Puntos de apoyo del gato: A delantero, B trasero.',
      'No se meta debajo de un vehículo sostenido solo por el gato. El gato soporta 900 kg.',
      'La argolla se guarda junto al gato.',
      'El gato solo sirve para cambiar una rueda. No se meta nunca bajo el vehículo.',
    ])
      expect(asked(other)).toBeLessThan(0.9);
  });

  it('is no place of a thing that the sentence before names', () => {
    const asked = (content: string) =>
      certainty('¿Dónde está el filtro?', content, ['Filtro del habitáculo']);
    expect(
      asked('Si huele a humedad, sustituya el filtro. Está detrás de la guantera.'),
    ).toBeGreaterThan(0.9);
  });

  it('is what is done once the act that was asked for is done', () => {
    const asked = (content: string) =>
      certainty('¿Cómo desconecto la batería?', content, ['Batería']);
    expect(
      asked('Para desconectar la batería, desconecte primero el polo negativo.'),
    ).toBeGreaterThan(0.9);
    expect(
      asked('Si se ha desconectado la batería, inicialice las ventanillas: cierre cada una.'),
    ).toBeLessThan(0.9);
  });

  it('is what undoes the act that was asked for', () => {
    const asked = (question: string) =>
      certainty(
        question,
        'Para abrir el techo, gire el mando del techo hasta la posición de confort.',
        ['Techo panorámico'],
      );
    expect(asked('¿Cómo abro el techo panorámico?')).toBeGreaterThan(
      asked('¿Cómo cierro el techo panorámico?'),
    );
    expect(asked('¿Cómo cierro el techo panorámico?')).toBeLessThan(0.9);
  });

  it('is a grade for a measure', () => {
    const asked = (content: string) =>
      certainty('¿qué cantidad de aceite?', content, ['Aceite del motor']);
    expect(asked('El motor lleva 4,2 litros de aceite.')).toBeGreaterThan(0.9);
    expect(asked('El motor lleva aceite SAE 5W-30.')).toBeLessThan(0.9);
  });
});
