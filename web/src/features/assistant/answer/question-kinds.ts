import type { Classification } from '@contract';

const labels = {
  isSpecification: 'Especificación',
  isMaintenance: 'Mantenimiento',
  isTroubleshooting: 'Solución de problemas',
  isModelSpecific: 'Específico del modelo',
} as const satisfies Record<keyof Classification, string>;

/** The kinds that a question is of, as they are shown. */
export const questionKinds = (classification: Classification): string[] =>
  Object.entries(labels)
    .filter(([kind]) => classification[kind as keyof Classification])
    .map(([, label]) => label);
