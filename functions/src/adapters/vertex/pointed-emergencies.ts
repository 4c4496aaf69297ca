import type { EmergencyTopic } from '@contract';
import type { PointedProcedure } from '../../domain/pointed/elements';
import { choice, listOf, object, STRETCH, UNIT, WORDS } from './written-parts';

const MAX_PROCEDURES = 30;
const MAX_WARNINGS = 20;

/** What the model calls the topics. */
const TOPICS = {
  rueda: 'wheel',
  kit: 'repair-kit',
  arranque: 'jump-start',
  temperatura: 'overheating',
  remolcado: 'towing',
  accidente: 'accident',
} as const satisfies Record<string, EmergencyTopic>;

const PARTS = object({
  procedimientos: listOf(
    object({
      ...{ tema: choice(TOPICS), titulo: WORDS },
      ...{ unidades: STRETCH, avisos: listOf(UNIT, MAX_WARNINGS) },
    }),
    MAX_PROCEDURES,
  ),
});

export const EMERGENCIES = {
  schema: PARTS.schema,
  written: PARTS.written.transform(({ procedimientos }): PointedProcedure[] =>
    procedimientos.map(({ tema, titulo, unidades, avisos }) => ({
      ...{ topic: tema, title: titulo },
      units: [...new Set([...unidades, ...avisos])],
    })),
  ),
};
