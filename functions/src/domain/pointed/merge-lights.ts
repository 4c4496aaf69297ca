import { MAX_SIGNALS, type Quote } from '@contract';
import { mostSevere } from '../warning-lights/decide';
import type { Meaning, Signal } from '../warning-lights/signal';

type Merging = {
  byRules: readonly Signal[];
  byModel: readonly Signal[];
  /** The titles that a unit stands below: its section. */
  sectionOf: (unit: string) => string | null;
  /** What the model has read. */
  pages: ReadonlySet<number>;
};

const unitsOf = ({ meanings }: Signal): string[] =>
  meanings.flatMap(({ quotes }) => quotes.map(({ unit }) => unit));

const share = <One>(one: readonly One[], other: readonly One[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((each) => other.includes(each));

const keyOf = ({ name }: Signal): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The same light: both quote one place, by one name or as one light of the catalogue. */
const isSame = (one: Signal, other: Signal): boolean =>
  share(one.colours, other.colours) &&
  unitsOf(one).some((unit) => unitsOf(other).includes(unit)) &&
  (keyOf(one) === keyOf(other) ||
    (one.catalogue !== null && one.catalogue === other.catalogue) ||
    keyOf(one).includes(keyOf(other)) ||
    keyOf(other).includes(keyOf(one)));

/** Rules took the words of another place for it. */
function isElsewhere({ deciding, quotes }: Meaning, sectionOf: Merging['sectionOf']): boolean {
  const [own] = quotes;
  if (!deciding || !own) return false;
  return sectionOf(deciding.quote.unit) !== sectionOf(own.unit);
}

const together = (one: readonly Quote[], other: readonly Quote[]): Quote[] => [
  ...new Map([...one, ...other].map((quote) => [quote.unit, quote])).values(),
];

/**
 * The more urgent of both stands. What the model points at stands alone only where rules took the words of another section, and
 * the light's own words decide.
 */
function merged(rule: Meaning, own: Meaning, sectionOf: Merging['sectionOf']): Meaning {
  const isOverruled = isElsewhere(rule, sectionOf) && own.decidedBy === 'words';
  const decided = isOverruled ? own : mostSevere(rule, own);
  const { severity, decidedBy, deciding } = decided;
  return {
    ...{ blinks: rule.blinks, severity, decidedBy, deciding },
    // "You may go on" has to be said by both: one that read otherwise has a reason.
    mayGoOn: severity === 'workshop' && rule.mayGoOn && own.mayGoOn ? rule.mayGoOn : null,
    quotes: together(rule.quotes, own.quotes),
  };
}

function mergedSignal(rule: Signal, own: Signal, sectionOf: Merging['sectionOf']): Signal {
  const meanings = rule.meanings.map((meaning) => {
    const same = own.meanings.find(({ blinks }) => blinks === meaning.blinks);
    return same ? merged(meaning, same, sectionOf) : meaning;
  });
  const known = new Set(rule.meanings.map(({ blinks }) => blinks));
  const isStateTold = !known.has(null);
  const others = own.meanings.filter(
    ({ blinks }) => !known.has(blinks) && (blinks !== null || !isStateTold),
  );
  return {
    ...rule,
    colours: rule.colours.length > 0 ? rule.colours : own.colours,
    meanings: [...meanings, ...others],
  };
}

const free = (id: string, taken: ReadonlySet<string>): string => {
  let count = 2;
  if (!taken.has(id)) return id;
  while (taken.has(`${id}-${count}`)) count += 1;
  return `${id}-${count}`;
};

/** What rules found and what a model pointed at, as one list. What only the model saw is to be checked by its reader. */
export function mergeLights({ byRules, byModel, sectionOf, pages }: Merging): Signal[] {
  const used = new Set<Signal>();
  const known = byRules.flatMap((rule) => {
    const same = byModel.filter((own) => isSame(rule, own));
    for (const own of same) used.add(own);
    if (same.length > 0)
      return [same.reduce((light, own) => mergedSignal(light, own, sectionOf), rule)];
    const isRead = rule.meanings.every(({ quotes }) => quotes.every(({ page }) => pages.has(page)));
    const isWrong = rule.meanings.every((meaning) => isElsewhere(meaning, sectionOf));
    return isRead && isWrong ? [] : [rule];
  });
  const taken = new Set(known.map(({ id }) => id));
  const beyond = byModel
    .filter((own) => !used.has(own))
    .map((own) => {
      const id = free(own.id, taken);
      taken.add(id);
      return { ...own, id, isToCheck: true };
    });
  return [...known, ...beyond].slice(0, MAX_SIGNALS);
}
