import type { Door, EmergencyTopic } from '@contract';
import { expressionsOf } from '../spanish/expressions';
import { folded } from '../spanish/folded';

const { hasWord } = expressionsOf('doors.txt');

/** A section of words, and those that make it another thing. */
const told = (section: string, but?: string) => {
  const [says, unless] = [hasWord(section), but === undefined ? null : hasWord(but)];
  return (question: string): boolean => says.test(question) && unless?.test(question) !== true;
};

const [isRed, isAmber, isOther, blinks] = ['red', 'amber', 'other colours', 'blinks'].map((one) =>
  hasWord(one),
) as [RegExp, RegExp, RegExp, RegExp];

const COLOURS = [
  ['red', isRed],
  ['amber', isAmber],
  ['other', isOther],
] as const;

function lights(question: string): Door {
  const named = COLOURS.filter(([, expression]) => expression.test(question));
  return {
    kind: 'signals',
    // Of two colours either may be the one that was seen.
    colour: named.length === 1 ? (named[0]?.[0] ?? null) : null,
    blinks: blinks.test(question) ? true : null,
  };
}

const emergency = (topic: EmergencyTopic | null) => (): Door => ({ kind: 'emergency', topic });

type Rule = { isMeant: (question: string) => boolean; door: (question: string) => Door };

const isAboutInspection = told('inspection', 'inspection but');
const WHEN = hasWord('when');
const asksPrice = told('price', 'price but');
const SERVICED = hasWord('serviced');
/** "¿La ITV?" */
const MAX_NAME_WORDS = 3;

/** In this order: what is urgent first; a light of the battery is a light, and a puncture that a light told of a puncture. */
const RULES: readonly Rule[] = [
  { isMeant: told('accident'), door: emergency('accident') },
  { isMeant: told('overheating', 'overheating but'), door: emergency('overheating') },
  { isMeant: told('wheel', 'wheel but'), door: emergency('wheel') },
  { isMeant: told('lights', 'lights but'), door: lights },
  { isMeant: told('battery', 'battery but'), door: emergency('jump-start') },
  { isMeant: told('towing', 'towing but'), door: emergency('towing') },
  { isMeant: told('stranded'), door: emergency(null) },
  {
    isMeant: (question) =>
      isAboutInspection(question) &&
      (WHEN.test(question) || question.split(' ').length <= MAX_NAME_WORDS),
    door: () => ({ kind: 'inspection' }),
  },
  { isMeant: told('plan', 'plan but'), door: () => ({ kind: 'plan' }) },
  {
    isMeant: (question) => asksPrice(question) && SERVICED.test(question),
    door: () => ({ kind: 'paid' }),
  },
];

const plain = (question: string): string =>
  folded(question)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The part of Guantera that a question asks for beside the manual's words; null: none. */
export function doorOf(question: string): Door | null {
  const asked = plain(question);
  return RULES.find(({ isMeant }) => isMeant(asked))?.door(asked) ?? null;
}

/** The same of a question as it was read, to be added to its answer: it is not stored, as the words that tell it may grow. */
export function doorsOf({
  query,
  understoodAs,
}: {
  query: string;
  understoodAs?: string | undefined;
}): { door?: Door } {
  const door = doorOf(understoodAs ?? query);
  return door ? { door } : {};
}
