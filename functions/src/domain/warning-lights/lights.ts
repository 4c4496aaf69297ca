import type { SignalColour } from '@contract';
import { fold } from '../spanish/words';
import { stemsOf } from './catalogue';
import type { Legend } from './colour-legend';
import type { Light } from './light';
import type { LightMention } from './light-mention';
import {
  atLeastWorkshop,
  decide,
  mayGoOn,
  mostSevere,
  ownersPart,
  withSection,
  workshopNamed,
} from './decide';
import type { Sections } from './references';
import { quotesOf } from '../findings/manual-part';
import type { Meaning, Signal } from './signal';

const STATES =
  /(?:,\s*|(?<!\s)\s*)(?:que )?(?:fij[oa]s?|intermitentes?|parpade\p{L}*)(?!\p{L}).*$/iu;

/** A name as others of the same light are told: without what its state says, and without marks. */
const keyOf = (name: string): string =>
  fold(name.toLowerCase())
    .replace(STATES, '')
    .replace(/[^\p{L}\p{N}()!+-]+/gu, ' ')
    .trim();

type Grouped = Light & { key: string; mentions: LightMention[] };

const share = (one: readonly SignalColour[], other: readonly SignalColour[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((colour) => other.includes(colour));

/** The lights of a manual: rows of one name and colour are one, what texts mention goes to the light that they name. */
function lightsOf(mentions: readonly LightMention[]): Grouped[] {
  const lights: Grouped[] = [];
  const listedFirst = mentions.toSorted((one, other) => +other.isListed - +one.isListed);
  for (const mention of listedFirst) {
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

function isSame(light: Grouped, mention: LightMention, key: string): boolean {
  if (!share(light.colours, mention.colours)) return false;
  if (light.key === key) return true;
  if (mention.isMessage && !mention.isListed && isPart(key, light.key)) return true;
  // Two rows are two lights, however alike: "Bombona" and "Bombona tachada".
  if (mention.isListed || mention.isMessage || mention.catalogue === null) return false;
  return !light.isMessage && light.catalogue === mention.catalogue;
}

type Context = { legend: Legend; sections: Sections };

function meaningOf(
  mentions: readonly LightMention[],
  blinks: boolean | null,
  light: Pick<Grouped, 'colours' | 'catalogue'>,
  { legend, sections }: Context,
): Meaning {
  const own = mentions.flatMap((one) => one.words);
  const words = withSection(own, sections);
  const listed = mentions.filter((one) => one.isListed).flatMap((one) => one.words);
  // What is said elsewhere may ask for more than the table of lights does, and for no less.
  const decided = mostSevere(
    decide(words, light, legend),
    ...(mentions.some((one) => one.isListed)
      ? [decide(withSection(listed, sections), light, legend)]
      : []),
  );
  const said = [...mentions.flatMap((one) => one.said), ...words.map((one) => one.said)];
  const told = mentions.some((one) => one.asks) ? atLeastWorkshop(decided, light) : decided;
  return {
    ...{ blinks, ...told, ...workshopNamed(told, words), ...ownersPart(told, words) },
    mayGoOn: decided.severity === 'workshop' ? mayGoOn(own) : null,
    quotes: quotesOf(said),
  };
}

/** One meaning for each state that is told apart. What is said of no state is said of the steady light. */
function meaningsOf(light: Grouped, context: Context): Meaning[] {
  const { mentions } = light;
  const isSteadyTold = mentions.some(({ blinks }) => blinks === false);
  const stateOf = (mention: LightMention): boolean | null =>
    mention.blinks === null && isSteadyTold ? false : mention.blinks;
  return [null, false, true].flatMap((blinks) => {
    const own = mentions.filter((mention) => stateOf(mention) === blinks);
    return own.length > 0 ? [meaningOf(own, blinks, light, context)] : [];
  });
}

const slugOf = (text: string): string =>
  stemsOf(text)
    .slice(0, 6)
    .map((stem) => fold(stem).replace(/[^a-z0-9]/gu, ''))
    .filter((stem) => stem !== '')
    .join('-')
    .slice(0, 40);

/** By what it is, else by its name; of two lights of one kind the second one by its colour, too, or its name. */
function idOf({ name, catalogue, colours }: Grouped, isTaken: (id: string) => boolean): string {
  const base = catalogue ?? (slugOf(name) || 'testigo');
  const named = [base, [base, ...colours].join('-'), `${base}-${slugOf(name)}`];
  const free = named.find((id) => !isTaken(id));
  if (free !== undefined) return free;
  let count = 2;
  while (isTaken(`${base}-${count}`)) count += 1;
  return `${base}-${count}`;
}

export function signalsOf(mentions: readonly LightMention[], context: Context): Signal[] {
  const taken = new Set<string>();
  return lightsOf(mentions).map((light) => {
    const { name, catalogue, isMessage, colours } = light;
    const id = idOf(light, (one) => taken.has(one));
    taken.add(id);
    return { id, name, catalogue, isMessage, colours, meanings: meaningsOf(light, context) };
  });
}
