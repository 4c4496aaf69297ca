import type { Due, Plan, PlanItem } from '@contract';
import { dueWorkOf } from './due-work';

const due = (state: Due['state'], date: string, km: number | null = null): Due => ({
  ...{ state, date, km, by: km === null ? 'time' : 'km', basis: 'service' },
});

const item = (id: string, change: Partial<PlanItem>): PlanItem => ({
  ...{ id, item: id, action: 'replace', versions: [], scope: null, said: [], own: null },
  ...{ isHidden: false, isOfOther: false, isHabit: false, every: null, last: null },
  due: due('now', '2026-11-01'),
  ...change,
});

const planWith = (items: PlanItem[], change: Partial<Plan> = {}): Plan => ({
  ...{ manuals: [], items, choices: { versions: [], scopes: [] }, chosen: [], followed: null },
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: null, today: 58_000, perDay: null },
  inspection: null,
  ...change,
});

const workOf = (plan: Plan) => dueWorkOf(3, plan, '2021-03');
const namesOf = (plan: Plan) => workOf(plan).map(({ name }) => name);

describe('dueWorkOf', () => {
  it('tells what is due now, then what is soon, and nothing else', () => {
    const items = [
      item('luego', { due: due('later', '2028-01-01') }),
      item('pronto', { due: due('soon', '2027-02-01') }),
      item('ahora', { due: due('now', '2026-12-20') }),
      item('antes', { due: due('now', '2026-03-01') }),
      item('sin fecha', { due: due('unknown', '2020-01-01') }),
    ];
    expect(namesOf(planWith(items))).toEqual(['antes', 'ahora', 'pronto']);
  });

  it('passes over what its owner hid, what is of another engine, and habits', () => {
    const items = [
      item('oculto', { isHidden: true }),
      item('diésel', { isOfOther: true }),
      item('cera', { isHabit: true }),
    ];
    expect(namesOf(planWith(items))).toEqual([]);
  });

  it('reminds of nothing that only a model pointed at, unless its owner set it', () => {
    const span = { km: null, miles: null, months: 12, hours: null };
    const said = [
      {
        ...{ manualId: 1, every: span, first: null, severe: null, atKm: [], quotes: [] },
        ...{ isEveryService: false, isToCheck: true },
      },
    ];
    const own = { km: null, months: 12 };
    const items = [item('sapito', { said }), item('ranita', { said, own })];
    expect(namesOf(planWith(items))).toEqual(['ranita']);
  });

  it('reminds of nothing that the plan alone says', () => {
    const assumed = item('bujías', { due: { ...due('soon', '2026-12-01'), basis: 'plan' } });
    const followed = item('aceite', { due: { ...due('soon', '2026-12-01'), basis: 'followed' } });
    expect(namesOf(planWith([assumed, followed]))).toEqual(['aceite']);
  });

  it('counts the kilometres that are left, below zero when they are past', () => {
    const items = [item('aceite', { due: due('now', '2026-11-01', 56_800) })];
    expect(workOf(planWith(items))).toMatchObject([{ vehicleId: 3, kmLeft: -1200 }]);
  });

  it('tells a visit once, with how many works it is of', () => {
    const both = ['aceite', 'bujías'].map((id) =>
      item(id, { due: due('soon', '2027-02-08', 60_000) }),
    );
    const plan = planWith([...both, item('oculto', { isHidden: true, due: both[0]!.due })]);
    expect(workOf(plan)).toEqual([
      {
        ...{ vehicleId: 3, item: 'aceite', name: 'Revisión de los 60.000\u00a0km', works: 2 },
        ...{ due: both[0]!.due, kmLeft: 2000 },
      },
    ]);
  });

  it('knows no kilometres without an odometer', () => {
    const items = [item('aceite', { due: due('now', '2026-11-01', 56_800) })];
    const odometer = { last: null, today: null, perDay: null };
    expect(workOf(planWith(items, { odometer }))).toMatchObject([{ kmLeft: null }]);
  });

  it('tells the inspection by law once it is near', () => {
    const law = { name: 'ITV', month: '2026-12', rule: '', last: null };
    expect(workOf(planWith([], { inspection: { ...law, state: 'soon' } }))).toMatchObject([
      { item: 'itv', name: 'ITV', kmLeft: null, due: { state: 'soon', date: '2026-12-01' } },
    ]);
    expect(namesOf(planWith([], { inspection: { ...law, state: 'later' } }))).toEqual([]);
  });
});
