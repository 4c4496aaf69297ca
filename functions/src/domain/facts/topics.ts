import type { FactKind } from '@contract';
import { folded, hasWord } from './words';

/** A fluid of the vehicle, or what holds it. */
export type Topic = 'oil' | 'gear' | 'coolant' | 'brakes' | 'adblue' | 'tank' | 'other';

/** In this order: the oil of a gearbox is an oil, the tank of AdBlue a tank. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['other', hasWord('washer')],
  ['other', hasWord('air conditioning')],
  ['other', hasWord('other tanks')],
  ['brakes', hasWord('brake fluid')],
  ['coolant', hasWord('coolant')],
  ['adblue', hasWord('adblue')],
  ['gear', hasWord('gear')],
  ['oil', hasWord('oil')],
  ['tank', hasWord('tank')],
];

export const topicOf = (plain: string): Topic | null =>
  TOPICS.find(([, words]) => words.test(plain))?.[0] ?? null;

const GEAR_OIL = /(?<!\p{L})(?:gl-[345]|atf)(?!\p{L})/u;
const ENGINE_OIL = /(?<!\p{L})(?:acea [a-f]\d|api s[a-q]|ilsac)(?!\p{L})/u;

/** "Transfer | 75W-85 GL-4", "Motor e inversor | Refrigerante verde": of a row that is named after what it fills. */
export function topicOfProduct(product: string): Topic | null {
  const plain = folded(product);
  if (GEAR_OIL.test(plain)) return 'gear';
  if (ENGINE_OIL.test(plain)) return 'oil';
  return topicOf(plain) === 'coolant' ? 'coolant' : null;
}

/** Of the innermost of the titles that has one. */
export const topicAbove = (title: string): Topic | null => {
  for (const one of title.split(' · ')) {
    const topic = topicOf(one);
    if (topic) return topic;
  }
  return null;
};

/** Of a sentence: a bare "aceite" below "Aceite del reductor" is that of the gearbox. */
export function topicWithin(plain: string, title: string): Topic | null {
  const [own, above] = [topicOf(plain), topicAbove(title)];
  return own === 'oil' && above === 'gear' ? above : (own ?? above);
}

/** What a value is of that stands below no name of its own. */
export const NAMES: Partial<Record<Topic, string>> = {
  oil: 'Aceite de motor',
  brakes: 'Líquido de frenos',
  coolant: 'Refrigerante',
  adblue: 'Depósito de AdBlue',
  tank: 'Depósito de combustible',
};

export const CAPACITY: Partial<Record<Topic, FactKind>> = {
  oil: 'oil-capacity',
  gear: 'oil-capacity',
  coolant: 'coolant-capacity',
  brakes: 'brake-fluid',
  adblue: 'adblue-capacity',
  tank: 'tank-capacity',
};
