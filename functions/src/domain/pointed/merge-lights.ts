import { MAX_SIGNALS, type Quote } from '@contract';
import { matchesOf } from '../warning-lights/catalogue';
import { atLeastWorkshop, mostSevere } from '../warning-lights/decide';
import { moreSevere, SEVERITY_OF, toldBy } from '../warning-lights/severity';
import type { Meaning, Signal } from '../warning-lights/signal';
import { isPrinted } from './runs-of-words';

type Merging = {
  byRules: readonly Signal[];
  byModel: readonly Signal[];
  /** The titles that a unit stands below: its section. */
  sectionOf: (unit: string) => string | null;
};

const unitsOf = ({ meanings }: Signal): string[] =>
  meanings.flatMap(({ quotes }) => quotes.map(({ unit }) => unit));

const share = <One>(one: readonly One[], other: readonly One[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((each) => other.includes(each));

const keyOf = ({ name }: Signal): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const isNamedAlike = (one: Signal, other: Signal): boolean =>
  (one.catalogue !== null && one.catalogue === other.catalogue) ||
  keyOf(one).includes(keyOf(other)) ||
  keyOf(other).includes(keyOf(one));

/** The same light: both quote one place, by one name or as one light of the catalogue. */
function isSame(one: Signal, other: Signal): boolean {
  if (!share(one.colours, other.colours) || !isNamedAlike(one, other)) return false;
  const units = new Set(unitsOf(other));
  return unitsOf(one).some((unit) => units.has(unit));
}

type Light = { rule: Signal; own: Signal };

/**
 * Whether rules took the words of another place for this light, by what speaks for that and not by what is missing: they stand in
 * another section, do not name the light, and the model points at them for another light.
 */
function isOfAnother(quote: Quote, row: Quote, { rule, own }: Light, merging: Merging): boolean {
  const { sectionOf, byModel } = merging;
  const isNamed = [rule.name, own.name].some((name) => isPrinted(name, [quote.text]));
  const kinds = matchesOf(quote.text).map(({ entry }) => entry.id);
  return (
    sectionOf(quote.unit) !== sectionOf(row.unit) &&
    !(isNamed || kinds.includes(rule.catalogue ?? '')) &&
    !unitsOf(own).includes(quote.unit) &&
    byModel.some((other) => other !== own && unitsOf(other).includes(quote.unit))
  );
}

/** Whether the row of a light decides alone: what decided by rule is of another light, and so is all that asks for more. */
function isOverruled(rule: Meaning, own: Meaning, light: Light, merging: Merging): boolean {
  const [row] = rule.quotes;
  const { deciding } = rule;
  if (!row || !deciding || rule.decidedBy !== 'words' || own.decidedBy !== 'words') return false;
  if (own.deciding?.quote.unit !== row.unit) return false;
  const isMore = ({ text }: Quote): boolean => {
    const told = toldBy(text);
    return told !== null && moreSevere(own.severity, SEVERITY_OF[told.says]) !== own.severity;
  };
  return [deciding.quote, ...rule.quotes.filter(isMore)].every((quote) =>
    isOfAnother(quote, row, light, merging),
  );
}

const together = (one: readonly Quote[], other: readonly Quote[]): Quote[] => [
  ...new Map([...one, ...other].map((quote) => [quote.unit, quote])).values(),
];

/** The more urgent of both stands, but where rules took the words of another light. */
function merged(rule: Meaning, own: Meaning, light: Light, merging: Merging): Meaning {
  const decided = isOverruled(rule, own, light, merging) ? own : mostSevere(rule, own);
  const { severity, decidedBy, deciding } = decided;
  const { tellsOwner } = decided === own ? own : rule;
  const namesWorkshop = severity === 'workshop' && [rule, own].some((one) => one.namesWorkshop);
  return {
    ...{
      blinks: rule.blinks,
      severity,
      decidedBy,
      deciding,
      ...(namesWorkshop && { namesWorkshop }),
      ...(tellsOwner && { tellsOwner }),
    },
    // "You may go on" has to be said by both: one that read otherwise has a reason.
    mayGoOn: severity === 'workshop' && rule.mayGoOn && own.mayGoOn ? rule.mayGoOn : null,
    quotes: together(rule.quotes, own.quotes),
  };
}

/** What no rule confirms lets nobody drive on. */
const unconfirmed = (meaning: Meaning): Meaning => ({ ...meaning, mayGoOn: null });

function mergedSignal(rule: Signal, own: Signal, merging: Merging): Signal {
  const meanings = rule.meanings.map((meaning) => {
    const of = (state: boolean | null) => own.meanings.find(({ blinks }) => blinks === state);
    // Words that tell no state apart are about the only one that rules know.
    const same = of(meaning.blinks) ?? (rule.meanings.length === 1 ? of(null) : undefined);
    return same ? merged(meaning, same, { rule, own }, merging) : meaning;
  });
  const known = new Set(rule.meanings.map(({ blinks }) => blinks));
  // Who sees a state that rules do not tell apart is shown all that they found: no word less by what a model adds.
  const others = own.meanings.filter(
    ({ blinks, severity, decidedBy }) =>
      blinks !== null && !known.has(blinks) && severity !== 'info' && decidedBy === 'words',
  );
  return {
    ...rule,
    colours: rule.colours.length > 0 ? rule.colours : own.colours,
    meanings: [...meanings, ...others.map(unconfirmed)],
  };
}

const free = (id: string, taken: ReadonlySet<string>): string => {
  let count = 2;
  if (!taken.has(id)) return id;
  while (taken.has(`${id}-${count}`)) count += 1;
  return `${id}-${count}`;
};

/** Of a light that only a model saw: that it asks for nothing has to be said by its words or its colour. */
const seenByModel = ({ meanings, ...own }: Signal, id: string): Signal => ({
  ...{ ...own, id, isToCheck: true },
  meanings: meanings.map((meaning) =>
    unconfirmed({ ...meaning, ...atLeastWorkshop(meaning, own) }),
  ),
});

/**
 * What rules found and what a model pointed at, as one list. No light of the rules is left out, whatever a model writes or leaves
 * out; what only the model saw is to be checked by its reader.
 */
export function mergeLights(merging: Merging): Signal[] {
  const { byRules, byModel } = merging;
  const used = new Set<Signal>();
  const known = byRules.map((rule) => {
    const same = byModel.filter((own) => isSame(rule, own));
    for (const own of same) used.add(own);
    return same.reduce((light, own) => mergedSignal(light, own, merging), rule);
  });
  const taken = new Set(known.map(({ id }) => id));
  const beyond = byModel
    .filter((own) => !used.has(own))
    .map((own) => {
      const id = free(own.id, taken);
      taken.add(id);
      return seenByModel(own, id);
    });
  return [...known, ...beyond].slice(0, MAX_SIGNALS);
}
