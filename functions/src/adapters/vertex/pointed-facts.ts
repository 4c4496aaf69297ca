import type { FactKind } from '@contract';
import type { PointedFact } from '../../domain/pointed/elements';
import {
  choice,
  COLUMN,
  COLUMN_IF_ANY,
  COLUMNS,
  elements,
  object,
  STRETCH,
  UNIT,
  WORDS,
} from './written-parts';

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

const KIND = choice(KINDS);

const PARTS = object({
  tablas: elements(
    object({
      ...{ filas: STRETCH, clase: KIND },
      ...{ nombre: COLUMNS, valor: COLUMN, medida: COLUMN_IF_ANY },
      ...{ condiciones: COLUMNS, versiones: COLUMNS },
    }),
  ),
  frases: elements(
    object({
      ...{ unidad: UNIT, clase: KIND },
      ...{ nombre: WORDS, valor: WORDS, condicion: WORDS, version: WORDS },
    }),
  ),
});

export const FACTS = {
  schema: PARTS.schema,
  written: PARTS.written.transform(({ tablas, frases }): PointedFact[] => [
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
  ]),
};
