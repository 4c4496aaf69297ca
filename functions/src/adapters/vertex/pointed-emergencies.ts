import type { EmergencyTopic } from '@contract';
import { z } from 'zod';
import type { PointedProcedure } from '../../domain/pointed/elements';
import { inOrder, list, oneOf } from './schema';
import * as written from './written-parts';
import { STRETCH, UNIT, WORDS } from './written-parts';

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

export const EMERGENCIES_SCHEMA = inOrder({
  procedimientos: list(
    inOrder({
      ...{ tema: oneOf(TOPICS), titulo: WORDS },
      ...{ unidades: STRETCH, avisos: list(UNIT, MAX_WARNINGS) },
    }),
    MAX_PROCEDURES,
  ),
});

export const EMERGENCIES_WRITTEN = z
  .object({
    procedimientos: z
      .array(
        z.object({
          tema: z.enum(Object.keys(TOPICS) as (keyof typeof TOPICS)[]),
          titulo: written.words,
          unidades: written.stretch,
          avisos: z.array(written.unit).max(MAX_WARNINGS),
        }),
      )
      .max(MAX_PROCEDURES),
  })
  .transform(({ procedimientos }): PointedProcedure[] =>
    procedimientos.map(({ tema, titulo, unidades, avisos }) => ({
      ...{ topic: TOPICS[tema], title: titulo },
      units: [...new Set([...unidades, ...avisos])],
    })),
  );
