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
const START_STOP = /(?<!\p{L})(?:start[-/& ]{1,3}stop|stop[-/& ]{1,3}start)(?!\p{L})/gu;
const WITHOUT = /(?<!\p{L})sin (?:sistema )?(?=startstop)/gu;

/** "Sin Start-Stop" is one word, as it is one thing. */
const wordsOf = (name: string): string[] =>
  folded(name).replace(START_STOP, 'startstop').replace(WITHOUT, 'sin').match(WORD) ?? [];

/** "El de gas", "1.6 AT", "4x4", "sin Start-Stop": the words that stand for more than themselves. */
export function traitsIn(name: string): Traits {
  const traits = new Map<string, Set<string>>();
  for (const word of wordsOf(name)) {
    const trait = TRAITS.get(word);
    if (trait) traits.set(trait.kind, (traits.get(trait.kind) ?? new Set()).add(trait.value));
  }
  return traits;
}

const BESIDE = new Set(['con', 'sistema', 'motor', 'motores', 'vehiculos', 'versiones']);

/** Whether a text says that a vehicle has some equipment, or lacks it, and nothing else: "Con Start-Stop". */
export const isEquipment = (text: string): boolean =>
  traitsIn(text).get('equipment')?.size === 1 &&
  wordsOf(text).every((word) => BESIDE.has(word) || TRAITS.get(word)?.kind === 'equipment');

const OWN = /\b(?:mi|este|esta|la|el) (?:version|acabado|motorizacion|modelo)\b/;

/** Whether a question, in plain words, is about "mi versión". */
export const namesOwnVersion = (plain: string): boolean => OWN.test(plain);
