import { gearboxSchema, type Gearbox } from '@contract';
import { wordsIn } from '../versions/chosen-version';
import { traitsIn } from '../versions/version-words';
import { BESIDE_GEARBOX, folded, GEARBOX } from './words';

/** The only one that a text names. */
function gearboxIn(text: string): Gearbox | undefined {
  const [first, another] = traitsIn(text).get('gearbox') ?? [];
  return another === undefined ? gearboxSchema.safeParse(first).data : undefined;
}

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

type Vehicle = { engine: string | null; trim: string | null };

/** That of a vehicle by what its owner calls its engine, or its trim. A model's name says nothing: a motorcycle is an MT-07. */
export const gearboxOf = ({ engine, trim }: Vehicle): Gearbox | undefined =>
  gearboxIn(engine ?? '') ?? gearboxIn(trim ?? '');
