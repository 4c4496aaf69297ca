import type { ManualInterval } from '@contract';
import { aVehicle } from '../../testing/builders';
import type { LogbookRecord } from '../ports/records';
import { planOf } from './plan';

const work = (id: string, versions: string[], scope: string | null = null): ManualInterval => ({
  ...{ kind: 'interval', id, item: id, action: 'replace', atKm: [], quotes: [] },
  ...{ every: { km: 30_000, miles: null, months: null, hours: null }, first: null, severe: null },
  ...{ isEveryService: false, versions, scope },
});

const manual = {
  ...{ manualId: 1, originalFilename: 'brisa.pdf', revision: 1, hasPages: true },
};

const WORKS = [
  work('aceite', []),
  work('bujías', ['Gasolina']),
  work('filtro de gasóleo', ['Diésel']),
  work('polen España', [], 'España'),
  work('polen México', [], 'México'),
];

const logbook = (chosen: string[]): LogbookRecord => ({
  ...{ vehicleId: 1, isSevere: false, followed: null, chosen, items: {} },
  ...{ odometer: [], services: [], lastId: 0 },
});

/** What the plan of a vehicle with such an engine keeps, and what it says was chosen. */
function planFor(engine: string | null, chosen: string[] = [], works = WORKS) {
  const found = [{ manual, found: works }];
  const plan = planOf(aVehicle({ engine }), found, logbook(chosen), '2026-01-01');
  const kept = plan.items.filter(({ isOfOther }) => !isOfOther).map(({ id }) => id);
  return { kept, chosen: plan.chosen };
}

const OF_ANY_TABLE = ['polen España', 'polen México'];

describe('the plan of a vehicle of one gearbox', () => {
  const OF_GEARBOXES = [
    work('Aceite de la caja manual', []),
    work('Aceite de la transmisión automática', []),
    work('Revisiones según el manual', []),
  ];

  it.each(['cambio manual', '1.6 Manual'])('leaves out the works of the other for %j', (engine) => {
    const { kept } = planFor(engine, [], OF_GEARBOXES);
    expect(kept).toEqual(['Aceite de la caja manual', 'Revisiones según el manual']);
  });

  it.each([null, '1.6 TDI 90'])('keeps those of both for %j, and says which they are', (engine) => {
    const found = [{ manual, found: OF_GEARBOXES }];
    const { items } = planOf(aVehicle({ engine }), found, logbook([]), '2026-01-01');
    expect(items.map(({ gearbox, isOfOther }) => [gearbox, isOfOther])).toEqual([
      ['manual', false],
      ['automatic', false],
      [undefined, false],
    ]);
  });
});

describe('the plan of a vehicle of one version', () => {
  it.each(['Diesel', '1.6 TDI 90'])('leaves out the works of others for %j', (engine) => {
    const kept = ['aceite', 'filtro de gasóleo', ...OF_ANY_TABLE];
    expect(planFor(engine)).toEqual({ kept, chosen: ['Diésel'] });
  });

  it('keeps the version that the engine names when its owner chose a table only', () => {
    expect(planFor('1.6 TDI 90', ['España'])).toEqual({
      kept: ['aceite', 'filtro de gasóleo', 'polen España'],
      chosen: ['Diésel', 'España'],
    });
  });

  it('goes by the engine where what was chosen stands in no manual any more', () => {
    expect(planFor('Diesel', ['2.0 HDi']).kept).not.toContain('bujías');
  });

  it('goes by the engine before a version that an older logbook names', () => {
    expect(planFor('Diesel', ['Gasolina'])).toMatchObject({ chosen: ['Diésel'] });
  });

  it.each([
    [null, ['Gasolina']],
    ['122 CV', ['Gasolina']],
  ])('goes by the version of an older logbook where the engine is %j', (engine, versions) => {
    const { chosen, kept } = planFor(engine, versions);
    expect(chosen).toEqual(versions);
    expect(kept).not.toContain('filtro de gasóleo');
  });

  it('keeps what is for another part of it, of which nobody said anything', () => {
    const works = [...WORKS, work('aceite de la caja', ['cambio automático'])];
    expect(planFor('1.6 TDI', [], works).kept).toContain('aceite de la caja');
    const manuals = [...works, work('aceite de la caja manual', ['cambio manual'])];
    const { kept } = planFor('1.6 TDI', ['Diésel', 'cambio automático'], manuals);
    expect(kept).toContain('aceite de la caja');
    expect(kept).not.toContain('aceite de la caja manual');
  });

  it('keeps all works while nobody said which version it is', () => {
    expect(planFor(null).kept).toEqual(WORKS.map(({ id }) => id));
  });
});
