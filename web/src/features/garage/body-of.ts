import type { Vehicle } from '@contract';
import { plainWords } from '../../lib/folded';
import { bodyWords, motorcycleMakes, type Body } from './vehicle-bodies';

const bodies = Object.keys(bodyWords) as (keyof typeof bodyWords)[];

/** What body a vehicle has, as far as make and model tell; a car where they do not. */
export function bodyOf({ make, model }: Pick<Vehicle, 'make' | 'model'>): Body {
  if (motorcycleMakes.includes(plainWords(make))) return 'motorcycle';
  const words = ` ${plainWords(model)} `;
  return (
    bodies.find((body) => bodyWords[body].some((word) => words.includes(` ${word} `))) ?? 'car'
  );
}
