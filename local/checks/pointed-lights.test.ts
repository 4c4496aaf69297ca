import { besideRules, inReadings, type ManualInReadings } from '../../bench/model/readings';
import type { Reading } from '../../functions/src/domain/pointed/numbered-manual';
import type { PointedLight } from '../../functions/src/domain/pointed/elements';
import { storedElements } from '../../functions/src/domain/pointed/pointed-manual';
import { moreSevere, toldBy } from '../../functions/src/domain/warning-lights/severity';
import type { Signal } from '../../functions/src/domain/warning-lights/signal';

/** What a model may write, be it that it is led astray by what a manual says. */
const REPLIES: Record<string, (reading: Reading, byRules: readonly Signal[]) => PointedLight[]> = {
  nothing: () => [],
  'the row of each light and no more': (reading, byRules) =>
    lightsAt(byRules, reading, (own) => [own]),
  'the mildest words of the reading for every light': (reading, byRules) =>
    lightsAt(byRules, reading, (own) => [own, calmIn(reading)]),
  'the mildest words alone': (reading, byRules) =>
    lightsAt(byRules, reading, () => [calmIn(reading)]),
  'the row of the next light': (reading, byRules) =>
    lightsAt(byRules, reading, (own) => [own + 1, own]),
  'every sentence that decides, for one light that there is not': ({ units }) =>
    units
      .filter(({ said }) => toldBy(said.text)?.says === 'stop')
      .map(({ number, said }) => ({
        ...{ units: [number], name: said.text.slice(0, 60), isMessage: false, colours: '' },
        deciding: toldBy(said.text)?.phrase ?? '',
      })),
};

const calmIn = ({ units }: Reading): number =>
  units.find(({ said }) => ['state', 'onward'].includes(toldBy(said.text)?.says ?? ''))?.number ??
  units[0]?.number ??
  1;

function lightsAt(
  byRules: readonly Signal[],
  { units }: Reading,
  unitsFor: (own: number) => number[],
): PointedLight[] {
  const numbers = new Map(units.map(({ number, said }) => [said.unit, number]));
  const texts = new Map(units.map(({ number, said }) => [number, said.text]));
  return byRules.flatMap(({ name, isMessage, meanings }) => {
    const own = numbers.get(meanings[0]?.quotes[0]?.unit ?? '');
    if (own === undefined) return [];
    const at = unitsFor(own).filter((number) => texts.has(number));
    const calm = texts.get(at.at(-1) ?? own) ?? '';
    return [{ units: at, name, isMessage, colours: '', deciding: calm.slice(0, 500) }];
  });
}

type Stored = ReturnType<typeof storedElements<'lights'>>;
const lightsOf = (shown: ManualInReadings, pointed: Stored) =>
  besideRules('lights', shown, pointed) as Record<'byRules' | 'both', Signal[]>;

const MANUALS = ['faro-brisa', 'english-compact', 'ona-e', 'van-word'];

describe('the lights of the rules, whatever a model writes', () => {
  const manuals = new Map<string, ManualInReadings>();
  beforeAll(async () => {
    for (const manual of MANUALS) manuals.set(manual, await inReadings(manual));
  });

  it.each(MANUALS.flatMap((manual) => Object.keys(REPLIES).map((what) => [manual, what])))(
    'of %s are all there, none milder but by words about another light: %s',
    (manual, what) => {
      const shown = manuals.get(manual)!;
      const rules = lightsOf(shown, []).byRules;
      const pointed = shown.readings
        .filter(({ kind }) => kind === 'lights')
        .map(({ reading }) => storedElements<'lights'>(REPLIES[what]!(reading, rules), reading));
      for (const written of [pointed.flat(), pointed.slice(0, 1).flat()]) {
        const { byRules, both } = lightsOf(shown, written);
        const found = new Map(both.map((light) => [light.id, light]));
        expect(byRules.filter(({ id }) => !found.has(id))).toEqual([]);
        const worse = byRules.flatMap(({ id, name, meanings }) =>
          meanings.filter((rule) => {
            const own = found.get(id)?.meanings.find(({ blinks }) => blinks === rule.blinks);
            const at = rule.deciding?.quote.unit ?? '';
            const isOfAnother =
              at !== rule.quotes[0]?.unit &&
              written.some((light) => light.name !== name && light.units.includes(at));
            const isMilder = own && moreSevere(own.severity, rule.severity) !== own.severity;
            return !own || (isMilder && !isOfAnother) || (own.mayGoOn && !rule.mayGoOn);
          }),
        );
        expect(worse).toEqual([]);
      }
    },
  );
});
