import type { ManualInterval } from '../../functions/contract';

/** One interval as somebody wrote it from the printed manual. */
export type Expected = {
  item: string;
  action: 'replace' | 'inspect' | 'other';
  km: number | null;
  miles: number | null;
  months: number | null;
  severeKm?: number | null;
  severeMonths?: number | null;
  firstKm?: number | null;
  firstMonths?: number | null;
  atKm?: number[];
  every?: string;
  engine?: string;
  country?: string;
  page: number;
  alsoOn?: number[];
  words: string;
  optional?: boolean;
};

const SHORT = /\p{L}{3,}|\d+/gu;
const NOISE = new Set('del las los una por con para que cada años año meses mes'.split(' '));

const wordsIn = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .match(SHORT) ?? []
  )
    .map((word) => word.replace(/(?<=..)(?:es|s)$/u, ''))
    .filter((word) => !NOISE.has(word));

const isSubset = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 0 && few.every((word) => many.includes(word));

const pagesOf = ({ page, alsoOn = [] }: Expected): number[] => [page, ...alsoOn];

/** What is read of a quotation: the same words, whatever stands between them. */
const plain = (text: string): string => wordsIn(text).join(' ');

/** Whether both are about one thing on one page: by name, or by words that hold it. */
function isSameThing(entry: Expected, found: ManualInterval): boolean {
  if (!found.quotes.some(({ page }) => pagesOf(entry).includes(page))) return false;
  const [own, its] = [wordsIn(entry.item), wordsIn(found.item)];
  if (isSubset(own, its) || isSubset(its, own)) return true;
  const said = plain(found.quotes[0]?.text ?? '');
  const words = plain(entry.words);
  return words.includes(said) || (said.includes(words) && words.length > 12);
}

/** What a version is called, here and there: "4x2 MT" is "GL 4x2 MT". */
function isSameVersion({ engine = '', country = '' }: Expected, found: ManualInterval): boolean {
  const named = wordsIn(`${engine} ${country}`);
  const its = found.versions.flatMap(wordsIn);
  const place = found.scope === null ? [] : wordsIn(found.scope);
  const fits = (words: readonly string[]) =>
    words.length === 0 || words.some((word) => named.includes(word));
  if (engine !== '' && found.versions.length > 0 && !fits(its)) return false;
  return country === '' || found.scope === null || fits(place);
}

const isSame = (one: number | null | undefined, other: number | null | undefined): boolean =>
  (one ?? null) === (other ?? null);

function isSameInterval(entry: Expected, found: ManualInterval): boolean {
  const { every, first, atKm } = found;
  const at = [...(entry.atKm ?? [])].join();
  if (at !== '' && at === atKm.join()) return true;
  const isMiles = entry.miles !== null && isSame(entry.miles, every?.miles);
  const isEvery = (isMiles || isSame(entry.km, every?.km)) && isSame(entry.months, every?.months);
  const hasNone =
    !isMiles && entry.km === null && entry.months === null && (every?.km ?? null) === null;
  const isService = hasNone && entry.every !== undefined && found.isEveryService;
  const isFirst =
    (first === null || isSame(entry.firstKm, first.km)) &&
    (first === null || isSame(entry.firstMonths, first.months));
  const isNothing = hasNone && entry.every === undefined && at === '' && first === null;
  return (isEvery && isFirst && !isNothing && (!hasNone || first !== null)) || isService;
}

function isSevereRight(entry: Expected, { severe }: ManualInterval): boolean {
  if (!severe) return true;
  return isSame(entry.severeKm, severe.km) && isSame(entry.severeMonths, severe.months);
}

const NONE = { km: null, months: null };

/** Whether an entry says something of this distance: among others, or as one of its steps. */
const isAt = ({ atKm = [], km, firstKm }: Expected, at: number): boolean =>
  atKm.includes(at) || at === firstKm || (km !== null && (at - (firstKm ?? 0)) % km === 0);

/** Whether what is found says another figure than an entry; what it leaves out contradicts nothing. */
function contradicts(entry: Expected, { every, first, atKm, action }: ManualInterval): boolean {
  const { km, months } = every ?? NONE;
  const isOther = (own: number | null, its: number | null | undefined) =>
    own !== null && own !== (its ?? null);
  if (action !== 'other' && action !== entry.action) return true;
  if (isOther(km, entry.km) || isOther(months, entry.months)) return true;
  if (first && (isOther(first.km, entry.firstKm) || isOther(first.months, entry.firstMonths)))
    return true;
  return atKm.some((at) => !isAt(entry, at));
}

const told = ({ action, item, every, first, atKm, severe, ...found }: ManualInterval): string =>
  [
    `${action} "${item}"`,
    `every ${every?.km ?? '-'} km ${every?.miles ?? ''} ${every?.months ?? '-'} m${found.isEveryService ? ' service' : ''}`,
    first ? `first ${first.km ?? '-'} km ${first.months ?? '-'} m` : '',
    atKm.length > 0 ? `at ${atKm.join()}` : '',
    severe ? `severe ${severe.km ?? '-'} km ${severe.months ?? '-'} m` : '',
    found.versions.length > 0 ? `of ${found.versions.join(' + ')}` : '',
    found.scope === null ? '' : `in ${found.scope}`,
    `p. ${found.quotes[0]?.page ?? '?'}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');

export type Verdict = {
  found: number;
  wrong: ManualInterval[];
  extra: ManualInterval[];
  lines: string[];
};

/**
 * Found: an entry with the same thing, work and interval. Wrong: what is about a thing of the set, for the same version
 * and work, and says another interval than each of its entries. Extra: what is about none of its things.
 */
export function judge(entries: readonly Expected[], found: readonly ManualInterval[]): Verdict {
  const about = (entry: Expected, one: ManualInterval): boolean =>
    isSameThing(entry, one) && isSameVersion(entry, one);
  const fits = (entry: Expected, one: ManualInterval): boolean =>
    about(entry, one) && entry.action === one.action && isSameInterval(entry, one);
  const required = entries.filter(({ optional }) => !optional);
  const missed = required.filter((entry) => !found.some((one) => fits(entry, one)));
  const wrong: ManualInterval[] = [];
  const extra: ManualInterval[] = [];
  for (const one of found) {
    const its = entries.filter((entry) => about(entry, one));
    const right = its.filter((entry) => !contradicts(entry, one));
    if (its.length === 0) extra.push(one);
    else if (right.length === 0 || !right.some((entry) => isSevereRight(entry, one)))
      wrong.push(one);
  }
  const lines = [
    ...missed.map(
      ({ item, action, km, months, engine = '', page, words }) =>
        `missed ${action} "${item}" ${km ?? '-'} km ${months ?? '-'} m ${engine} p. ${page} «${words}»`,
    ),
    ...wrong.map((one) => `WRONG ${told(one)} «${one.quotes.map(({ text }) => text).join(' | ')}»`),
    ...extra.map((one) => `extra ${told(one)} «${one.quotes.map(({ text }) => text).join(' | ')}»`),
  ];
  return { found: required.length - missed.length, wrong, extra, lines };
}
