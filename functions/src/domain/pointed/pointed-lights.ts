import { MAX_SIGNALS } from '@contract';
import { z } from 'zod';
import type { Finder } from '../findings/finder';
import { catalogueIdOf } from '../warning-lights/catalogue';
import { coloursIn } from '../warning-lights/colours';
import { lightNamed, messageNamed, type Light } from '../warning-lights/light';
import { signalsOf } from '../warning-lights/lights';
import { mentionsOf, type LightMention } from '../warning-lights/light-mention';
import type { Signal } from '../warning-lights/signal';
import { stateOf } from '../warning-lights/states';
import { phrasesIn } from '../findings/sentences';
import type { NumberedUnit, Reading } from './numbered-manual';
import { isPrinted } from './runs-of-words';

/** A light or message that a model points at. No level, and no word of its own: each is printed where it points. */
export type PointedLight = {
  /** Where the light is explained, its own row first. */
  units: number[];
  name: string;
  isMessage: boolean;
  /** The words that tell its colours; nothing where none do. */
  colours: string;
  /** The words that decide what to do. */
  deciding: string;
};

/** What a model found in one reading. */
export type PointedReading = { pages: number[]; lights: PointedLight[] };

const storedSchema = z.array(
  z.object({
    pages: z.array(z.number()),
    lights: z.array(
      z.object({
        units: z.array(z.number()),
        name: z.string(),
        isMessage: z.boolean(),
        colours: z.string(),
        deciding: z.string(),
      }),
    ),
  }),
);

/** How what a model pointed at is stored beside what rules find: once for a revision, whatever rules change. */
export const pointedLights: Finder<PointedReading> = {
  name: 'pointed-lights',
  version: 1,
  max: 1000,
  find: () => [],
  parse: (stored) => storedSchema.parse(stored),
};

type Proved = PointedLight & { at: NumberedUnit[] };

/** With the units that it points at; null where a word of it is not printed there. */
function proved(light: PointedLight, byNumber: ReadonlyMap<number, NumberedUnit>): Proved | null {
  const at = light.units.flatMap((number) => byNumber.get(number) ?? []);
  if (at.length === 0 || at.length < light.units.length) return null;
  const own = at.map(({ said }) => said.text);
  const named = [...own, ...at.flatMap(({ titles, columns }) => [...titles, ...columns])];
  const isProved =
    isPrinted(light.name, named) &&
    (light.colours === '' || isPrinted(light.colours, named)) &&
    (light.deciding === '' || isPrinted(light.deciding, own));
  return isProved ? { ...light, at } : null;
}

function lightOf({ name, isMessage, colours }: PointedLight): Light {
  const shown = coloursIn(`${name} ${colours}`);
  if (isMessage) return { ...messageNamed(name), colours: shown };
  const known = lightNamed(name, shown);
  return known ?? { name, catalogue: catalogueIdOf(name, '', []), isMessage, colours: shown };
}

/** Its own words: of a unit that is about other lights as well, the sentences that hold the phrase. */
function mentionsOfLight(light: Proved, others: ReadonlyMap<number, number>): LightMention[] {
  const isMeant = (phrase: string): boolean =>
    isPrinted(phrase, [light.deciding]) || isPrinted(light.deciding, [phrase]);
  const words = light.at.flatMap(({ number, said }) => {
    const isShared = (others.get(number) ?? 0) > 1;
    const texts = isShared ? phrasesIn(said.text).filter(isMeant) : [said.text];
    return texts.map((text) => ({ text, said }));
  });
  const said = light.at.map((one) => one.said);
  return mentionsOf({ ...lightOf(light), isListed: true }, stateOf(light.name), [words], said);
}

/** The lights that a model pointed at, each by the words that it points at: what is not printed there is left out. */
export function signalsPointedAt(
  pointed: readonly PointedReading[],
  readings: readonly Reading[],
): Signal[] {
  const byNumber = new Map(
    readings.flatMap(({ units }) => units.map((unit) => [unit.number, unit] as const)),
  );
  const lights = pointed
    .flatMap((reading) => reading.lights)
    .flatMap((light) => proved(light, byNumber) ?? []);
  const pointedAt = new Map<number, number>();
  for (const number of lights.flatMap(({ units }) => units))
    pointedAt.set(number, (pointedAt.get(number) ?? 0) + 1);
  const mentions = lights.flatMap((light) => mentionsOfLight(light, pointedAt));
  return signalsOf(mentions, NO_CONTEXT).slice(0, MAX_SIGNALS);
}

/** What other places say is the rules' to find: a model points at all that it means. */
const NO_CONTEXT = { legend: new Map(), sections: { referredTo: () => [] } };
