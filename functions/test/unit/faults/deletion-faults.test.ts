import { damageOf, garageWorld, type GarageWorld } from '../garage/garage-world';
import { callFaults, strikingAt, type CallFault } from './faults';
import { note } from './report';

/**
 * What an owner asks for that ends in more than one write, hurt at every call, and then left alone: the sweeps finish what
 * was begun. What was not begun has not happened, and can be asked for again.
 */

type Acting = ReturnType<GarageWorld['acting']>;
type Scenario = {
  asks: (acting: Acting) => Promise<unknown>;
  /** Whether all of it has happened. */
  hasHappened: (world: GarageWorld) => boolean;
};

const scenarios: Record<string, Scenario> = {
  'deleting a manual': {
    asks: ({ deleteManual }) => deleteManual(1),
    hasHappened: ({ stores }) => !stores.manuals.has(1),
  },
  'deleting a vehicle': {
    asks: ({ deleteVehicle }) => deleteVehicle(1),
    hasHappened: ({ stores }) => !stores.vehicles.has(1) && stores.manuals.size === 0,
  },
  'having a manual read again': {
    asks: ({ edit }) => edit(1, { status: 'processing' }),
    hasHappened: ({ stores }) => stores.manuals.get(1)?.activeRevision === 2,
  },
  'sending a manual': {
    asks: ({ upload }) => upload(2),
    hasHappened: ({ isAskable }) => isAskable(3),
  },
};

const twice: CallFault = { strike: (effect) => effect() };

async function hurt({ asks, hasHappened }: Scenario, at: number, fault: CallFault) {
  const world = garageWorld();
  const { around, seen } = strikingAt(at, {
    ...fault,
    strike: async (effect) => {
      if (fault === twice) await asks(world.unhurt).catch(() => undefined);
      return await fault.strike(effect);
    },
  });
  await asks(world.acting(around)).catch(() => undefined);
  for (const id of [3, 4]) await world.unhurt.report(id);
  await world.settle();
  const damage = damageOf(world.stores);
  if (!hasHappened(world)) {
    const again = await asks(world.unhurt).catch((error: unknown) => error);
    for (const id of [3, 4]) await world.unhurt.report(id);
    await world.settle();
    const isDone = hasHappened(world) || world.isAskable(4);
    if (!isDone) damage.push(`cannot be asked for again: ${String(again)}`);
  }
  return { step: seen.step, damage: [...damage, ...damageOf(world.stores)] };
}

const cases = Object.entries(scenarios).flatMap(([name, scenario]) =>
  Object.entries({ ...callFaults, 'asked for twice at once': twice }).map(
    ([fault, of]) => [name, fault, scenario, of] as const,
  ),
);

describe('what an owner asks for', () => {
  it.each(cases)('survives at every call of %s: %s', async (name, fault, scenario, of) => {
    const damages: string[] = [];
    let injected = 0;
    for (;;) {
      const { step, damage } = await hurt(scenario, injected, of);
      if (step === null) break;
      injected += 1;
      if (damage.length > 0) damages.push(`${injected}. ${step}: ${damage.join()}`);
    }
    note({ scenario: name, fault, injected, lost: damages.length });
    expect(damages).toEqual([]);
    expect(injected).toBeGreaterThan(2);
  });
});
