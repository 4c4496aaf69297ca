import type { Pointed } from '../../functions/src/domain/ports/pointing-model';

/** How many of the numbers slip. */
const SHARE = 0.1;

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A tenth of the numbers that a model points at, each one slipped to its neighbour. */
export function slipping(seed: number): (pointed: Pointed) => Pointed {
  const random = randomOf(seed);
  const slipped = (number: number): number =>
    random() < SHARE ? Math.max(1, number + (random() < 0.5 ? 1 : -1)) : number;
  return (pointed) => ({
    ...pointed,
    claims: pointed.claims.map(({ units, headline }) => ({ headline, units: units.map(slipped) })),
  });
}
