/** What owners ask most: a beginning for those who do not know what to ask. */
export const suggestedQuestions = [
  '¿Qué presión deben llevar los neumáticos?',
  '¿Qué aceite lleva el motor y cuánto?',
  '¿Cada cuánto toca la revisión?',
  '¿Qué hago si se enciende un testigo?',
] as const;

/** The four questions below every answer. */
export const relatedQuestions = [
  '¿Cada cuánto se cambia el aceite del motor?',
  '¿Qué presión deben llevar los neumáticos?',
  '¿Qué significan los testigos del cuadro?',
  '¿Cómo se cambia una rueda pinchada?',
] as const;
