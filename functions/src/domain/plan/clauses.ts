import type { PlanAction, Span } from '@contract';
import { amountsIn, PERIOD, type Amount } from '../quantity/amounts';
import { versionBehind } from '../versions/said-of-some';
import { spanOf } from '../quantity/span';
import { actionIn, ANY_ACTION } from './actions';
import { namesSevere } from './below';
import { anyOf, folded, hasWord } from './words';

/** What a cell or a sentence says of one piece of work. */
export type Clause = {
  /** Null where it names none. */
  action: PlanAction | null;
  every: Span | null;
  first: Span | null;
  /** In severe use, where it says so beside the normal one. */
  severe: Span | null;
  isEveryService: boolean;
  /** "(4x4)", "en la GLP": what it is for, where it gives several. */
  version: string | null;
  /** Whether it says in words that it comes again: "cada", "una vez al año". */
  isRepeated: boolean;
};

export const NO_CLAUSE: Clause = {
  ...{ action: null, every: null, first: null, severe: null, isEveryService: false },
  ...{ version: null, isRepeated: false },
};

type Group = { amounts: Amount[]; lead: string; after: string };

const THEN = hasWord('then');
const FIRST = hasWord('first');
const EACH_SERVICE = hasWord('each service');
const EVERY = /(?:cada|every|each)(?: uno?s?)?\s$/u;
/** Between a distance and a time that are said of the same: "15.000 km o 1 año". */
const OR =
  /^\)?(?:\s?\([^)]{1,40}\))?,?\s?(?:o(?: bien)?|u|or|y|\/|·|-)?\s?(?:cada|a los|como maximo|max\.?|every)?\s?$/u;
/** "5,000 miles (8,000 km)". */
const IN_BRACKETS_TOO = /^\s?\($/u;
/** "15.000-20.000 km", "hasta 30.000 km", "más de 6 años": no interval that one could hold to. */
const IS_UNSURE =
  /(?:\d\s?(?:[-–]|a|y|o|to|or|and)|(?<!\p{L})(?:hasta|menos de|inferior(?:es)? a|durante|primer[oa]s|tolerancia de|aproximadamente tras|less than|up to|within)(?: (?:los|las|el))?|[±<>≤≥])\s?$/u;
/** "Más de 6 años" is an age at which something is due; "a más de 3.000 m" and "a partir de 60.000 km" may be anything. */
const IS_FROM =
  /(?<!\p{L})(?:mas de|superior(?:es)? a|a partir de|more than|over)(?: (?:los|las|el))?\s?$/u;
/** "Cada 5" behind "a los 10 años": years, too. */
const UNIT_LEFT_OUT = new RegExp(
  String.raw`((?:\d{1,2}) (${PERIOD})[^.;]{0,20}[.;,]?[^.]{0,20}(?:cada|every) \d{1,2})(?=$|[.;)](?!\d))`,
  'u',
);
const NEXT_PIECE = new RegExp(
  String.raw`;\s|[.]\s(?=\p{L})|,?\s(?:y|e)\s(?=(?:se\s)?${ANY_ACTION}\s)`,
  'u',
);
const BEGINS_WITH_THEN = new RegExp(String.raw`^(?:y\s)?(?:${anyOf('then')})(?!\p{L})`, 'u');
const BEGINS_WITH_FIRST = new RegExp(
  String.raw`^(?:y\s)?(?:(?:el|la)\s)?(?:${anyOf('first')})(?!\p{L})`,
  'u',
);

/** "Después, cada 5 años", "en uso severo, cada 7.500 km": of the work before it, unless it names one. */
const goesOn = (piece: string): boolean =>
  BEGINS_WITH_THEN.test(piece) ||
  ((BEGINS_WITH_FIRST.test(piece) || namesSevere(piece)) && actionIn(piece) === null);

/** Several pieces of work in one cell: "Revisar cada 20,000 km; cambiar a los 100,000 km". */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(NEXT_PIECE)) {
    const before = pieces.at(-1);
    if (before !== undefined && goesOn(piece)) {
      pieces[pieces.length - 1] = `${before}; ${piece}`;
    } else pieces.push(piece);
  }
  return pieces;
}

function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  let end = 0;
  for (const amount of amountsIn(text)) {
    const last = groups.at(-1);
    const between = text.slice(end, amount.start);
    const isOther = last?.amounts.every(({ unit }) => unit !== amount.unit) === true;
    const isInBrackets = IN_BRACKETS_TOO.test(between) && text[amount.end] === ')';
    if (last && isOther && (isInBrackets || OR.test(between))) last.amounts.push(amount);
    else groups.push({ amounts: [amount], lead: between, after: '' });
    end = amount.end;
  }
  groups.forEach((group, at) => {
    const from = group.amounts.at(-1)?.end ?? 0;
    group.after = text.slice(from, groups[at + 1]?.amounts[0]?.start ?? text.length);
  });
  return groups;
}

/** Behind a sign, and in brackets that are still open: "(uso severo: 7.500 km)", not "15.000 km (uso severo), 30.000 km". */
const BEGINS_ANEW = /^[\s)]{0,3}[(,;:][^)]*$/u;

/** What a second group says of the first one's interval: "(la primera vez a los 3 años)", "(7.500 km en uso severo)". */
function besideOf({ lead, amounts, after }: Group): Partial<Clause> | null {
  const span = spanOf(amounts);
  if (FIRST.test(lead) && !EVERY.test(lead)) return { first: span };
  const isSevere = namesSevere(lead) || namesSevere(after.split(/[),.;]/u)[0] ?? '');
  return isSevere && BEGINS_ANEW.test(lead) ? { severe: span } : null;
}

const isRepeated = ({ amounts, lead }: Group): boolean =>
  amounts.some(({ isFrequency }) => isFrequency) || EVERY.test(lead);

const A_YEAR = 12;
const MIN_KM = 400;

/** "Parado 2 horas o menos de 3 km": nothing of maintenance. */
const isTooShort = ({ amounts }: Group): boolean =>
  amounts.every(({ unit, value }) => unit === 'hours' || (unit !== 'months' && value < MIN_KM));

const isUnsure = ({ lead, amounts }: Group): boolean =>
  IS_UNSURE.test(lead) ||
  (IS_FROM.test(lead) && amounts.some(({ unit, value }) => unit !== 'months' || value < A_YEAR));

/** The version as it is printed: found in folded text, which has every letter where it was. */
const asPrinted = (whole: string, version: string | null): string | null => {
  if (version === null) return null;
  const at = folded(whole).indexOf(version);
  return at < 0 ? version : whole.slice(at, at + version.length);
};

function clausesOf(piece: string, whole: string): Clause[] {
  const base: Clause = { ...NO_CLAUSE, action: actionIn(piece) };
  const groups = groupsIn(piece);
  if (EACH_SERVICE.test(piece) && groups.length === 0)
    return [{ ...base, isEveryService: true, isRepeated: true }];
  const [one, other] = groups;
  if (!one || groups.some((group) => isUnsure(group) && (groups.length === 1 || isRepeated(group))))
    return [];
  if (!other) {
    const span = spanOf(one.amounts);
    const isFirst = FIRST.test(one.lead) && !EVERY.test(one.lead);
    if (isFirst) return [{ ...base, first: span }];
    return [{ ...base, every: span, isRepeated: isRepeated(one) }];
  }
  if (
    groups.length === 2 &&
    (THEN.test(other.lead) || (FIRST.test(one.lead) && EVERY.test(other.lead)))
  ) {
    return [
      { ...base, first: spanOf(one.amounts), every: spanOf(other.amounts), isRepeated: true },
    ];
  }
  const beside = groups.length === 2 ? besideOf(other) : null;
  if (beside) return [{ ...base, every: spanOf(one.amounts), isRepeated: true, ...beside }];
  const versions = groups.map(({ after }) => versionBehind(after));
  if (versions.every((version) => version === null)) {
    // "Una vez al mes (parado 2 horas o menos de 3 km)": the others are no interval.
    const [repeated, more] = groups.filter((group) => isRepeated(group) || !isTooShort(group));
    return repeated && !more
      ? [{ ...base, every: spanOf(repeated.amounts), isRepeated: true }]
      : [];
  }
  if (versions.includes(null)) return [];
  return groups.map((group, at) => ({
    ...base,
    every: spanOf(group.amounts),
    version: asPrinted(whole, versions[at] ?? null),
    isRepeated: isRepeated(group) || isRepeated(one),
  }));
}

/** What a cell or a sentence says is due and when; nothing where that is not certain. */
export function clausesIn(text: string): Clause[] {
  const plain = folded(text).replace(UNIT_LEFT_OUT, '$1 $2');
  return piecesOf(plain).flatMap((piece) => clausesOf(piece, text));
}
