import { folded } from '../spanish/folded';
import { headedLists } from '../spanish/word-lists';

/** What the words of a name tell of a version, by what they tell apart: its gearbox, the wheels that drive it. */
type Traits = ReadonlyMap<string, ReadonlySet<string>>;

const TRAITS = new Map(
  headedLists('version-words.txt').flatMap(([trait, words]) => {
    const [kind = '', value = ''] = trait.split(' ');
    return words.map((word) => [word, { kind, value }] as const);
  }),
);
const WORD = /[\p{L}\d]+/gu;

/** "El de gas", "1.6 AT", "4x4": the words that stand for more than themselves. */
export function traitsIn(name: string): Traits {
  const traits = new Map<string, Set<string>>();
  for (const [word] of folded(name).matchAll(WORD)) {
    const trait = TRAITS.get(word);
    if (trait) traits.set(trait.kind, (traits.get(trait.kind) ?? new Set()).add(trait.value));
  }
  return traits;
}

const OWN = /\b(?:mi|este|esta|la|el) (?:version|acabado|motorizacion|modelo)\b/;

/** Whether a question, in plain words, is about "mi versión". */
export const namesOwnVersion = (plain: string): boolean => OWN.test(plain);
