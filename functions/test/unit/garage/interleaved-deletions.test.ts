import { errors } from '@contract';
import { AppError } from '../../../src/domain/faults/app-error';
import type { Around } from '../faults/fault-world';
import { damageOf, garageWorld, homeless, type GarageWorld } from './garage-world';
import { interleave, randomFrom } from './interleaving';

/**
 * What owners and workers do with one garage at the same time, in many orders that are drawn from seeds: whoever comes in
 * between, a manual that was moved away in time stays, nothing of what was deleted remains, and nobody is told that
 * something went wrong on our side.
 */

type Acting = ReturnType<GarageWorld['acting']>;
type Deed = { does: (acting: Acting) => Promise<unknown>; endsManual1?: boolean; erases?: boolean };

const deeds: Record<string, Deed> = {
  'move 1': { does: ({ edit }) => edit(1, { vehicleId: 2 }) },
  'move 2': { does: ({ edit }) => edit(2, { vehicleId: 2 }) },
  'move 1 back': { does: ({ edit }) => edit(1, { vehicleId: 1 }), endsManual1: true },
  'delete vehicle 1': { does: ({ deleteVehicle }) => deleteVehicle(1) },
  'delete vehicle 1 again': { does: ({ deleteVehicle }) => deleteVehicle(1) },
  'delete vehicle 2': { does: ({ deleteVehicle }) => deleteVehicle(2), endsManual1: true },
  'delete manual 1': { does: ({ deleteManual }) => deleteManual(1), endsManual1: true },
  'delete manual 1 again': { does: ({ deleteManual }) => deleteManual(1), endsManual1: true },
  'delete manual 2': { does: ({ deleteManual }) => deleteManual(2) },
  'read 1 again': {
    does: async ({ edit, read }) => {
      await edit(1, { status: 'processing' });
      await read(1);
    },
  },
  'read 1 again, unasked': {
    does: async ({ age, read }) => {
      await age(1);
      await read(1);
    },
  },
  'send a file for 2': {
    does: async ({ uploadFile, report, read }) => {
      await uploadFile(2);
      await report(2);
      await read(2);
    },
  },
  'end the upload of 2': {
    does: async ({ arrive, report }) => {
      await arrive(2);
      await report(2);
    },
  },
  'send a manual': {
    does: async ({ upload, report }) => {
      const { manual } = await upload(1);
      await report(manual.id);
    },
  },
  'erase the account': { does: ({ erase }) => erase(), endsManual1: true, erases: true },
};

/** Refused with a sentence of the table; nothing of ours broke. */
const isTold = (error: unknown): boolean =>
  error instanceof AppError && errors[error.code].status < 500;

function draw(random: () => number): string[] {
  const names = Object.keys(deeds);
  const count = 2 + Math.floor(random() * 4);
  const drawn = Array.from({ length: count }, () =>
    names.splice(Math.floor(random() * names.length), 1),
  );
  return drawn.flat();
}

async function run(seed: number, fixed?: readonly string[]) {
  const random = randomFrom(seed);
  const names = fixed ?? draw(random);
  const world = garageWorld();
  const { stores } = world;
  const found = new Set<string>();
  const works = names.map((name) => (around: Around) => deeds[name]!.does(world.acting(around)));
  const ended = await interleave(works, random, () => {
    if (stores.hasOwner) homeless(stores).forEach((each) => found.add(each));
  });
  const outcomeOf = (name: string) => ended[names.indexOf(name)];
  for (const [at, end] of ended.entries()) {
    if (end.status === 'rejected' && !isTold(end.reason)) found.add(`${names[at]}: ${end.reason}`);
  }
  await world.settle();
  damageOf(stores).forEach((each) => found.add(each));
  const isMoved = outcomeOf('move 1')?.status === 'fulfilled';
  if (isMoved && !names.some((name) => deeds[name]?.endsManual1)) {
    if (stores.manuals.get(1)?.vehicleId !== 2) found.add('manual 1 was moved, and is gone');
    if (!world.isAskable(1)) found.add('manual 1 was moved, and cannot be asked');
  }
  if (outcomeOf('delete vehicle 1')?.status === 'fulfilled' && stores.vehicles.has(1)) {
    found.add('vehicle 1 was deleted, and is there');
  }
  return {
    names,
    isMoved,
    damages: [...found].map((each) => `${seed} (${names.join()}): ${each}`),
  };
}

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

async function runAll(count: number, fixed?: readonly string[]) {
  const damages: string[] = [];
  let moved = 0;
  for (const seed of seeds(count)) {
    const ran = await run(seed, fixed);
    damages.push(...ran.damages);
    if (ran.isMoved) moved += 1;
  }
  return { damages, moved };
}

describe('what is done with one garage at once', () => {
  it('leaves a manual alone that was moved before the deletion of its vehicle came to it', async () => {
    const { damages, moved } = await runAll(150, ['move 1', 'delete vehicle 1']);
    expect(damages).toEqual([]);
    // Both orders were among those drawn.
    expect(moved).toBeGreaterThan(10);
    expect(moved).toBeLessThan(140);
  });

  it('loses nothing and leaves nothing, whatever is drawn, in whatever order', async () => {
    const { damages } = await runAll(600);
    expect(damages.slice(0, 10)).toEqual([]);
  });

  it('leaves nothing of an account that is erased', async () => {
    const others = ['move 1', 'delete vehicle 1', 'read 1 again', 'read 1 again, unasked'];
    const { damages } = await runAll(100, ['erase the account', ...others]);
    expect(damages.slice(0, 10)).toEqual([]);
  });
});
