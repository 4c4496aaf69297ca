import { z } from 'zod';
import type { PointedWork } from '../../domain/pointed/elements';
import { inOrder, list } from './schema';
import * as written from './written-parts';
import { COLUMN, COLUMNS, MAX_ELEMENTS, STRETCH, UNIT, WORDS } from './written-parts';

export const PLAN_SCHEMA = inOrder({
  tablas: list(
    inOrder({
      ...{ filas: STRETCH, trabajo: UNIT, accion: COLUMN },
      ...{ cada: COLUMNS, primera: COLUMNS, severo: COLUMNS },
      ...{ versiones: COLUMNS, condiciones: COLUMNS },
    }),
    MAX_ELEMENTS,
  ),
  frases: list(
    inOrder({
      ...{ unidad: UNIT, trabajo: WORDS },
      ...{ cada: WORDS, primera: WORDS, severo: WORDS, condicion: WORDS },
    }),
    MAX_ELEMENTS,
  ),
});

export const PLAN_WRITTEN = z
  .object({
    tablas: written.elements(
      z.object({
        ...{ filas: written.stretch, trabajo: written.column.min(1), accion: written.column },
        ...{ cada: written.columns, primera: written.columns, severo: written.columns },
        ...{ versiones: written.columns, condiciones: written.columns },
      }),
    ),
    frases: written.elements(
      z.object({
        ...{ unidad: written.unit, trabajo: written.words, cada: written.words },
        ...{ primera: written.words, severo: written.words, condicion: written.words },
      }),
    ),
  })
  .transform(({ tablas, frases }): PointedWork[] => [
    ...tablas.map(({ filas, trabajo, accion, cada, primera, severo, versiones, condiciones }) => ({
      ...{ units: filas, words: null },
      columns: {
        ...{ work: trabajo, action: accion, every: cada, first: primera },
        ...{ severe: severo, versions: versiones, conditions: condiciones },
      },
    })),
    ...frases.map(({ unidad, trabajo, cada, primera, severo, condicion }) => ({
      ...{ units: [unidad], columns: null },
      words: {
        ...{ work: trabajo, every: cada, first: primera },
        ...{ severe: severo, condition: condicion },
      },
    })),
  ]);
