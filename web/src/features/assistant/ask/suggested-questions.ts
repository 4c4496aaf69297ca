import { plainWords } from '../../../lib/folded';

/** What owners ask most: a beginning for those who do not know what to ask. */
export const suggestedQuestions = [
  '¿Qué presión deben llevar los neumáticos?',
  '¿Qué aceite lleva el motor y cuánto?',
  '¿Cada cuánto toca la revisión?',
  '¿Qué hago si se enciende un testigo?',
] as const;

/** Four of these stand below every answer: the first ones. `about`: what an owner who has just asked for it writes. */
const related: readonly { query: string; about: readonly string[] }[] = [
  { query: '¿Cada cuánto se cambia el aceite del motor?', about: ['cada cuant', 'aceite'] },
  { query: '¿Qué presión deben llevar los neumáticos?', about: ['presion'] },
  { query: '¿Qué significan los testigos del cuadro?', about: ['testigo'] },
  { query: '¿Cómo se cambia una rueda pinchada?', about: ['rueda', 'cambi'] },
  { query: '¿Qué aceite lleva el motor y cuánto?', about: ['aceite', 'cuant'] },
];

const SHOWN = 4;

/** What could be asked next: what has just been, in whatever words, comes last. */
export function relatedTo(query: string): string[] {
  const asked = plainWords(query);
  const isAsked = ({ about }: (typeof related)[number]) =>
    about.every((beginning) => asked.includes(beginning));
  return related
    .toSorted((one, other) => Number(isAsked(one)) - Number(isAsked(other)))
    .slice(0, SHOWN)
    .map((one) => one.query);
}
