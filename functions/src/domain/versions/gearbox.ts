import { gearboxSchema, type Gearbox } from '@contract';
import { expressionsOf } from '../spanish/expressions';
import { folded } from '../spanish/folded';
import { wordsIn } from './chosen-version';
import { traitsIn } from './version-words';

/** A word for it. */
export const GEARBOX = new RegExp(`^(?:${expressionsOf('versions.txt').anyOf('gearbox')})$`, 'u');

/** The only one that a text names. */
export function gearboxIn(text: string): Gearbox | undefined {
  const [first, another] = traitsIn(text).get('gearbox') ?? [];
  return another === undefined ? gearboxSchema.safeParse(first).data : undefined;
}

/** "Aceite de la caja manual": the one that a work is for; the "manual" of "según el manual" is a book. */
export const gearboxOfWork = (name: string): Gearbox | undefined =>
  wordsIn(folded(name)).some((word) => GEARBOX.test(word)) ? gearboxIn(name) : undefined;

type Vehicle = { engine: string | null; trim: string | null };

/** That of a vehicle by what its owner calls its engine, or its trim. A model's name says nothing: a motorcycle is an MT-07. */
export const gearboxOf = ({ engine, trim }: Vehicle): Gearbox | undefined =>
  gearboxIn(engine ?? '') ?? gearboxIn(trim ?? '');
