import { originalObject } from '@contract';
import { damageOf, garageWorld, type GarageWorld } from '../garage/garage-world';
import { UID } from '../garage/garage-stores';
import { callFaults, strikingAt, type CallFault } from './faults';
import { note } from './report';

/**
 * A file that arrived, from its report to its end, hurt at every call: whether it is accepted, refused, or nobody's. With
 * the report repeated, as Eventarc does it, and with a report that nobody repeats, when only the sweep is left.
 * Afterwards no file is left that nobody takes care of, and whose file was refused can send another one.
 */

const MAX_REPORTS = 5;
const WHOLE = 10;

type Fault = CallFault & { before?: (world: GarageWorld) => Promise<unknown>; deletes?: boolean };
type Scenario = {
  bytes: number;
  before?: (world: GarageWorld) => Promise<unknown>;
  isRefused?: boolean;
  isGone?: boolean;
};

const report = async (world: GarageWorld, { stored, around }: Striking) => {
  const object = { ...stored, name: originalObject(UID, 2) };
  await (around ? world.acting(around) : world.unhurt).accept(object);
};
type Striking = {
  stored: { size: number; generation: string };
  around?: Parameters<GarageWorld['acting']>[0];
};

const scenarios: Record<string, Scenario> = {
  'a file that is accepted': { bytes: WHOLE },
  'a file that is refused': { bytes: WHOLE + 1, isRefused: true },
  'a file without bytes': { bytes: 0, isRefused: true },
  'a refused file after a failure': {
    bytes: WHOLE + 1,
    isRefused: true,
    before: async ({ stores }) => {
      const manual = stores.manuals.get(2)!;
      stores.manuals.set(2, { ...manual, status: 'failed', generation: '0' });
    },
  },
  'a file of a manual that is gone': {
    bytes: WHOLE,
    isGone: true,
    before: ({ unhurt }) => unhurt.deleteManual(2),
  },
};

const passes: Fault['strike'] = (effect) => effect();
const faults: Record<string, Fault> = {
  ...callFaults,
  'reported twice at once': { before: (world) => world.unhurt.report(2), strike: passes },
  'the manual is deleted before the call': {
    deletes: true,
    before: ({ unhurt, stores }) =>
      stores.manuals.has(2) ? unhurt.deleteManual(2) : Promise.resolve(),
    strike: passes,
  },
  'the vehicle is deleted before the call': {
    deletes: true,
    before: ({ unhurt }) => unhurt.deleteVehicle(1),
    strike: passes,
  },
};

async function hurt(scenario: Scenario, at: number, fault: Fault, isRepeated: boolean) {
  const world = garageWorld();
  const { stores } = world;
  await scenario.before?.(world);
  await world.unhurt.arrive(2, scenario.bytes);
  const stored = stores.originals.get(2)!;
  const { around, seen } = strikingAt(at, {
    ...fault,
    strike: async (effect) => {
      await fault.before?.(world);
      return await fault.strike(effect);
    },
  });
  let isDone = false;
  for (let attempt = 1; attempt <= MAX_REPORTS && !isDone; attempt++) {
    const striking = { stored, ...(attempt === 1 && { around }) };
    isDone = await report(world, striking).then(
      () => true,
      () => !isRepeated,
    );
  }
  await world.settle();
  return {
    step: seen.step,
    damage: [...damageOf(stores), ...(await wrongEnd(world, scenario, fault))],
  };
}

/** How the manual ended, as its owner sees it. */
async function wrongEnd(world: GarageWorld, { isRefused, isGone }: Scenario, { deletes }: Fault) {
  const { manuals, originals } = world.stores;
  const status = manuals.get(2)?.status ?? 'nothing';
  if (isGone || deletes) return status === 'nothing' ? [] : [`ended as ${status}`];
  if (!isRefused) return world.isAskable(2) ? [] : [`ended as ${status}`];
  if (originals.has(2)) return ['the refused file is left'];
  await world.unhurt.uploadFile(2, WHOLE);
  await world.unhurt.report(2);
  await world.settle();
  return world.isAskable(2) ? [] : ['another file is not taken'];
}

const cases = Object.entries(scenarios).flatMap(([name, scenario]) =>
  Object.entries(faults).map(([fault, of]) => [name, fault, scenario, of] as const),
);

describe('an uploaded file', () => {
  it.each(cases)('ends well at every call of %s: %s', async (name, fault, scenario, of) => {
    const damages: string[] = [];
    let injected = 0;
    for (const isRepeated of [true, false]) {
      // Nobody else knows of a file whose manual is gone.
      if (scenario.isGone && !isRepeated) continue;
      for (let at = 0; ; at++) {
        const { step, damage } = await hurt(scenario, at, of, isRepeated);
        if (step === null) break;
        injected += 1;
        const reports = isRepeated ? 'repeated' : 'once';
        if (damage.length > 0) damages.push(`${at + 1}. ${step}, ${reports}: ${damage.join()}`);
      }
    }
    note({ scenario: name, fault, injected, lost: damages.length });
    expect(damages).toEqual([]);
    expect(injected).toBeGreaterThan(1);
  });
});
