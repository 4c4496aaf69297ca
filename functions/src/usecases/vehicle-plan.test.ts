import type { ManualInterval } from '@contract';
import { emptyLogbook } from '../domain/logbook/logbook';
import { aVehicle } from '../testing/builders';
import { vehiclePlan } from './vehicle-plan';

const work = (id: string, versions: string[], scope: string | null = null): ManualInterval => ({
  ...{ kind: 'interval', id, item: id, action: 'replace', atKm: [], quotes: [] },
  ...{ every: { km: 30_000, miles: null, months: null, hours: null }, first: null, severe: null },
  ...{ isEveryService: false, versions, scope },
});
const found = [
  work('bujías', ['Gasolina']),
  work('filtro', ['Diésel']),
  work('polen', [], 'España'),
];
const manual = { manualId: 1, originalFilename: 'brisa.pdf', revision: 1, hasPages: true };

/** A vehicle and its logbook, as they are kept. */
function garage(engine: string | null, chosen: string[]) {
  let vehicle = aVehicle({ engine });
  let logbook = { ...emptyLogbook(1), chosen };
  const writes: string[] = [];
  const findings = () => Promise.resolve({ vehicle, manuals: [{ manual, found }] });
  const plan = vehiclePlan({
    findings: findings as unknown as Parameters<typeof vehiclePlan>[0]['findings'],
    vehicles: {
      update: (_uid, _id, change) => {
        writes.push('vehicle');
        vehicle = { ...vehicle, ...change(vehicle) };
        return Promise.resolve(vehicle);
      },
    },
    logbooks: {
      get: () => Promise.resolve(logbook),
      change: (_uid, _id, change) => {
        writes.push('logbook');
        const changed = change(logbook);
        logbook = changed.logbook;
        return Promise.resolve(changed.answer);
      },
    },
    now: () => new Date('2026-01-01T12:00:00Z'),
  });
  return {
    read: async () => (await plan('ana', 1)).plan.chosen,
    kept: () => ({ engine: vehicle.engine, chosen: logbook.chosen }),
    writes,
  };
}

describe('a version that an older logbook names', () => {
  it('goes to the vehicle the first time its plan is read, and is told at once', async () => {
    const { read, kept, writes } = garage(null, ['Diésel', 'España']);
    expect(await read()).toEqual(['Diésel', 'España']);
    expect(kept()).toEqual({ engine: 'Diésel', chosen: ['España'] });
    expect(await read()).toEqual(['Diésel', 'España']);
    expect(writes).toEqual(['vehicle', 'logbook']);
  });

  it('gives way to what the vehicle is called', async () => {
    const { read, kept } = garage('1.6 TDI 90', ['Gasolina']);
    expect(await read()).toEqual(['Diésel']);
    expect(kept()).toEqual({ engine: '1.6 TDI 90', chosen: [] });
  });

  it('is left where no manual names it any more', async () => {
    const { read, kept, writes } = garage('Diesel', ['2.0 HDi']);
    expect(await read()).toEqual(['Diésel']);
    expect(kept()).toEqual({ engine: 'Diesel', chosen: ['2.0 HDi'] });
    expect(writes).toEqual([]);
  });
});
