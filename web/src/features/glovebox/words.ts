import { sentenceOf } from '../../lib/api/api-error';
import { formatDate } from '../../lib/format';
import type { Note, VehiclePart } from '../../lib/offline/owner';
import type { Progress } from '../../lib/offline/fill';
import { BlockedStorage, FullStorage, OwnerLeft } from '../../lib/offline/store';

const MEGABYTE = 1024 * 1024;

const counted = (number: number, one: string, many: string): string =>
  `${number}\u00a0${number === 1 ? one : many}`;

const megabytes = (bytes: number): string =>
  `${Math.max(0.1, bytes / MEGABYTE)
    .toFixed(1)
    .replace('.', ',')}\u00a0MB`;

const PART: Record<VehiclePart, string> = {
  signals: 'testigos',
  facts: 'ficha',
  emergencies: 'emergencias',
  plan: 'mantenimiento',
};
const NONE_SAVED =
  'Aún no has guardado ninguna respuesta de este vehículo: las que guardes también estarán aquí.';
const NOT_ALL = 'No ha cabido todo: de las respuestas más antiguas faltan páginas o sus imágenes.';

const listFormat = new Intl.ListFormat('es');

/** "Testigos, ficha y mantenimiento": what is here of a vehicle's page. */
export function partsWords(note: Note | null, vehicleId: number): string {
  const parts = note?.contents?.vehicles[vehicleId]?.parts ?? [];
  const words = listFormat.format(parts.map((part) => PART[part]));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Guardando: 12 de 40 páginas…" */
export function progressWords(progress: Progress | null): string {
  if (!progress) return 'Guardando…';
  const { of, done, total } = progress;
  return of === 'pages'
    ? `Guardando: ${done} de ${counted(total, 'página', 'páginas')}…`
    : `Guardando las imágenes: ${done} de ${total}…`;
}

const ownOf = (note: Note | null, vehicleId: number) => note?.contents?.vehicles[vehicleId];

/** Whether this device was filled to the end with what there is of a vehicle. */
export const isWhole = (note: Note | null, vehicleId: number): boolean =>
  ownOf(note, vehicleId) !== undefined;

/** "Actualizado el 26 nov 2026, 09:05: testigos, ficha, 3 respuestas y 4 páginas. Todo lo guardado ocupa 0,8 MB." */
export function contentsWords(note: Note | null, vehicleId: number, isOffline: boolean): string {
  const own = ownOf(note, vehicleId);
  if (!note?.contents || !own) {
    return isOffline
      ? 'No terminó de guardarse. Seguiremos cuando haya conexión.'
      : 'No terminó de guardarse: se interrumpió a medias.';
  }
  const { at, contents } = note;
  const hasAnswers = own.answers.length > 0;
  const what = [
    ...own.parts.map((part) => PART[part]),
    ...(hasAnswers ? [counted(own.answers.length, 'respuesta', 'respuestas')] : []),
    ...(hasAnswers ? [counted(own.pages, 'página', 'páginas')] : []),
  ];
  return [
    `Actualizado el ${formatDate(at)}${what.length > 0 ? `: ${listFormat.format(what)}` : ''}.`,
    `Todo lo guardado ocupa ${megabytes(contents.bytes)}.`,
    hasAnswers ? '' : NONE_SAVED,
    contents.leftOut === 0 ? '' : NOT_ALL,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is kept without having been asked for. */
export const ROAD_WORDS =
  'Para cuando estés en la carretera, este teléfono ya tiene sus emergencias y sus testigos, sin las páginas.';

export const isForRoad = (note: Note | null, vehicleId: number): boolean =>
  note?.contents?.road !== undefined && isWhole(note, vehicleId);

/** What kept the device from keeping something, and what can be done about it. */
export function failureWords(error: unknown): string {
  if (error instanceof FullStorage) {
    return 'En este dispositivo no queda sitio. Libera espacio e inténtalo de nuevo; lo que ya estaba guardado sigue aquí.';
  }
  if (error instanceof BlockedStorage) {
    return 'Tu navegador no deja guardar nada aquí, como pasa en las ventanas privadas. Abre Guantera en una ventana normal.';
  }
  if (error instanceof OwnerLeft) return 'Tu sesión ha terminado y no hemos guardado nada.';
  return sentenceOf(error);
}

/** What is here would not open without a network. */
export const REFUSED_WORDS = 'Este navegador no abre Guantera sin conexión.';

const LINE = 'Si te quedas sin conexión, ';

/** In one line, where the switch is elsewhere: what of a vehicle is here to be read without a network. */
export function lineWords(note: Note | null, vehicleId: number, isKept: boolean): string {
  const parts = partsWords(note, vehicleId).toLowerCase();
  if (isForRoad(note, vehicleId) || (isKept && parts !== '')) return `${LINE}tienes aquí ${parts}.`;
  return isKept ? `${LINE}no está todo guardado.` : `${LINE}aquí no hay nada guardado.`;
}
