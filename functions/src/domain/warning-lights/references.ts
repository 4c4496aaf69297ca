import type { ManualPart, SourceUnit } from '../findings/manual-part';
import { toldBy } from './severity';
import { fold } from '../spanish/words';

const SEE = String.raw`(?<!\p{L})(?:v[eé]a(?:se)?|ver|consulte|lea|sigan?|secci[oó]n|apartado|cap[ií]tulo|punto)`;
/** "Vea 5-9", "sección 8.5", "véase el apartado 4.3". */
const BY_NUMBER = new RegExp(
  String.raw`${SEE}[^.\d«»"“]{0,40}?(\d{1,2}(?:[-.]\d{1,2}){1,2})(?!\d)`,
  'giu',
);
/** "véase «El motor se calienta»". */
const BY_TITLE = new RegExp(String.raw`${SEE}[^«"“.]{0,30}[«"“]([^»"”]{3,80})[»"”]`, 'giu');
/** "Ver sobrecalentamiento." */
const BY_BARE_TITLE = new RegExp(
  String.raw`${SEE}\s(?:el |la |los |las )?(\p{L}[^.;,:()\d«"“]{3,60})`,
  'giu',
);
const NUMBER = /^(\d{1,2}(?:[-.]\d{1,2}){1,2})\.?\s/u;

/** What a section says that words of a row refer to. */
export type Sections = { referredTo(words: { text: string }): SourceUnit[] };

type Section = { said: readonly SourceUnit[] };

const keyOf = (title: string): string =>
  fold(title.toLowerCase())
    .replace(NUMBER, '')
    .replace(/[^\p{L}\d ]+/gu, '')
    .trim();
const numberOf = (number: string): string => number.replaceAll('-', '.');

const all = (expression: RegExp, text: string): string[] =>
  [...text.matchAll(expression)].map(([, found = '']) => found);

/**
 * The texts of sections by the number and by the words of their titles. A page alone is no reference: what else stands on it
 * is about another light.
 */
export function sectionsOf(parts: readonly ManualPart[]): Sections {
  /** "number 5.9", "title el motor se calienta". */
  const sections = new Map<string, Section[]>();
  const add = (key: string, section: Section): void => {
    const known = sections.get(key);
    if (known) known.push(section);
    else sections.set(key, [section]);
  };
  for (const part of parts) {
    if (part.kind === 'table') continue;
    const { titles } = part;
    for (const title of titles) {
      const number = NUMBER.exec(title)?.[1];
      if (number) add(`number ${numberOf(number)}`, part);
    }
    const title = titles.at(-1);
    if (title) add(`title ${keyOf(title)}`, part);
  }
  const named = (key: string): Section[] => sections.get(key) ?? [];
  return {
    referredTo({ text }) {
      return [
        ...all(BY_NUMBER, text).flatMap((number) => named(`number ${numberOf(number)}`)),
        ...[...all(BY_TITLE, text), ...all(BY_BARE_TITLE, text)].flatMap((title) =>
          named(`title ${keyOf(title)}`),
        ),
      ].flatMap((section) => section.said);
    },
  };
}

/** Asked for at once; steps of upkeep tell to switch the engine off, too. */
const STOPS = new Set([
  'do-not-drive-on',
  'have-it-towed',
  'call-assistance',
  'interrupt-the-journey',
  'stop-the-vehicle',
  'halt',
]);

/** The sentences of a section that ask to stop. */
export const graveIn = (said: readonly SourceUnit[]): SourceUnit[] =>
  said.filter(({ text }) => {
    const told = toldBy(text);
    return told?.says === 'stop' && STOPS.has(told.id);
  });
