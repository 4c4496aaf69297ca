import { expressionsOf } from '../spanish/expressions';

/** In text as it is printed. */
export const { anyWord, hasWord, wholeName } = expressionsOf('signals.txt', 'iu');

const ABOUT_LIGHTS = hasWord('titles');

/** Whether the innermost of titles is about lights, or the one above it. */
export const isAboutLights = (titles: readonly string[]): boolean =>
  titles.slice(-2).some((title) => ABOUT_LIGHTS.test(title));
