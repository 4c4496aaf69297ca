import type { ManualInterval, PlanFinding } from '../../functions/contract';
import { folded } from '../../functions/src/domain/emergencies/words';
import { planFinder } from '../../functions/src/domain/plan/plan-finder';
import { isHeldOut, listed, type Judged, type Kind } from './kind';
import { isOnPage, type IntervalEntry } from './sets';

/** Words of three letters or more without their plural, and figures. */
const wordsIn = (text: string): string[] =>
  (folded(text).match(/\p{L}{3,}|\d+/gu) ?? []).map((word) => word.replace(/(?<=..)e?s$/u, ''));

const isSubset = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 0 && few.every((word) => many.includes(word));

/** What is read of a quotation: the same words, whatever stands between them. */
const plain = (text: string): string => wordsIn(text).join(' ');

/** Whether both are about one thing on one page: by name, or by words that hold it. */
function isSameThing(entry: IntervalEntry, found: ManualInterval): boolean {
  if (!isOnPage(entry, found.quotes)) return false;
  const [own, its] = [wordsIn(entry.item), wordsIn(found.item)];
  if (isSubset(own, its) || isSubset(its, own)) return true;
  const words = plain(entry.words);
  return words.length > 12 && plain(found.quotes[0]?.text ?? '').includes(words);
}

/** What a version is called, here and there: "4x2 MT" is "GL 4x2 MT". */
function isSameVersion(
  { engine = '', country = '' }: IntervalEntry,
  found: ManualInterval,
): boolean {
  const named = wordsIn(`${engine} ${country}`);
  const fits = (words: readonly string[]) =>
    words.length === 0 || words.some((word) => named.includes(word));
  if (engine !== '' && found.versions.length > 0 && !fits(found.versions.flatMap(wordsIn)))
    return false;
  return country === '' || found.scope === null || fits(wordsIn(found.scope));
}

const isSame = (one: number | null | undefined, other: number | null | undefined): boolean =>
  (one ?? null) === (other ?? null);

function isSameInterval(entry: IntervalEntry, found: ManualInterval): boolean {
  const { every, first, atKm } = found;
  const at = [...(entry.atKm ?? [])].join();
  if (at !== '' && at === atKm.join()) return true;
  const isMiles = entry.miles !== null && isSame(entry.miles, every?.miles);
  const isEvery = (isMiles || isSame(entry.km, every?.km)) && isSame(entry.months, every?.months);
  const hasNone =
    !isMiles && entry.km === null && entry.months === null && (every?.km ?? null) === null;
  const isService = hasNone && entry.every !== undefined && found.isEveryService;
  const isFirst =
    first === null || (isSame(entry.firstKm, first.km) && isSame(entry.firstMonths, first.months));
  return (isEvery && isFirst && (!hasNone || first !== null)) || isService;
}

const isSevereRight = (entry: IntervalEntry, { severe }: ManualInterval): boolean =>
  !severe || (isSame(entry.severeKm, severe.km) && isSame(entry.severeMonths, severe.months));

/** Whether an entry says something of this distance: among others, or as one of its steps. */
const isAt = ({ atKm = [], km, firstKm }: IntervalEntry, at: number): boolean =>
  atKm.includes(at) || (km !== null && (at - (firstKm ?? 0)) % km === 0);

/** Whether what is found says another figure than an entry; what it leaves out contradicts nothing. */
function contradicts(
  entry: IntervalEntry,
  { every, first, atKm, action }: ManualInterval,
): boolean {
  const isOther = (own: number | null | undefined, its: number | null | undefined) =>
    (own ?? null) !== null && !isSame(own, its);
  return (
    (action !== 'other' && action !== entry.action) ||
    isOther(every?.km, entry.km) ||
    isOther(every?.months, entry.months) ||
    isOther(first?.km, entry.firstKm) ||
    isOther(first?.months, entry.firstMonths) ||
    atKm.some((at) => !isAt(entry, at))
  );
}

/**
 * Found: an entry with the same thing, work and interval. Wrong: what is about a thing of the set, for the same version
 * and work, and says another interval than each of its entries. Extra: what is about none of its things.
 */
function judge(
  entries: readonly IntervalEntry[],
  findings: readonly PlanFinding[],
): Judged<IntervalEntry, PlanFinding>[] {
  const intervals = findings.filter((one) => one.kind === 'interval');
  const isAbout = (entry: IntervalEntry, one: ManualInterval): boolean =>
    isSameThing(entry, one) && isSameVersion(entry, one);
  const fits = (entry: IntervalEntry, one: ManualInterval): boolean =>
    isAbout(entry, one) && entry.action === one.action && isSameInterval(entry, one);
  const judged = intervals.map((found): Judged<IntervalEntry, PlanFinding> => {
    const [entry, ...others] = entries.filter((one) => isAbout(one, found));
    if (!entry) return { found, counts: ['extra'] };
    const isRight = [entry, ...others].some(
      (one) => !contradicts(one, found) && isSevereRight(one, found),
    );
    return { entry, found, counts: isRight ? [] : ['wrong'] };
  });
  const isFound = (entry: IntervalEntry) => intervals.some((one) => fits(entry, one));
  return [...judged, ...entries.map((entry) => listed(entry, isFound(entry)))];
}

/** Maintenance intervals. */
export const plan: Kind<IntervalEntry, PlanFinding> = {
  finder: planFinder,
  entriesOf: (set) => set.plan,
  judge,
  columns: [],
  faults: ['missed', 'wrong', 'extra'],
  isApart: isHeldOut,
};
