import type { Span } from '@contract';
import type { ManualPart, SourceUnit } from '../findings/manual-part';
import { ANY_ACTION } from './actions';
import { amountsIn } from '../quantity/amounts';
import { isBelowSevere, kindBelow, namesSevere } from './below';
import type { Draft } from './draft';
import { countOf, halfOf, spanOf } from '../quantity/span';
import { folded, hasWord } from './words';

const CASES = hasWord('cases of severe use', 'gu');
const MIN_CASES = 2;

/** How severe use changes intervals: to what, or that it halves them (null). */
type Change = { isOf: (draft: Draft) => boolean; to: Span | null; said: SourceUnit };

/** Sentences about severe use, as its definition or what changes by it. */
const sentencesOfSevere = (
  parts: readonly ManualPart[],
): { said: SourceUnit; isDefinition: boolean }[] =>
  parts.flatMap((part) => {
    if (part.kind === 'table' || kindBelow(part.titles) === 'other') return [];
    let isAbout = isBelowSevere(part.titles);
    return part.said.flatMap((said) => {
      const plain = folded(said.text);
      const isDefinition = (plain.match(CASES)?.length ?? 0) >= MIN_CASES;
      isAbout ||= namesSevere(said.text) || (isDefinition && CHANGES.test(plain));
      return isAbout ? [{ said, isDefinition }] : [];
    });
  });

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

function changeOf(said: SourceUnit): Change | null {
  const plain = folded(said.text.replace(/\s+/gu, ' '));
  const isHalf = HALF.test(plain);
  const to = isHalf ? null : spanOf(amountsIn(plain.split(TO)[1]?.slice(0, 40) ?? ''));
  if (to && countOf(to) === 0) return null;
  const { mark } = OF_MARKED.exec(plain)?.groups ?? {};
  if (mark !== undefined) return { isOf: ({ item }) => folded(item).includes(mark), to, said };
  const { names } = OF_NAMED.exec(plain)?.groups ?? {};
  if (names === undefined)
    return isHalf && /intervalos/u.test(plain) ? { isOf: () => true, to, said } : null;
  const each = (isHalf ? names.split(/, | y /u) : [names]).map((name) => name.trim());
  const isOf = ({ item, action }: Draft) =>
    action !== 'inspect' && each.some((name) => name !== '' && isNamed(item, name));
  return { isOf, to, said };
}

/** What a manual says of severe use: what it is, as it is printed, and what it changes. */
export function severeUseIn(parts: readonly ManualPart[]): {
  definition: SourceUnit[];
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
    const severe = change.to ?? halfOf(draft.every);
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
