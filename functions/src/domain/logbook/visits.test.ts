import type { Due, PlanItem } from '@contract';
import { NO_SPAN } from '../quantity/span';
import { dueOf } from './due';
import { byVisit, visitsOf } from './visits';

const KNOWN: Parameters<typeof byVisit>[1] = { perDay: 40, firstRegistration: '2021-03' };

const byKm = (km: number, date: string | null): Due => ({
  ...{ state: 'soon', date, km, by: 'km', basis: 'followed' },
});
const byTime = (date: string, change: Partial<Due> = {}): Due => ({
  ...{ state: 'soon', date, km: null, by: 'time', basis: 'followed', ...change },
});

const work = (id: string, due: Due, change: Partial<PlanItem> = {}): PlanItem => ({
  ...{ id, item: id, action: 'replace', versions: [], scope: null, said: [], own: null },
  ...{ isHidden: false, isOfOther: false, isHabit: false, last: null, due },
  every: { ...NO_SPAN, km: 15_000, months: 12 },
  ...change,
});

const MARCH = byKm(60_000, '2027-03-08');

/** The name of each visit, when it is due, and of which works it is. */
const shown = (works: PlanItem[], known = KNOWN) =>
  byVisit(works, known).map(({ name, due, items }) => [
    ...[name.replaceAll('\u00a0', ' '), due.date],
    ...items.map(({ id }) => id),
  ]);

const KM = [null, 900, 7500, 15_000, 60_000, 63_000];
const MONTHS = [null, 0.5, 3, 12, 13, 24, 120];
const LAST = [null, { date: '2026-10-03', km: 57_400 }, { date: '2024-12-20', km: null }];

/** The visits of works of all these intervals, of vehicles that are driven so much, and of which so much is known. */
function plansOfMany() {
  const works = KM.flatMap((km) => MONTHS.map((months) => ({ ...NO_SPAN, km, months })));
  const followed = [null, { date: '2026-09-10', km: 56_000 }, { date: '2026-09-10', km: null }];
  return [null, 0.4, 9, 33, 180].flatMap((perDay) =>
    followed.map((until) => {
      const known = {
        ...{ odometer: { last: null, today: 58_000, perDay }, followed: until },
        ...{ firstRegistration: '2021-03', today: '2026-11-26' },
      };
      const items = LAST.flatMap((last) =>
        works.map((every) => {
          const due = dueOf({ every, first: null, atKm: [] }, last, known);
          return work(JSON.stringify([last, every]), due, { every });
        }),
      );
      return byVisit(items, { perDay, firstRegistration: '2021-03' });
    }),
  );
}

describe('byVisit', () => {
  it('says of a visit of a day at how many kilometres the first of its works falls due', () => {
    const works = [
      work('escobillas', byTime('2027-02-10')),
      work('aceite', byTime('2027-02-10', { km: 75_000 })),
      work('filtro', byTime('2027-02-20', { km: 90_000 })),
    ];
    expect(byVisit(works, KNOWN).map(({ due }) => [due.by, due.km])).toEqual([['time', 75_000]]);
  });

  it('joins what falls due at the same kilometres, and leaves a work of its own alone', () => {
    const works = [
      work('aceite', MARCH),
      work('correa', byKm(120_000, '2031-06-01')),
      work('filtro', MARCH),
    ];
    expect(shown(works)).toEqual([
      ['Revisión de los 60.000 km', '2027-03-08', 'aceite', 'filtro'],
      ['Revisión de los 120.000 km', '2031-06-01', 'correa'],
    ]);
  });

  it.each([
    ['2027-03-15', 'followed', 'Revisión de los 6 años'],
    ['2022-03-15', 'plan', 'Revisión del primer año'],
    ['2027-02-10', 'followed', 'Revisión de febrero de 2027'],
    ['2027-03-15', 'service', 'Revisión de marzo de 2027'],
  ] as const)('names what is due by time on %s, counted from %s, «%s»', (date, basis, name) => {
    expect(shown([work('frenos', byTime(date, { basis }))])[0]?.[0]).toBe(name);
  });

  it('takes along what is near, is due when the first is, and is named by the most', () => {
    const works = [
      work('frenos', byTime('2027-02-20'), { every: { ...NO_SPAN, months: 24 } }),
      work('aceite', MARCH),
      work('filtro', MARCH),
    ];
    expect(shown(works)).toEqual([
      ['Revisión de los 60.000 km', '2027-02-20', 'frenos', 'aceite', 'filtro'],
    ]);
  });

  it('takes nothing along that is more than a tenth of an interval away, or a month', () => {
    const monthly = { every: { ...NO_SPAN, months: 1 } };
    const works = [work('nivel', byTime('2027-03-01'), monthly), work('aceite', MARCH)];
    expect(shown(works)).toHaveLength(2);
    expect(shown([work('aceite', MARCH), work('frenos', byTime('2027-04-09'))])).toHaveLength(2);
    // Never by way of a third one.
    const chain = [MARCH, byTime('2027-04-01'), byTime('2027-04-25')];
    expect(shown(chain.map((due, at) => work(String(at), due)))).toHaveLength(2);
  });

  it('goes by kilometres where nobody knows how much is driven', () => {
    const works = (km: number) => [
      work('aceite', byKm(60_000, null)),
      work('filtro', byKm(km, null)),
    ];
    expect(shown(works(60_900), { ...KNOWN, perDay: null })).toHaveLength(1);
    expect(shown(works(62_000), { ...KNOWN, perDay: null })).toHaveLength(2);
  });

  it('is as urgent as the most urgent of its works, and has none of which nobody knows when', () => {
    const later = work('aceite', byTime('2027-03-12', { state: 'later' }));
    const unknown = work('correa', { ...MARCH, state: 'unknown', date: null });
    const [visit, ...others] = byVisit([later, work('filtro', MARCH), unknown], KNOWN);
    expect(visit).toMatchObject({ due: MARCH, items: [{ id: 'filtro' }, { id: 'aceite' }] });
    expect(others).toEqual([]);
  });

  it('leaves what has a day apart from what has none, so that calendars keep it', () => {
    const dated = work('frenos', byTime('2027-03-08', { km: 60_000 }));
    expect(shown([work('aceite', byKm(60_000, null)), dated])).toHaveLength(2);
  });

  it('tells none as later that is due before one that it tells as soon', () => {
    const order = ['now', 'soon', 'later'];
    for (const entries of plansOfMany()) {
      const dated = entries.filter(({ due: { date } }) => date !== null);
      const byDay = dated.toSorted((one, other) =>
        String(one.due.date).localeCompare(String(other.due.date)),
      );
      const places = byDay.map(({ due: { state } }) => order.indexOf(state));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });
});

it('the visits of a plan are of several works, and of no habit, nor what its owner hid', () => {
  const works = [
    ...[work('aceite', MARCH), work('filtro', MARCH), work('cera', MARCH, { isHabit: true })],
    ...[work('oculto', MARCH, { isHidden: true }), work('correa', byTime('2030-01-01'))],
  ];
  expect(visitsOf(works, KNOWN)).toMatchObject([{ id: '60000km', items: ['aceite', 'filtro'] }]);
});
