import type { Gearbox } from '@contract';
import { wordsIn } from '../versions/chosen-version';
import { GEARBOX, gearboxIn } from '../versions/gearbox';
import { traitsIn } from '../versions/version-words';
import { BESIDE_GEARBOX, folded } from './words';

/** "Cambio automático", and nothing else that it would depend on, nor a "sin" or "salvo". */
function isGearbox(head: string): boolean {
  const words = wordsIn(folded(head));
  const isBeside = (word: string): boolean =>
    GEARBOX.test(word) || BESIDE_GEARBOX.test(word) || traitsIn(word).has('gearbox');
  return words.some((word) => GEARBOX.test(word)) && words.every(isBeside);
}

/** What "Cambio manual: en punto muerto, a 50 km/h" is for; none of what speaks of the other one, too. */
export function gearboxOfPoint(text: string): Gearbox | undefined {
  const [head = '', ...rest] = text.split(':');
  return isGearbox(head) && rest.join('').trim() !== '' ? gearboxIn(text) : undefined;
}
