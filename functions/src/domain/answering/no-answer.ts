import type { Excerpt } from '../ports';
import type { ManualRecord } from '../ports/records';
import { isBusy } from '../manuals/manual-status';
import { fusedOrder } from '../search/fuse';

/** Of a question whose passages take too long to be looked through. */
export const GIVEN_UP =
  'No he podido terminar de buscar la respuesta: las páginas de tu manual que hablan de esto tardan demasiado en leerse. Prueba a preguntarlo con otras palabras o con menos detalles.';

const MAX_PLACES = 3;
/** Evidence below which nothing is near the question at all. */
const NEAR = 0.03;

/**
 * The nearest pages to look at, the best first; none where not even the best is near. `nearest`: positions in the order of
 * their sentences, beside that of the passages.
 */
export function nearestPlaces(
  excerpts: readonly Excerpt[],
  nearest: readonly number[] = [],
): Excerpt[] {
  if (!excerpts.some(({ score }) => score >= NEAR)) return [];
  const places = new Map<string, Excerpt>();
  for (const position of fusedOrder([[...excerpts.keys()], nearest])) {
    const excerpt = excerpts[position];
    if (!excerpt) continue;
    const { manualId, pageReference } = excerpt.chunk;
    const place = [manualId, pageReference].join('\n');
    if (!places.has(place)) places.set(place, excerpt);
  }
  return [...places.values()].slice(0, MAX_PLACES);
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
