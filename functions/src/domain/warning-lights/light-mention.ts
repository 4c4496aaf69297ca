import type { SourceUnit } from '../findings/manual-part';
import type { Light } from './light';
import { byColour, byState } from './states';

/** Words of a manual about a light, and what they are part of. */
export type Words = { text: string; said: SourceUnit };

export const wholeOf = (said: readonly SourceUnit[]): Words[] =>
  said.map((one) => ({ text: one.text, said: one }));

/** One place where a manual speaks of a light. */
export type LightMention = Light & {
  blinks: boolean | null;
  /** Of a table or list of lights, which names each as it wants it named; else of a text that mentions it. */
  isListed: boolean;
  /** What tells how urgent it is; none where it is only named. */
  words: Words[];
  /** Whether its table says that something is to be done, in whatever words. */
  asks?: boolean;
  /** Where it stands, to be quoted. */
  said: SourceUnit[];
};

type Named = Light & Pick<LightMention, 'isListed' | 'asks'>;

/** What texts of one place say of a light. */
export const mentionOf = (
  light: Named,
  blinks: boolean | null,
  texts: readonly string[],
  said: SourceUnit,
): LightMention => ({
  ...light,
  blinks,
  words: texts.filter((text) => text !== '').map((text) => ({ text, said })),
  said: [said],
});

/** A light for each colour of which texts tell apart what it means; else the light itself. */
export function lightsByColour<One extends Named>(
  light: One,
  texts: readonly string[],
): { light: One; texts: string[] }[] {
  const split = texts.map(byColour);
  const told = new Set(split.flatMap(({ colours }) => [...colours.keys()]));
  if (told.size === 0 || (told.size === 1 && light.colours.length <= 1)) {
    return [{ light, texts: [...texts] }];
  }
  return [...told].map((colour) => ({
    light: { ...light, colours: [colour] },
    texts: split.flatMap(({ common, colours }) => [common, colours.get(colour) ?? '']),
  }));
}

/**
 * The same; where its name tells no state (`blinks`), what is said of it steady and of it blinking apart, if words say so. In each
 * group of words a state holds until the next; `above` is said of all of them.
 */
export function mentionsOf(
  light: Named,
  blinks: boolean | 'either' | null,
  groups: readonly (readonly Words[])[],
  said: readonly SourceUnit[],
  above: readonly Words[] = [],
): LightMention[] {
  const split = groups.map(byState);
  const of = (state: 'common' | 'steady' | 'blinking'): Words[] =>
    split.flatMap((one) => one[state]);
  const isToldApart = split.some(({ steady, blinking }) => steady.length + blinking.length > 0);
  const mention = (state: boolean | null, words: readonly Words[]): LightMention => ({
    ...{ ...light, blinks: state, said: [...said] },
    words: [...words, ...above],
  });
  if (blinks !== null || !isToldApart)
    return [mention(blinks === 'either' ? null : blinks, groups.flat())];
  return [false, true].flatMap((state) => {
    const own = of(state ? 'blinking' : 'steady');
    return own.length > 0 ? [mention(state, [...of('common'), ...own])] : [];
  });
}
