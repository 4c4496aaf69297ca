import type { PointedLight } from '../../domain/pointed/elements';
import { elements, FLAG, listOf, object, UNIT, WORDS } from './written-parts';

const MAX_UNITS = 12;

const PARTS = object({
  testigos: elements(
    object({
      ...{ unidades: listOf(UNIT, MAX_UNITS), nombre: WORDS, esMensaje: FLAG },
      ...{ colores: WORDS, decide: WORDS },
    }),
  ),
});

export const LIGHTS = {
  schema: PARTS.schema,
  written: PARTS.written.transform(({ testigos }): PointedLight[] =>
    testigos.map(({ unidades, nombre, esMensaje, colores, decide }) => ({
      ...{ units: unidades, name: nombre, isMessage: esMensaje },
      ...{ colours: colores, deciding: decide },
    })),
  ),
};
