import { folded } from './words';
import { wordsIn } from './versions';

/**
 * Which of a manual's versions a vehicle is, by what its owner calls its engine; null where that fits several, or none.
 */
export function chosenEngine(engine: string | null, names: readonly string[]): string | null {
  if (engine === null) return null;
  const said = folded(engine);
  const exact = names.find((name) => folded(name) === said);
  if (exact !== undefined) return exact;
  const known = names.map((name) => ({ name, words: new Set(wordsIn(folded(name))) }));
  const words = wordsIn(said);
  const ofSome = words.filter((word) => {
    const having = known.filter((one) => one.words.has(word)).length;
    return having > 0 && having < known.length;
  });
  const fitting = known.filter((one) => ofSome.some((word) => one.words.has(word)));
  const [only] = fitting;
  return fitting.length === 1 && only ? only.name : null;
}
