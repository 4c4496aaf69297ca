import type { Span } from '@contract';
import type { ManualPart, Said } from '../findings/manual-part';
import { ANY_ACTION } from './actions';
import { amountsIn } from './amounts';
import { isBelowSevere, kindBelow, namesSevere } from './below';
import type { Draft } from './draft';
import { halfOf, spanOf } from './span';
import { folded, hasWord } from './words';

const CASES = hasWord('cases of severe use', 'gu');
const FEWEST_CASES = 2;

/** Looked for first, as most sentences have none of it. */
const QUICK = /sever|intens|exigent|dur[ao]s|dif[ií]ciles|adversas|mitad|acort|reduz|reduc|half/iu;

/** How severe use changes intervals. */
export type Change = { isOf: (draft: Draft) => boolean; to: Span | 'half'; said: Said };

/** Sentences about severe use, as its definition or what changes by it. */
function sentencesOfSevere(parts: readonly ManualPart[]): { said: Said; isDefinition: boolean }[] {
  return parts.flatMap((part) => {
    if (part.kind === 'table' || kindBelow(part.titles) === 'other') return [];
    const isBelow = isBelowSevere(part.titles);
    let isAfter = false;
    return part.said.flatMap((said) => {
      if (!isBelow && !isAfter && !QUICK.test(said.text)) return [];
      const plain = folded(said.text);
      const cases = plain.match(CASES)?.length ?? 0;
      const isNamed = namesSevere(said.text);
      const changes = CHANGES.test(plain);
      const isDefinition = cases >= FEWEST_CASES && (isNamed || isBelow || changes);
      const isAbout = isDefinition || isNamed || isBelow || (isAfter && changes);
      isAfter = isAfter || isAbout;
      return isAbout ? [{ said, isDefinition }] : [];
    });
  });
}

const CHANGES =
  /(?:la mitad|intervalos? de|cambios? de|acort\p{L}+|reduzca\p{L}*|reduc\p{L}+|half)/u;
const HALF = /(?:a|en|por) la mitad|la mitad del? (?:los )?intervalos?|in half/u;
const OF_MARKED = /marcad[oa]s con (?:un |una )?(?<mark>\([^)]{1,3}\)|\*)/u;
const OF_NAMED =
  /(?:intervalos? (?:de|del|para)(?: cambio de)?|cambios? (?:de|del)) (?:el |la |los |las )?(?<names>[\p{L} ,]{3,80}?)(?= a la mitad| a \d| si |[.:;]|$)/u;
const TO = / a (?=\d)/u;

/** What may stand behind a name that is the same thing. */
const TAIL = /^(?:$|,| \(| y | del? motor| de aceite)/u;

function isNamed(item: string, name: string): boolean {
  const plain = folded(item);
  return plain.startsWith(name) && TAIL.test(plain.slice(name.length));
}

function changeOf(said: Said): Change | null {
  const plain = folded(said.text.replace(/\s+/gu, ' '));
  const [, behind = ''] = plain.split(TO);
  const span = spanOf(amountsIn(behind.slice(0, 40)));
  const isHalf = HALF.test(plain);
  if (!isHalf && (span.km ?? span.miles ?? span.months) === null) return null;
  const to = isHalf ? 'half' : span;
  const { mark } = OF_MARKED.exec(plain)?.groups ?? {};
  if (mark !== undefined) return { isOf: ({ item }) => folded(item).includes(mark), to, said };
  const { names } = OF_NAMED.exec(plain)?.groups ?? {};
  if (names === undefined)
    return isHalf && /intervalos/u.test(plain) ? { isOf: () => true, to, said } : null;
  const each = isHalf ? names.split(/, | y /u).map((name) => name.trim()) : [names.trim()];
  const isOf = ({ item, action }: Draft) =>
    action !== 'inspect' && each.some((name) => name !== '' && isNamed(item, name));
  return { isOf, to, said };
}

/** What a manual says of severe use: what it is, as it is printed, and what it changes. */
export function severeUseIn(parts: readonly ManualPart[]): {
  definition: Said[];
  changes: Change[];
} {
  const sentences = sentencesOfSevere(parts);
  return {
    definition: sentences.flatMap(({ said, isDefinition }) => (isDefinition ? [said] : [])),
    changes: sentences.flatMap(({ said }) => changeOf(said) ?? []),
  };
}

/** Intervals with what sentences say of severe use. */
export function withSevereSentences(changes: readonly Change[], drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft) => {
    if (draft.severe || draft.isProse || !draft.every) return draft;
    const change = changes.find(({ isOf }) => isOf(draft));
    if (!change) return draft;
    const severe = change.to === 'half' ? halfOf(draft.every) : change.to;
    return { ...draft, severe, said: [...draft.said, change.said] };
  });
}

const CONTENT = /\p{L}{4,}/gu;
const NO_NAME = new Set(['motor', 'filtro', 'aceite', 'para', 'caja', 'nivel']);
const SAYS_ACTION = new RegExp(String.raw`(?<!\p{L})${ANY_ACTION}(?!\p{L})`, 'gu');

const SEVERE = hasWord('names of severe use', 'gu');

const wordsIn = (item: string): string[] =>
  (folded(item).replace(SAYS_ACTION, '').replace(SEVERE, '').match(CONTENT) ?? []).map((word) =>
    word.replace(/e?s$/u, ''),
  );

/** Whether two names are of one thing: all words of one are in the other, and one of them tells. */
export function isSameThing(one: string, other: string): boolean {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  if (few.length === 0 || !few.every((word) => many.includes(word))) return false;
  return few.length === many.length || few.some((word) => !NO_NAME.has(word));
}

/** Intervals with what a table or list of severe use says of them. */
export function withSevereDrafts(drafts: readonly Draft[]): Draft[] {
  const severe = drafts.filter(({ isSevere }) => isSevere);
  const normal = drafts.filter(({ isSevere }) => !isSevere);
  return normal.map((draft) => {
    if (draft.isProse) return draft;
    const same = severe.filter(
      (other) =>
        isSameThing(other.item, draft.item) &&
        [draft.versions.join(), ''].includes(other.versions.join()) &&
        (other.isActionSaid
          ? other.action === draft.action
          : draft.action === usualOf(normal, draft)),
    );
    const spans = new Set(same.map(({ every }) => JSON.stringify(every)));
    const [first] = same;
    if (!first?.every || spans.size !== 1) return draft;
    return { ...draft, severe: first.every, said: [...draft.said, ...first.said] };
  });
}

/** Of several things done with one, that which a row without a verb means: renewing it. */
const usualOf = (drafts: readonly Draft[], { item, title }: Draft): Draft['action'] | undefined => {
  const own = drafts.filter((other) => other.item === item && other.title === title);
  return (own.find(({ action }) => action === 'replace') ?? own[0])?.action;
};
