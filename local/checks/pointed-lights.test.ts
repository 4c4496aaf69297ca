import { partsOf } from '../../bench/findings/parts-of';
import { SETS, setsIn } from '../../bench/findings/sets';
import { signals } from '../../bench/findings/signals';
import { jsonLines } from '../../bench/measures';
import { pointedBy, type Reply } from '../../bench/model/findings';
import { readingsOf, type Reading } from '../../functions/src/domain/pointed/numbered-manual';
import type { PointedLight } from '../../functions/src/domain/pointed/pointed-lights';
import { storedLights } from '../../functions/src/domain/pointed/pointed-lights';
import { moreSevere, toldBy } from '../../functions/src/domain/warning-lights/severity';
import type { Signal } from '../../functions/src/domain/warning-lights/signal';
import { together } from '../../functions/src/usecases/point-findings';
import { fromRoot } from '../suite/paths';

const replies = new Map(
  jsonLines<Reply>(fromRoot('bench/model/lights.jsonl')).map(({ id, reply }) => [id, reply]),
);
const recorded = [...new Set([...replies.keys()].map((id) => id.split('#')[0] ?? ''))];

async function manualOf(manual: string) {
  const parts = await partsOf(manual);
  return { readings: readingsOf(parts), byRules: signals.finder.find(parts) };
}

describe('the lights of manuals whose readings were recorded', () => {
  it.each(recorded)('of %s are all found, none milder than the manual says', async (manual) => {
    const { readings, byRules } = await manualOf(manual);
    const pointed = pointedBy(replies, manual, readings);
    expect(pointed.length).toBeGreaterThan(0);
    expect(pointed.flatMap(({ lights }) => lights).length).toBeGreaterThan(0);
    const found = together(byRules, pointed, readings);
    const set = setsIn(SETS).find((one) => one.manual === manual);
    const judged = signals.judge(set?.signals ?? [], found, { manual });
    const counts = judged.flatMap((one) => one.counts);
    expect(counts.filter((count) => count === 'found')).toHaveLength(set?.signals?.length ?? -1);
    expect(counts).not.toContain('less urgent');
    expect(counts).not.toContain('may go on, not said');
  });
});

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

const MANUALS = ['faro-brisa', 'english-compact', 'ona-e', 'van-word'];

describe('the lights of the rules, whatever a model writes', () => {
  const manuals = new Map<string, Awaited<ReturnType<typeof manualOf>>>();
  beforeAll(async () => {
    for (const manual of MANUALS) manuals.set(manual, await manualOf(manual));
  });

  it.each(MANUALS.flatMap((manual) => Object.keys(REPLIES).map((what) => [manual, what])))(
    'of %s are all there, none milder but by words about another light: %s',
    (manual, what) => {
      const { readings, byRules } = manuals.get(manual)!;
      const pointed = readings.map((reading) => ({
        lights: storedLights(REPLIES[what]!(reading, byRules), reading),
        tokens: 0,
      }));
      for (const replied of [pointed, pointed.slice(0, 1)]) {
        const found = new Map(
          together(byRules, replied, readings).map((light) => [light.id, light]),
        );
        expect(byRules.filter(({ id }) => !found.has(id))).toEqual([]);
        const written = replied.flatMap(({ lights }) => lights);
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
