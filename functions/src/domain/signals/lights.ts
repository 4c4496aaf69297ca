import type { SignalColour, SignalSeverity } from '@contract';
import { fold } from '../spanish/words';
import { stemsOf } from './catalogue';
import type { Legend } from './colour-legend';
import type { Mention, Words } from './mention';
import { graveIn, type Sections } from './references';
import {
  goingOnBy,
  moreSevere,
  SEVERITY_OF,
  strength,
  toldBy,
  usualSeverity,
  type Told,
} from './severity';
import { quoteOf, type Meaning, type Signal } from './signal';

const STATES = /,?\s*(?:que )?(?:fij[oa]s?|intermitentes?|parpade\p{L}*)(?!\p{L}).*$/iu;

/** A name as others of the same light are told: without what its state says, and without marks. */
const keyOf = (name: string): string =>
  fold(name.toLowerCase())
    .replace(STATES, '')
    .replace(/[^\p{L}\p{N}()!+-]+/gu, ' ')
    .trim();

type Light = Pick<Mention, 'name' | 'catalogue' | 'isMessage' | 'colours'> & {
  key: string;
  mentions: Mention[];
};

const share = (one: readonly SignalColour[], other: readonly SignalColour[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((colour) => other.includes(colour));

/** The lights of a manual: rows of one name and colour are one, what texts mention goes to the light that they name. */
function lightsOf(mentions: readonly Mention[]): Light[] {
  const lights: Light[] = [];
  const ordered = [
    ...mentions.filter((one) => one.isListed),
    ...mentions.filter((one) => !one.isListed),
  ];
  for (const mention of ordered) {
    const key = keyOf(mention.name);
    const same = lights.filter((light) => isSame(light, mention, key));
    const light = same.find((one) => one.key === key) ?? same[0];
    if (light) {
      light.mentions.push(mention);
      if (light.colours.length === 0) light.colours = mention.colours;
    } else {
      const { name, catalogue, isMessage, colours } = mention;
      lights.push({ name, catalogue, isMessage, colours, key, mentions: [mention] });
    }
  }
  return lights;
}

/** "READY" of "READY Listo". */
const isPart = (key: string, whole: string): boolean => ` ${whole} `.includes(` ${key} `);

function isSame(light: Light, mention: Mention, key: string): boolean {
  if (!share(light.colours, mention.colours)) return false;
  if (light.key === key) return true;
  if (mention.isMessage && !mention.isListed && isPart(key, light.key)) return true;
  // Two rows are two lights, however alike: "Bombona" and "Bombona tachada".
  if (mention.isListed || mention.isMessage || mention.catalogue === null) return false;
  return !light.isMessage && light.catalogue === mention.catalogue;
}

type Decided = Pick<Meaning, 'severity' | 'decidedBy' | 'deciding'>;

/** The strongest of what words tell, with where they stand. */
function strongest(words: readonly Words[]): { told: Told; said: Words['said'] } | null {
  const told = words.flatMap(({ text, said }) => {
    const one = toldBy(text);
    return one ? [{ told: one, said }] : [];
  });
  return told.toSorted((one, other) => strength(other.told) - strength(one.told))[0] ?? null;
}

const INFORMS: readonly SignalColour[] = ['green', 'blue', 'white'];

/** That one may go on asks for nothing where the colour only informs: "READY: el vehículo puede circular". */
const severityOf = ({ says, phrase }: Told, colours: readonly SignalColour[]): SignalSeverity =>
  says === 'onward' &&
  colours.length > 0 &&
  colours.every((one) => INFORMS.includes(one)) &&
  goingOnBy(phrase) !== null
    ? 'info'
    : SEVERITY_OF[says];

/** Leaves no doubt, whatever the colour: to stop, or that one is to drive. */
const isDecisive = ({ says }: Told): boolean => says === 'stop' || says === 'onward';

/**
 * How urgent it is: by the words about the light. Where they leave it open and the colour asks for more, by what the manual says of
 * the colour, else by what it means in all vehicles.
 */
function decide(
  words: readonly Words[],
  colours: readonly SignalColour[],
  legend: Legend,
): Decided {
  const own = strongest(words);
  const byWords: Decided | null = own && {
    severity: severityOf(own.told, colours),
    decidedBy: 'words',
    deciding: { phrase: own.told.phrase, quote: quoteOf(own.said) },
  };
  if (
    own &&
    byWords &&
    (isDecisive(own.told) || (own.told.says === 'state' && !colours.includes('red')))
  ) {
    return byWords;
  }
  const byColour = ofColour(colours, legend);
  if (!byWords) return byColour;
  return moreSevere(byWords.severity, byColour.severity) === byWords.severity ? byWords : byColour;
}

function ofColour(colours: readonly SignalColour[], legend: Legend): Decided {
  const severity = usualSeverity(colours);
  for (const colour of colours) {
    const told = legend.get(colour);
    if (!told || moreSevere(SEVERITY_OF[told.says], severity) !== SEVERITY_OF[told.says]) continue;
    return {
      severity: SEVERITY_OF[told.says],
      decidedBy: 'colour',
      deciding: { phrase: told.phrase, quote: quoteOf(told.said) },
    };
  }
  return { severity, decidedBy: 'rule', deciding: null };
}

function mayGoOn(
  words: readonly Words[],
  colours: readonly SignalColour[],
  legend: Legend,
): Meaning['mayGoOn'] {
  for (const { text, said } of words) {
    const phrase = goingOnBy(text);
    if (phrase) return { phrase, quote: quoteOf(said) };
  }
  const told = colours.length === 1 ? legend.get(colours[0] ?? 'red') : undefined;
  const phrase = told && told.says === 'onward' ? goingOnBy(told.phrase) : null;
  return told && phrase ? { phrase, quote: quoteOf(told.said) } : null;
}

const unique = <Item>(items: readonly Item[], keyed: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyed(item), item])).values(),
];

/** Told nothing but a fault, or nothing at all, and sent to another section: what that asks for in earnest. */
function withSection(words: readonly Words[], sections: Sections): Words[] {
  const own = strongest(words);
  if (own && own.told.says !== 'fault') return [...words];
  const grave = words.flatMap(({ text }) => graveIn(sections.referredTo(text)));
  return [...words, ...grave.map((said) => ({ text: said.text, said }))];
}

type Context = { legend: Legend; sections: Sections };

function meaningOf(
  mentions: readonly Mention[],
  blinks: boolean | null,
  colours: readonly SignalColour[],
  { legend, sections }: Context,
): Meaning {
  const words = withSection(
    mentions.flatMap((one) => one.words),
    sections,
  );
  const decided = decide(words, colours, legend);
  const said = [...mentions.flatMap((one) => one.said), ...words.map((one) => one.said)];
  return {
    blinks,
    ...decided,
    mayGoOn: decided.severity === 'stop' ? null : mayGoOn(words, colours, legend),
    quotes: unique(said, ({ unit }) => unit).map(quoteOf),
  };
}

/** One meaning for each state that is told apart. What is said of no state is said of the steady light. */
function meaningsOf({ mentions, colours }: Light, context: Context): Meaning[] {
  const states = new Set(mentions.map(({ blinks }) => blinks));
  const isSteadyTold = states.has(false);
  const stateOf = (mention: Mention): boolean | null =>
    mention.blinks === null && isSteadyTold ? false : mention.blinks;
  return [null, false, true].flatMap((blinks) => {
    const own = mentions.filter((mention) => stateOf(mention) === blinks);
    return own.length > 0 ? [meaningOf(own, blinks, colours, context)] : [];
  });
}

const slugOf = (text: string): string =>
  stemsOf(text)
    .slice(0, 6)
    .map(fold)
    .join('-')
    .replace(/[^a-z0-9-]/g, '');

export function signalsOf(mentions: readonly Mention[], context: Context): Signal[] {
  const taken = new Map<string, number>();
  return lightsOf(mentions).map((light) => {
    const { name, catalogue, isMessage, colours } = light;
    const base = catalogue ?? (slugOf(name) || 'testigo');
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return {
      id: count === 1 ? base : `${base}-${count}`,
      ...{ name, catalogue, isMessage, colours },
      meanings: meaningsOf(light, context),
    };
  });
}
