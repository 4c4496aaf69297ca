import { plainWords } from '../../../lib/folded';

/** What owners ask most: a beginning for those who do not know what to ask. */
export const suggestedQuestions = [
  '¿Qué presión deben llevar los neumáticos?',
  '¿Qué aceite lleva el motor y cuánto?',
  '¿Cada cuánto toca la revisión?',
  '¿Qué hago si se enciende un testigo?',
] as const;

/** Four of these stand below every answer: the first ones. The last takes the place of what was just asked. */
const related = [
  '¿Cada cuánto se cambia el aceite del motor?',
  '¿Qué presión deben llevar los neumáticos?',
  '¿Qué significan los testigos del cuadro?',
  '¿Cómo se cambia una rueda pinchada?',
  '¿Qué aceite lleva el motor y cuánto?',
] as const;

const SHOWN = 4;

/** What could be asked next: never what has just been, be it with other accents, signs or capitals. */
export const relatedTo = (asked: string): string[] =>
  related.filter((question) => plainWords(question) !== plainWords(asked)).slice(0, SHOWN);
