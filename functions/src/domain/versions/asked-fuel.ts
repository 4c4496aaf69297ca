import { anyFuel } from './engine';

const ENGINES = (['diesel', 'petrol', 'electric'] as const).map((name) => {
  const fuel = `(?:${anyFuel(name)})`;
  return {
    fuel: new RegExp(String.raw`(?<!\p{L})${fuel}(?!\p{L})`, 'iu'),
    /** "El diésel", "motor diésel": the engine, not what is filled in. */
    asked: new RegExp(
      String.raw`(?<!\p{L})(?:(?:el|del|al|motor|versi[oó]n) (?:motor )?(?:de )?${fuel}(?: motor)?|${fuel} motor)(?!\p{L})`,
      'iu',
    ),
    /** "1.5 DX diésel". */
    version: new RegExp(
      String.raw`(?<![\d.,])(\d[.,]\d(?: \p{Lu}{1,4})?),? \(?${fuel}(?!\p{L})`,
      'giu',
    ),
  };
});

const NAMES_NUMBER = /(?<![\d.,])\d[.,]\d(?![\d.,])/;

export type AskedFuel = (typeof ENGINES)[number];

/** What burns the engine that a question is about, where it names one and no version. */
export function fuelIn(question: string): AskedFuel | null {
  const [fuel, ...others] = ENGINES.filter(({ asked }) => asked.test(question));
  return fuel && others.length === 0 && !NAMES_NUMBER.test(question) ? fuel : null;
}
