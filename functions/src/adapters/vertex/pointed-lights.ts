import { z } from 'zod';
import type { PointedLight } from '../../domain/pointed/elements';
import { inOrder, list } from './schema';

/** More than a reading explains. */
const MAX_LIGHTS = 120;
const MAX_UNITS = 12;
/** Longer words are no name and no phrase. */
const MAX_WORDS = 1_000;

/** What the model is asked to write of the lights of a reading; `LIGHTS_WRITTEN` checks it all the same. */
export const LIGHTS_SCHEMA = inOrder({
  testigos: list(
    inOrder({
      unidades: list({ type: 'INTEGER', minimum: 1 }, MAX_UNITS),
      nombre: { type: 'STRING' },
      esMensaje: { type: 'BOOLEAN' },
      colores: { type: 'STRING' },
      decide: { type: 'STRING' },
    }),
    MAX_LIGHTS,
  ),
});

const words = z.string().max(MAX_WORDS);

export const LIGHTS_WRITTEN = z
  .object({
    testigos: z
      .array(
        z.object({
          unidades: z.array(z.number().int()).max(MAX_UNITS),
          nombre: words,
          esMensaje: z.boolean(),
          colores: words,
          decide: words,
        }),
      )
      .max(MAX_LIGHTS),
  })
  .transform(({ testigos }): PointedLight[] =>
    testigos.map(({ unidades, nombre, esMensaje, colores, decide }) => ({
      ...{ units: unidades, name: nombre, isMessage: esMensaje },
      ...{ colours: colores, deciding: decide },
    })),
  );
