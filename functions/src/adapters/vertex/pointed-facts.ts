import type { FactKind } from '@contract';
import { z } from 'zod';
import type { PointedFact } from '../../domain/pointed/elements';
import { inOrder, list, oneOf } from './schema';
import * as written from './written-parts';
import { COLUMN, COLUMNS, MAX_ELEMENTS, STRETCH, UNIT, WORDS } from './written-parts';

/** What the model calls the kinds. */
const KINDS = {
  presion: 'tyre-pressure',
  'aceite-grado': 'oil-grade',
  'aceite-norma': 'oil-norm',
  'aceite-cantidad': 'oil-capacity',
  'refrigerante-tipo': 'coolant-type',
  'refrigerante-cantidad': 'coolant-capacity',
  'liquido-frenos': 'brake-fluid',
  combustible: 'fuel',
  deposito: 'tank-capacity',
  adblue: 'adblue-capacity',
  bateria: 'battery',
  bombilla: 'bulb',
  fusible: 'fuse',
  par: 'wheel-torque',
  remolque: 'towing',
  techo: 'roof-load',
  pila: 'key-battery',
} as const satisfies Record<string, FactKind>;

export const FACTS_SCHEMA = inOrder({
  tablas: list(
    inOrder({
      ...{ filas: STRETCH, clase: oneOf(KINDS) },
      ...{ nombre: COLUMNS, valor: UNIT, medida: COLUMN },
      ...{ condiciones: COLUMNS, versiones: COLUMNS },
    }),
    MAX_ELEMENTS,
  ),
  frases: list(
    inOrder({
      ...{ unidad: UNIT, clase: oneOf(KINDS) },
      ...{ nombre: WORDS, valor: WORDS, condicion: WORDS, version: WORDS },
    }),
    MAX_ELEMENTS,
  ),
});

const kind = z
  .enum(Object.keys(KINDS) as (keyof typeof KINDS)[])
  .transform((name): FactKind => KINDS[name]);

export const FACTS_WRITTEN = z
  .object({
    tablas: written.elements(
      z.object({
        ...{ filas: written.stretch, clase: kind },
        ...{ nombre: written.columns, valor: written.column.min(1), medida: written.column },
        ...{ condiciones: written.columns, versiones: written.columns },
      }),
    ),
    frases: written.elements(
      z.object({
        ...{ unidad: written.unit, clase: kind },
        ...{ nombre: written.words, valor: written.words },
        ...{ condicion: written.words, version: written.words },
      }),
    ),
  })
  .transform(({ tablas, frases }): PointedFact[] => [
    ...tablas.map(({ filas, clase, nombre, valor, medida, condiciones, versiones }) => ({
      ...{ units: filas, kind: clase, words: null },
      columns: {
        ...{ name: nombre, value: valor, unit: medida },
        ...{ conditions: condiciones, versions: versiones },
      },
    })),
    ...frases.map(({ unidad, clase, nombre, valor, condicion, version }) => ({
      ...{ units: [unidad], kind: clase, columns: null },
      words: { name: nombre, value: valor, condition: condicion, version },
    })),
  ]);
