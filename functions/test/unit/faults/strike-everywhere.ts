import type { Around, FaultWorld } from './fault-world';
import { killed } from './faults';
import { damage, scenarios, type Fault, type Seen } from './reading-scenarios';
import { note } from './report';

/** Strikes at the call with this number and lets everything else pass; notes what questions would have missed. */
function hurting(world: FaultWorld, { strike, kills }: Fault, at: number, seen: Seen): Around {
  let calls = 0;
  let isDead = false;
  return async (step, effect) => {
    if (isDead) return killed();
    const missing = world.missing();
    if (missing !== null) seen.missing.push(`${step}: ${missing}`);
    if (calls++ !== at) return await effect();
    seen.step = step;
    isDead = kills ?? false;
    return await strike(world, effect);
  };
}

/** Strikes at every call that the scenario makes, one after the other. */
async function strikeEverywhere(start: () => Promise<FaultWorld>, fault: Fault) {
  const damages: string[] = [];
  for (let at = 0; ; at++) {
    const world = await start();
    const seen: Seen = { step: null, missing: [] };
    const around = hurting(world, fault, at, seen);
    if (fault.kills) await world.work(around).catch(() => undefined);
    else await world.deliver(around);
    if (seen.step === null) return { injected: at, damages };
    await world.settle();
    const found = damage(world, fault, seen);
    if (found.length > 0) damages.push(`${at + 1}. ${seen.step}: ${found.join('; ')}`);
  }
}

/** Expects that a scenario survives a fault at each of its calls. */
export async function survives(scenario: string, [name, fault]: [string, Fault]): Promise<void> {
  const start = scenarios[scenario];
  if (start === undefined) throw new Error(`no scenario: ${scenario}`);
  const { injected, damages } = await strikeEverywhere(start, fault);
  note({ scenario, fault: name, injected, lost: damages.length });
  expect(damages).toEqual([]);
  expect(injected).toBeGreaterThan(10);
}
