import { cleanFilename } from '@contract';
import type { ManualRecord } from '../ports/records';

/** What is in the archive, for whoever opens it. */
export const EXPORT_README = `Tus datos de Guantera
=====================

perfil.json       Tu cuenta: nombre, correo, idioma y forma de acceso.
vehiculos.json    Los vehículos de tu garaje.
ficha.json        De la ficha de cada vehículo, los datos que has comprobado y los que has puesto tú.
manuales.json     Tus manuales con su estado. «archivo» dice cuál es en esta carpeta.
mantenimiento.json  De cada vehículo («vehicleId»): los kilómetros y servicios que apuntas y lo que
                  cambias del plan de tu manual. De cada recibo, «archivo» dice cuál es en esta
                  carpeta.
busquedas.json    Tus preguntas con sus respuestas, las páginas en que se apoyan, cuáles guardas y
                  qué dices de ellas.
                  De las de seguimiento, a cuál siguen («followUpOf») y cómo se entendieron.
manuales/         Los archivos originales, tal como los subiste.
recibos/          Los recibos de los servicios: los PDF tal como los subiste, las fotos como JPEG sin
                  los datos de la cámara.

Los momentos están en hora universal (UTC). No están los índices con los que Guantera
busca: se calculan a partir de los originales y no dicen nada más.
`;

/** Of UTF-8, folder included: systems take 255 bytes a name, and `unzip` skips what is longer. */
const MAX_ENTRY_BYTES = 200;
/** A longer one is part of the name. */
const MAX_EXTENSION_LENGTH = 10;

/** Where the original of a manual lies in the archive. */
export const entryOf = ({
  id,
  originalFilename,
}: Pick<ManualRecord, 'id' | 'originalFilename'>): string =>
  entryNamed(`manuales/${id}-`, originalFilename, 'manual');

/** Where the receipt of a service lies in the archive. */
export const receiptEntryOf = (
  { vehicleId, serviceId }: { vehicleId: number; serviceId: number },
  name: string,
): string => entryNamed(`recibos/${vehicleId}-${serviceId}-`, name, 'recibo');

/** A name that every system takes. The numbers come first: what is cut makes no two names one. */
function entryNamed(start: string, filename: string, unnamed: string): string {
  const cleaned = cleanFilename(filename).replace(/[<>:"/\\|?*]/g, '_');
  const name = cleaned.replace(/(?<![. ])[. ]+$/, '') || unnamed;
  const dot = name.lastIndexOf('.');
  const hasExtension = dot > 0 && name.length - dot <= MAX_EXTENSION_LENGTH;
  const [stem, extension] = hasExtension ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const room = MAX_ENTRY_BYTES - Buffer.byteLength(start + extension);
  return start + cutToBytes(stem, room).replace(/(?<![. ])[. ]+$/, '') + extension;
}

/** As much of a text as takes so many bytes of UTF-8, in whole characters as readers see them. */
function cutToBytes(text: string, bytes: number): string {
  let room = bytes;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('es').segment(text)) {
    room -= Buffer.byteLength(segment);
    if (room < 0) break;
    cut += segment;
  }
  return cut;
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
