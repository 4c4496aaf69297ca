import type { Excerpt } from '../ports';
import type { ManualRecord } from '../records';
import { isBusy } from '../manual-status';

/** Of a question whose passages take too long to be looked through. */
export const GIVEN_UP =
  'No he podido terminar de buscar la respuesta: las páginas de tu manual que hablan de esto tardan demasiado en leerse. Prueba a preguntarlo con otras palabras o con menos detalles.';

const MAX_SUGGESTIONS = 3;
/** Evidence below which a section is not near the question at all. */
const NEAR = 0.03;

/** The nearest sections to look at, one for each page and heading; `nearest`: positions that come before all others. */
export function nearestSections(
  excerpts: readonly Excerpt[],
  nearest: readonly number[] = [],
): Excerpt[] {
  const places = new Map<string, Excerpt>();
  const first = nearest.flatMap((position) => excerpts[position] ?? []);
  for (const excerpt of [...first, ...excerpts].filter(({ score }) => score >= NEAR)) {
    const { manualId, pageReference, headings } = excerpt.chunk;
    const place = [manualId, pageReference, headings.at(-1)].join('\n');
    if (!places.has(place)) places.set(place, excerpt);
  }
  return [...places.values()].slice(0, MAX_SUGGESTIONS);
}

/** Why there is nothing to ask, and what the owner can do. */
export function noManualSentence(manuals: readonly ManualRecord[]): string {
  if (manuals.some(({ status }) => isBusy(status))) {
    return 'El manual de este vehículo se está procesando. Espera unos minutos y vuelve a preguntar.';
  }
  if (manuals.some(({ status }) => status === 'failed')) {
    return 'El manual de este vehículo no se pudo leer. Mira el motivo en la pantalla de manuales y súbelo de nuevo.';
  }
  return 'Este vehículo todavía no tiene ningún manual. Sube uno en la pantalla de manuales y vuelve a preguntar.';
}
