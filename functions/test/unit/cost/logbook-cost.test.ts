import { Readable } from 'node:stream';
import { withEntry, withService } from '../../../src/domain/logbook/logbook';
import { newOwner, newReceipts } from './cost-scenarios';
import { costWorld, type Bill, type CostWorld } from './cost-world';

/** What Google bills for what an owner writes down of a vehicle. See `cost.test.ts`. */

const aService = () => ({
  ...{ items: [], what: 'Aceite', date: '2026-05-01', km: 50_000 },
  ...{ workshop: null, price: null, notes: null },
});

type Scenario = {
  prepare: (world: CostWorld) => Promise<() => Promise<unknown>>;
  budget: Partial<Bill>;
};

const scenarios: Record<string, Scenario> = {
  'kilometres that are written down': {
    prepare: async (world) => {
      const { uid, vehicleId } = await newOwner(world);
      const entry = { date: '2026-01-02', km: 5000 };
      return () =>
        world.ports.logbooks.change(uid, vehicleId, (before) => {
          const { logbook, added } = withEntry(before, entry);
          return { logbook, answer: added };
        });
    },
    budget: { reads: 2, writes: 1, commits: 1 },
  },
  'a receipt that takes the place of another': {
    prepare: async (world) => {
      const { uid, vehicleId } = await newOwner(world);
      const serviceId = await world.ports.logbooks.change(uid, vehicleId, (before) => {
        const { logbook, added } = withService(before, aService());
        return { logbook, answer: added.id };
      });
      const attach = newReceipts(world);
      const file = () => ({
        filename: 'factura.pdf',
        content: Readable.from([Buffer.from('%PDF-1.7')]),
        announcedBytes: 8,
      });
      await attach(uid, { vehicleId, serviceId }, file());
      return () => attach(uid, { vehicleId, serviceId }, file());
    },
    // Vehicle and logbook, before and in the transaction; there all logbooks and manuals, too, for the room they take; the owner's count.
    budget: { reads: 7, writes: 2, commits: 2, objectWrites: 1 },
  },
};

describe('what Google bills for the logbook of a vehicle', () => {
  let world: CostWorld;
  beforeAll(async () => {
    // The SDK announces its own end.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    world = await costWorld();
  });
  afterAll(() => world.stop());

  it.each(Object.entries(scenarios))('%s', async (_name, { prepare, budget }) => {
    const billed = Object.entries(await world.costOf(await prepare(world)));
    expect(Object.fromEntries(billed.filter(([, count]) => count !== 0))).toEqual(budget);
  });
});
