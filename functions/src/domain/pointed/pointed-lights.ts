import { MAX_SIGNALS } from '@contract';
import { catalogueIdOf, matchesOf } from '../warning-lights/catalogue';
import { coloursIn } from '../warning-lights/colours';
import { lightNamed, messageNamed, type Light } from '../warning-lights/light';
import { signalsOf } from '../warning-lights/lights';
import { mentionsOf, type LightMention } from '../warning-lights/light-mention';
import { SEVERITY_OF, toldBy } from '../warning-lights/severity';
import type { Signal } from '../warning-lights/signal';
import { stateOf } from '../warning-lights/states';
import { phrasesIn } from '../findings/sentences';
import type { PointedLight } from './elements';
import type { NumberedUnit } from './numbered-manual';
import type { Stored } from './pointed';
import { isPrinted, printedRun } from './runs-of-words';

type StoredLight = Stored<PointedLight>;

type Proved = StoredLight & { at: NumberedUnit[] };

/** Longer words name no light. */
const MAX_NAME_LETTERS = 200;
/** Of the units of one light, and of all: words are looked at once for each light that they are of. */
const MAX_LIGHT_LETTERS = 12_000;
const MAX_LETTERS = 500_000;

/** With the units that it points at, its name as they print it; null where a word of it is not printed there. */
function proved(light: StoredLight, byUnit: ReadonlyMap<string, NumberedUnit>): Proved | null {
  const at = [...new Set(light.units)].flatMap((unit) => byUnit.get(unit) ?? []);
  if (at.length === 0 || at.length < new Set(light.units).size) return null;
  const own = at.map(({ said }) => said.text);
  const named = [...own, ...at.flatMap(({ titles, columns }) => [...titles, ...columns])];
  const name = printedRun(light.name, named);
  const isProved =
    name !== null &&
    name.length <= MAX_NAME_LETTERS &&
    (light.colours === '' || isPrinted(light.colours, named)) &&
    (light.deciding === '' || isPrinted(light.deciding, own));
  return isProved ? { ...light, name, at } : null;
}

/** As many as may be looked at: those beyond are the rules' to find. */
function withinLetters(
  lights: readonly StoredLight[],
  byUnit: ReadonlyMap<string, NumberedUnit>,
): StoredLight[] {
  let left = MAX_LETTERS;
  return lights.filter(({ units }) => {
    const letters = units.reduce((sum, unit) => sum + (byUnit.get(unit)?.said.text.length ?? 0), 0);
    if (letters > MAX_LIGHT_LETTERS || letters > left) return false;
    left -= letters;
    return true;
  });
}

function lightOf({ name, isMessage, colours }: StoredLight): Light {
  const shown = coloursIn(`${name} ${colours}`);
  if (isMessage) return { ...messageNamed(name), colours: shown };
  const known = lightNamed(name, shown);
  return known ?? { name, catalogue: catalogueIdOf(name, '', []), isMessage, colours: shown };
}

/** A sentence, and the lights whose phrases it holds. */
type Claimed = { text: string; by: ReadonlySet<Proved> };

const holds = (phrase: string, { deciding }: Proved): boolean =>
  isPrinted(phrase, [deciding]) || isPrinted(deciding, [phrase]);

/** The sentences of units that several lights share, by the number of their unit. */
function claimsOf(lights: readonly Proved[]): Map<number, Claimed[]> {
  const sharing = new Map<number, Proved[]>();
  for (const light of lights)
    for (const { number } of light.at) sharing.set(number, [...(sharing.get(number) ?? []), light]);
  const units = new Map(lights.flatMap(({ at }) => at.map((unit) => [unit.number, unit.said])));
  return new Map(
    [...sharing]
      .filter(([, own]) => own.length > 1)
      .map(([number, own]) => [
        number,
        phrasesIn(units.get(number)?.text ?? '').map((text) => ({
          text,
          by: new Set(own.filter((light) => holds(text, light))),
        })),
      ]),
  );
}

const names = ({ name }: Proved, { said }: NumberedUnit): boolean =>
  isPrinted(name, [said.text]) ||
  matchesOf(said.text).some(({ entry }) => entry.id === catalogueIdOf(name, '', []));

const asks = ({ said }: NumberedUnit): boolean => {
  const told = toldBy(said.text);
  return told !== null && SEVERITY_OF[told.says] !== 'info';
};

/** "Quite el contacto" above "Compruebe que se enciende el testigo": a light asks for no step before the one that names it. */
const isBeforeNamed = (unit: NumberedUnit, light: Proved): boolean =>
  unit.part.kind === 'list' &&
  asks(unit) &&
  !names(light, unit) &&
  !isPrinted(light.deciding, [unit.said.text]) &&
  light.at.some(
    (other) => other.part === unit.part && other.number > unit.number && names(light, other),
  );

/**
 * Its own words: of a unit that is about other lights as well, all sentences but those that only hold the phrases of the others.
 * What nobody points at is said of each of them.
 */
function mentionsOfLight(light: Proved, claims: ReadonlyMap<number, Claimed[]>): LightMention[] {
  const words = light.at
    .filter((unit) => !isBeforeNamed(unit, light))
    .flatMap(({ number, said }) => {
      const shared = claims.get(number);
      const own = shared?.filter(({ by }) => by.size === 0 || by.has(light));
      return (own?.map(({ text }) => text) ?? [said.text]).map((text) => ({ text, said }));
    });
  const said = light.at.map((one) => one.said);
  return mentionsOf({ ...lightOf(light), isListed: true }, stateOf(light.name), [words], said);
}

/** The lights that a model pointed at, each by the words that it points at: what is not printed there is left out. */
export function signalsPointedAt(
  pointed: readonly StoredLight[],
  byUnit: ReadonlyMap<string, NumberedUnit>,
): Signal[] {
  const lights = withinLetters(pointed, byUnit).flatMap((light) => proved(light, byUnit) ?? []);
  const claims = claimsOf(lights);
  const mentions = lights.flatMap((light) => mentionsOfLight(light, claims));
  return signalsOf(mentions, NO_CONTEXT).slice(0, MAX_SIGNALS);
}

/** What other places say is the rules' to find: a model points at all that it means. */
const NO_CONTEXT = { legend: new Map(), sections: { referredTo: () => [] } };
