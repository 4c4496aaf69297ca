import type { ManualInterval, Plan } from '@contract';
import { aVehicle } from '../../testing/builders';
import { NO_SPAN } from '../quantity/span';
import type { LogbookRecord } from '../ports/records';
import { emptyLogbook } from './logbook';
import { planOf } from './plan';

const TODAY = '2026-11-28';
const manual = { manualId: 1, originalFilename: 'brisa.pdf', revision: 1, hasPages: true };

const work = (id: string, km: number, months: number): ManualInterval => ({
  ...{ kind: 'interval', id, item: id, action: 'replace', atKm: [], quotes: [] },
  ...{ every: { ...NO_SPAN, km, months }, first: null, severe: null },
  ...{ isEveryService: false, versions: [], scope: null },
});
const FUEL = work('filtro de combustible', 60_000, 48);
const WORKS = [FUEL, work('aceite', 15_000, 12), work('frenos', 60_000, 24)];

const SERVICE: LogbookRecord['services'][number] = {
  ...{ id: 2, items: [FUEL.id], what: 'Filtro', date: TODAY, km: 58_000 },
  ...{ workshop: 'Taller de la esquina', price: 89.9, notes: null, receipt: null },
};

function planWith(change: Partial<LogbookRecord>): Plan {
  const odometer = [{ id: 1, date: TODAY, km: 58_000 }];
  const logbook = { ...emptyLogbook(1), odometer, ...change };
  const vehicle = aVehicle({ firstRegistration: '2021-03' });
  return planOf(vehicle, [{ manual, found: WORKS }], logbook, TODAY);
}

const fuelOf = ({ items }: Plan) => items.find(({ id }) => id === FUEL.id)!;

describe('the plan', () => {
  it.each([
    ['nothing', {}, { state: 'unknown', by: 'time', date: '2025-03-15', basis: 'plan' }],
    [
      'that all was up to date',
      { followed: { date: TODAY, km: 58_000 } },
      { state: 'soon', km: 60_000, basis: 'followed' },
    ],
    [
      'a service',
      { services: [SERVICE] },
      { state: 'later', km: 118_000, date: '2030-11-28', basis: 'service' },
    ],
  ] as const)(
    'tells one day of a work of which its owner noted %s, alone and in its visit',
    (_, noted, due) => {
      const plan = planWith({ ...noted, services: 'services' in noted ? [...noted.services] : [] });
      const fuel = fuelOf(plan);
      expect(fuel.due).toMatchObject(due);
      const visit = plan.visits?.find(({ items }) => items.includes(fuel.id));
      const others = plan.items.filter(({ id }) => visit?.items.includes(id));
      for (const { due: own } of others) {
        expect(String(own.date) >= String(visit?.due.date)).toBe(true);
        expect(own.state).toBe(visit?.due.state);
      }
    },
  );

  it('says where and for how much a work was done last', () => {
    const { last } = fuelOf(planWith({ services: [SERVICE] }));
    expect(last).toEqual({
      ...{ date: TODAY, km: 58_000, workshop: 'Taller de la esquina', price: 89.9 },
    });
    expect(fuelOf(planWith({})).last).toBeNull();
  });
});
