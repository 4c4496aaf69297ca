import type { ManualPart, ManualText, SourceUnit } from '../findings/manual-part';
import { sentencesIn } from '../findings/sentences';
import { actionIn, ANY_ACTION, usualAction } from './actions';
import { amountsIn } from '../quantity/amounts';
import { unitsOf } from '../quantity/units';
import { isBelowDefinition, isBelowSevere, kindBelow, speaksOfSevere } from './below';
import { clausesIn, type Clause } from './clauses';
import { draftsOf, inProse, type Draft } from './draft';
import { objectOf } from './object-of';
import { anyOf, folded, withoutEnd } from './words';

const MAX_ITEM_LENGTH = 80;
/** "NOTA Compruebe": the label of a warning. */
const LABEL = /^\p{Lu}{4,}:?\s+(?=\p{Lu}\p{Ll})/u;
/** "Si lo deja más de tres meses", "0,5 litros por cada 1.000 km": no work that comes again for everybody. */
const IS_CONDITION = new RegExp(
  String.raw`^(?:${anyOf('conditions before')})(?!\p{L})` +
    String.raw`|[,;]\ssi\s(?:lo|la|el|no|va)(?!\p{L})`,
  'u',
);
/** "Cada 80.000 km si arrastra remolque"; "o antes si está sucio" is no condition. */
const HAS_CONDITION_BEHIND = new RegExp(
  String.raw`(?<!antes|(?<!\p{L})o),\s(?:si|siempre que|mientras|if)(?!\p{L})` +
    String.raw`|(?<!,|antes|tambien|incluso|(?<!\p{L})o)\s(?:${anyOf('conditions behind')})`,
  'u',
);
const IS_PROMISE =
  /(?<!\p{L})(?:garantia|warranty|cobertura|certificado|certificate|poliza)(?!\p{L})/u;
const IS_RATE = new RegExp(
  String.raw`(?<!\p{L})(?:por|${unitsOf('volume', 'mass', 'share')})\scada(?!\p{L})`,
  'u',
);
const NAMED = /^(?<left>[^:.;]{2,80}):\s(?<right>.{3,})$/u;
const MIN_KM = 500;
const MIN_ONCE_KM = 5000;

/** Looked for first, as most sentences have none of it. */
const QUICK = new RegExp(
  String.raw`${anyOf('tells how often')}|\d\s?mil|(?<!\p{L})(?:${unitsOf('time', 'period', 'distance')})(?!\p{L})`,
  'iu',
);
const IS_DENIED = new RegExp(
  String.raw`(?<!\p{L})no (?:se |lo |la |requieren? |necesitan? |hay que )?${ANY_ACTION}(?!\p{L})`,
  'u',
);

type Sentence = { text: string; said: SourceUnit; part: ManualText };

/** Distances that are too short are no maintenance; once at a distance is so only of what is renewed. */
function isCertain(
  { every, first, isRepeated }: Clause,
  { isPlan, isPlanned, action }: { isPlan: boolean; isPlanned: boolean; action: string | null },
): boolean {
  const span = every ?? first;
  if (!span || (span.km ?? span.miles ?? span.months) === null) return false;
  if (span.km !== null && span.km < MIN_KM) return false;
  if (isRepeated || isPlan || (every === null && isPlanned)) return true;
  if (span.months !== null && span.months < 12) return false;
  return (
    action !== null &&
    (action === 'replace' || span.km === null) &&
    (span.km ?? MIN_ONCE_KM) >= MIN_ONCE_KM
  );
}

function draftsIn(
  clauses: readonly Clause[],
  named: { item: string; action: Draft['action'] | null; isAt: boolean },
  { said, part }: Sentence,
): Draft[] {
  const isPlanned = kindBelow(part.titles) === 'plan';
  const isPlan = isPlanned && named.isAt && kindBelow(part.titles.slice(-1)) === 'plan';
  const { item, action } = named;
  if (item === '' || item.length > MAX_ITEM_LENGTH) return [];
  const isSure = (clause: Clause): boolean =>
    (action !== null || usualAction(item, clause.every) !== 'other') &&
    (clause.isEveryService ||
      isCertain(clause, { isPlan, isPlanned, action: clause.action ?? action }));
  const about = { ...inProse(part.titles), item, said: [said] };
  return clauses
    .filter(isSure)
    .flatMap((clause) => draftsOf(clause, action ? [action] : [], about));
}

/** "Bujías: cada 60.000 km", "Cada mes: luces, fugas". */
function namedSentence(sentence: Sentence): Draft[] {
  const { left = '', right = '' } = NAMED.exec(sentence.text)?.groups ?? {};
  if (left === '') return [];
  const [begin] = amountsIn(folded(left));
  if (begin) {
    const clauses = clausesIn(left);
    const title = sentence.part.titles.at(-1) ?? '';
    const action = actionIn(folded(right)) ?? actionIn(folded(title));
    const item = withoutEnd(right, '. ');
    return clauses.length === 1 ? draftsIn(clauses, { item, action, isAt: false }, sentence) : [];
  }
  const action = actionIn(folded(right)) ?? actionIn(folded(left));
  return draftsIn(clausesIn(right), { item: left, action, isAt: true }, sentence);
}

function toldSentence(sentence: Sentence): Draft[] {
  const plain = folded(sentence.text);
  const action = actionIn(plain);
  if (!action) return [];
  const clauses = clausesIn(sentence.text);
  const works = new Set(clauses.map((clause) => clause.action));
  const isOneEach = works.size === clauses.length && !works.has(null);
  if (clauses.length > 1 && !isOneEach && clauses.some(({ version }) => version === null))
    return [];
  const item = objectOf(sentence.text, sentence.part.titles, action);
  return draftsIn(clauses, { item, action, isAt: false }, sentence);
}

function sentencesOf(part: ManualText): Sentence[] {
  if (kindBelow(part.titles) === 'other') return [];
  return part.said.flatMap((said) =>
    sentencesIn(said.text.replace(/\s+/gu, ' ')).map((text) => ({
      text: text.replace(LABEL, '').trim(),
      said,
      part,
    })),
  );
}

/** Whether a sentence may say of everybody that something is due again and again. */
function mayTell({ text, part }: Sentence): boolean {
  if (!QUICK.test(text)) return false;
  const plain = folded(text);
  if (IS_RATE.test(plain) || IS_DENIED.test(plain) || IS_PROMISE.test(plain)) return false;
  if (IS_CONDITION.test(plain)) return false;
  // Severe use beside the normal one: both are told.
  if (clausesIn(text).some(({ severe }) => severe !== null)) return true;
  if (isConditionBehind(plain)) return false;
  return isBelowSevere(part.titles) || !speaksOfSevere(text);
}

const isConditionBehind = (plain: string): boolean => {
  const [amount] = amountsIn(plain);
  return amount !== undefined && HAS_CONDITION_BEHIND.test(plain.slice(amount.end));
};

/** What sentences and items of lists say of maintenance. */
export function planSentences(parts: readonly ManualPart[]): Draft[] {
  return parts
    .flatMap((part) => (part.kind === 'table' ? [] : sentencesOf(part)))
    .filter(mayTell)
    .flatMap((sentence) => {
      const named = namedSentence(sentence);
      if (named.length > 0) return named;
      // Below "Qué es uso severo" what is told may be of it.
      return isBelowDefinition(sentence.part.titles) ? [] : toldSentence(sentence);
    });
}
