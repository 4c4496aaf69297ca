import { cleanFilename } from '@contract';
import type { ManualRecord } from './records';

/** What is in the archive, for whoever opens it. */
export const EXPORT_README = `Tus datos de Guantera
=====================

perfil.json       Tu cuenta: nombre, correo, idioma y forma de acceso.
vehiculos.json    Los vehículos de tu garaje.
manuales.json     Tus manuales con su estado. «archivo» dice cuál es en esta carpeta.
busquedas.json    Tus preguntas con sus respuestas y las páginas en que se apoyan.
manuales/         Los archivos originales, tal como los subiste.

Los momentos están en hora universal (UTC). No están los índices con los que Guantera
busca: se calculan a partir de los originales y no dicen nada más.
`;

/** Where the original of a manual lies in the archive: a name that every system takes, and no two manuals share. */
export function entryOf({
  id,
  originalFilename,
}: Pick<ManualRecord, 'id' | 'originalFilename'>): string {
  const name = cleanFilename(originalFilename).replace(/[<>:"/\\|?*]/g, '_');
  return `manuales/${id}-${name.replace(/(?<![. ])[. ]+$/, '') || 'manual'}`;
}

/** A value as a file of JSON. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A list as JSON, piece by piece. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield before + JSON.stringify(item, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
