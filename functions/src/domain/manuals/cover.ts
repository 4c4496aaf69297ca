import type { Cover } from '@contract';
import { lastVehicleYear } from '@contract';
import { makes } from '../versions/makes';
import { foldInPlace } from '../spanish/fold-in-place';

const NOTHING: Cover = { make: null, model: null, year: null };

/** Titles of manuals: what stands above is whose manual it is. */
const TITLE =
  /^(?:manual|guia|libro|instrucciones|notas|owner'?s? (?:manual|handbook)|handbook|user (?:manual|guide))(?!\p{L})/u;
/** "Faro Brisa 1.6: guía rápida". */
const TITLE_BEHIND = /^([^:]{2,40}): ?(?:manual|guia|libro|instrucciones)(?!\p{L})/u;
const COMPANY = /(?<!\p{L})(?:co|ltd|inc|gmbh|ag|corporation|motors?|s\. ?[al]|sociedad)(?!\p{L})/u;
/** "Modelo 2022", "Año modelo 2024", "Model year 2024", and behind the title: "Manual del propietario 2023". */
const YEAR = /(?:modelo|ano|model year|my|manual del (?:propietario|usuario)) ?(\d{4})(?!\d)/u;

const MOST_LINES = 4;
const LONGEST = 40;
const SPACED = /^(?:\p{L} ){2,}\p{L}$/u;
const LONG_CAPITALS = /^\p{Lu}{5,}$/u;

const plain = (text: string): string => foldInPlace(text);

/** "A R V E N A" is one word; "ARVENA" is written large: "Arvena". "SEAT" and "BMW" are names. */
function named(line: string): string {
  const joined = SPACED.test(line) ? line.replaceAll(' ', '') : line;
  return joined
    .split(' ')
    .map((word) => (LONG_CAPITALS.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word))
    .join(' ');
}

/** What several models of one manual have in common: "Tarn Familiar · Tarn Rural". */
function commonModel(line: string): string {
  const [first = [], ...others] = line.split(' · ').map((name) => name.trim().split(' '));
  const isCommon = (word: string, at: number) => others.every((words) => words[at] === word);
  const end = first.findIndex((word, at) => !isCommon(word, at));
  return (end < 0 ? first : first.slice(0, end)).join(' ');
}

/** Lines above the title of the manual; none where the page has no such title. */
function linesAboveTitle(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [first = ''] = lines;
  const before = TITLE_BEHIND.exec(plain(first))?.[1];
  if (before !== undefined) return [first.slice(0, before.length)];
  const at = lines.findIndex((line) => TITLE.test(plain(line)));
  const above = lines.slice(0, Math.max(0, at)).filter((line) => !COMPANY.test(plain(line)));
  const isCover = above.length <= MOST_LINES && above.every((line) => line.length <= LONGEST);
  return isCover ? above : [];
}

/** How many words of a line are the make: as many as one that is known has, else the first. */
function wordsOfMake(line: string): number {
  const known = makes.filter(({ make }) => `${plain(line)} `.startsWith(`${make} `));
  return Math.max(1, ...known.map(({ make }) => make.split(' ').length));
}

function makeAndModel([first, second]: readonly string[]): Pick<Cover, 'make' | 'model'> {
  if (first === undefined) return NOTHING;
  if (second !== undefined)
    return { make: named(first), model: named(commonModel(second)) || null };
  const words = first.split(' ');
  const count = wordsOfMake(first);
  const model = words.slice(count).join(' ');
  // One word alone may be either.
  return model === ''
    ? NOTHING
    : { make: named(words.slice(0, count).join(' ')), model: named(model) };
}

function yearIn(text: string): number | null {
  const year = Number(YEAR.exec(plain(text))?.[1]);
  return year >= 1950 && year <= lastVehicleYear() ? year : null;
}

/** Whose manual it is by its cover: make and model as they stand above its title, and a year that is said to be the model's. */
export function coverOf(pages: readonly string[]): Cover {
  const [cover = ''] = pages.filter((text) => text.trim() !== '');
  const { make, model } = makeAndModel(linesAboveTitle(cover));
  return make === null && model === null ? NOTHING : { make, model, year: yearIn(cover) };
}
