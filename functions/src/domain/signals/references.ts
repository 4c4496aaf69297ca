import type { ManualPart, Said } from '../findings/manual-part';
import { stemsOf } from './catalogue';
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
/** "página 22", "→P. 7-2". */
const BY_PAGE = /(?:p[aá]g(?:ina)?s?\.?|→ ?p\.?|(?<=\()p\.)\s*(\d{1,3}(?:-\d{1,3})?)(?!\d)/giu;
const NUMBER = /^(\d{1,2}(?:[-.]\d{1,2}){1,2})\.?\s/u;

/** What a section says that words of a row refer to. */
export type Sections = { referredTo(words: { text: string; said: Said }): Said[] };

type Section = { titles: readonly string[]; said: readonly Said[] };

const keyOf = (title: string): string =>
  fold(title.toLowerCase())
    .replace(NUMBER, '')
    .replace(/[^\p{L}\d ]+/gu, '')
    .trim();
const numberOf = (number: string): string => number.replaceAll('-', '.');

const all = (expression: RegExp, text: string): string[] =>
  [...text.matchAll(expression)].map(([, found = '']) => found);

/** Whether a section is about what a row names: another one of its page is about something else. */
function isAbout({ titles }: Section, row: ReadonlySet<string>): boolean {
  return stemsOf(titles.slice(-1).join(' ')).some((stem) => stem.length > 3 && row.has(stem));
}

/** The texts of sections by the number and by the words of their titles, and by their page. */
export function sectionsOf(parts: readonly ManualPart[]): Sections {
  /** "number 5.9", "title el motor se calienta", "page 22". */
  const sections = new Map<string, Section[]>();
  const add = (key: string, section: Section): void => {
    const known = sections.get(key);
    if (known) known.push(section);
    else sections.set(key, [section]);
  };
  for (const part of parts) {
    if (part.kind === 'table') continue;
    const { titles, said } = part;
    for (const title of titles) {
      const number = NUMBER.exec(title)?.[1];
      if (number) add(`number ${numberOf(number)}`, part);
    }
    const title = titles.at(-1);
    if (title) add(`title ${keyOf(title)}`, part);
    for (const one of said)
      add(`page ${one.pageReference.replace(/^p\.\s*/u, '')}`, { titles, said: [one] });
  }
  const named = (key: string): Section[] => sections.get(key) ?? [];
  return {
    referredTo({ text, said }) {
      const row = new Set(stemsOf(said.text));
      return [
        ...all(BY_NUMBER, text).flatMap((number) => named(`number ${numberOf(number)}`)),
        ...[...all(BY_TITLE, text), ...all(BY_BARE_TITLE, text)].flatMap((title) =>
          named(`title ${keyOf(title)}`),
        ),
        ...all(BY_PAGE, text)
          .flatMap((page) => named(`page ${page}`))
          .filter((section) => isAbout(section, row)),
      ].flatMap((section) => section.said);
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
/** Asked for at once, where the row says no more than that something is wrong. */
const STOPS = new Set([...GRAVE, 'stop-the-vehicle', 'halt']);

/** The sentences of a section that ask to stop. */
export const graveIn = (said: readonly Said[], isRowSilent: boolean): Said[] =>
  said.filter(({ text }) => {
    const told = toldBy(text);
    return told?.says === 'stop' && (isRowSilent ? STOPS : GRAVE).has(told.id);
  });
