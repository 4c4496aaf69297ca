import type { ManualPart, Said } from '../findings/manual-part';
import { toldBy } from './severity';
import { fold } from '../spanish/words';

/** "Vea 5-9", "sección 8.5", "véase el apartado 4.3", "véase «El motor se calienta»". */
const BY_NUMBER =
  /(?:v[eé]a(?:se)?|consulte|siga|sigan|secci[oó]n|apartado|cap[ií]tulo|punto)[^.\d«»"]{0,40}?(\d{1,2}(?:[-.]\d{1,2}){1,2})(?!\d)/iu;
const BY_TITLE =
  /(?:v[eé]a(?:se)?|consulte|siga|secci[oó]n|apartado)[^«"“.]{0,30}[«"“]([^»"”]{3,80})[»"”]/iu;
const NUMBER = /^(\d{1,2}(?:[-.]\d{1,2}){1,2})\.?\s/u;

/** What a section says that rows refer to. */
export type Sections = { referredTo(text: string): Said[] };

const keyOf = (title: string): string => fold(title.toLowerCase()).replace(NUMBER, '').trim();

/** The texts of sections by the number and by the words of their titles. */
export function sectionsOf(parts: readonly ManualPart[]): Sections {
  const byNumber = new Map<string, Said[]>();
  const byTitle = new Map<string, Said[]>();
  const add = (map: Map<string, Said[]>, key: string, said: readonly Said[]): void => {
    const known = map.get(key);
    if (known) known.push(...said);
    else map.set(key, [...said]);
  };
  for (const part of parts) {
    if (part.kind === 'table' || part.kind === 'warning') continue;
    for (const title of part.titles) {
      const number = NUMBER.exec(title)?.[1];
      if (number) add(byNumber, number.replace('-', '.'), part.said);
    }
    const title = part.titles.at(-1);
    if (title) add(byTitle, keyOf(title), part.said);
  }
  return {
    referredTo(text) {
      const number = BY_NUMBER.exec(text)?.[1];
      const title = BY_TITLE.exec(text)?.[1];
      return [
        ...(number ? (byNumber.get(number.replace('-', '.')) ?? []) : []),
        ...(title ? (byTitle.get(keyOf(title)) ?? []) : []),
      ];
    },
  };
}

/** Of what an emergency of that light asks for; steps of upkeep tell to switch the engine off, too. */
const GRAVE = new Set([
  'do-not-drive-on',
  'have-it-towed',
  'call-assistance',
  'interrupt-the-journey',
]);

/** The sentences of a section that ask to stop, for a light of which nothing else is told. */
export const graveIn = (said: readonly Said[]): Said[] =>
  said.filter(({ text }) => {
    const told = toldBy(text);
    return told?.says === 'stop' && GRAVE.has(told.id);
  });
