import type { PointedWork } from '../../domain/pointed/elements';
import {
  COLUMN,
  COLUMN_IF_ANY,
  COLUMNS,
  elements,
  object,
  STRETCH,
  UNIT,
  WORDS,
} from './written-parts';

const PARTS = object({
  tablas: elements(
    object({
      ...{ filas: STRETCH, trabajo: COLUMN, accion: COLUMN_IF_ANY },
      ...{ cada: COLUMNS, primera: COLUMNS, severo: COLUMNS },
      ...{ versiones: COLUMNS, condiciones: COLUMNS },
    }),
  ),
  frases: elements(
    object({
      ...{ unidad: UNIT, trabajo: WORDS },
      ...{ cada: WORDS, primera: WORDS, severo: WORDS, condicion: WORDS },
    }),
  ),
});

export const PLAN = {
  schema: PARTS.schema,
  written: PARTS.written.transform(({ tablas, frases }): PointedWork[] => [
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
  ]),
};
