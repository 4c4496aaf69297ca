import type { Plan, PlanItem } from '@contract';
import { calendarFile } from '../../adapters/calendar';
import { calendarEvents } from './calendar-events';

const TODAY = '2026-11-26';
const BRISA = { id: 3, name: 'Brisa', firstRegistration: '2021-03' };

const item = (id: string, date: string | null): PlanItem => ({
  ...{ id, item: id, action: 'replace', versions: [], scope: null, said: [], own: null },
  ...{ isHidden: false, isOfOther: false, isHabit: false, every: null, last: null },
  due: { state: 'now', date, km: null, by: 'time', basis: 'service' },
});

const planWith = (...items: PlanItem[]): Plan => ({
  ...{ manuals: [], items, choices: { versions: [], scopes: [] }, chosen: [], followed: null },
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: null, today: null, perDay: null },
  inspection: { name: 'ITV', month: '2026-03', state: 'now', last: null, rule: 'Cada dos años.' },
});

const eventsOf = (...items: PlanItem[]) => calendarEvents(BRISA, planWith(...items), TODAY);

describe('calendarEvents', () => {
  it('puts what is overdue on the day on which its owner looks, and all else on its own', () => {
    const dates = eventsOf(item('aceite', '2026-02-10'), item('bujías', '2027-05-01'));
    expect(dates.map(({ date }) => date)).toEqual([TODAY, '2027-05-01', TODAY]);
  });

  it('leaves out what has no date', () => {
    expect(eventsOf(item('correa', null)).map(({ title }) => title)).toEqual(['Brisa: ITV']);
  });

  it('says of a work what is done, and of a visit all of its works in one event', () => {
    const same = { ...item('bujías', '2027-05-01'), title: 'Cambiar: Bujías' };
    const [one] = eventsOf(same);
    expect(one).toMatchObject({ title: 'Brisa: cambiar bujías', uid: 'plan-3-bujías@guantera' });
    const said = { ...item('llantas', '2027-05-01'), title: 'Limpiar las llantas' };
    expect(eventsOf(said)[0]).toMatchObject({ title: 'Brisa: limpiar las llantas' });
    const [visit, ...others] = eventsOf(same, item('correa', '2027-05-01'));
    expect(visit).toMatchObject({
      ...{ uid: 'plan-3-visit-2027-05-01@guantera', title: 'Brisa: revisión de mayo de 2027' },
      ...{ date: '2027-05-01', text: '– Cambiar: Bujías\n– correa' },
    });
    expect(others.map(({ title }) => title)).toEqual(['Brisa: ITV']);
  });

  it('groups kilometres, also of four digits', () => {
    const oil = item('aceite', '2026-12-10');
    const [one] = eventsOf({ ...oil, due: { ...oil.due, km: 9000 } });
    expect(one?.text).toBe('O a los 9.000 km, si llegas antes.');
  });

  it('says that a day is about where it is counted from kilometres or from a month', () => {
    const oil = item('aceite', '2026-12-10');
    const textOf = (due: Partial<PlanItem['due']>) =>
      eventsOf({ ...oil, due: { ...oil.due, ...due } })[0]?.text;
    expect(textOf({ km: 9000, by: 'km' })).toBe('A los 9.000 km.\nFecha aproximada.');
    expect(textOf({ basis: 'followed' })).toBe('Fecha aproximada.');
    expect(textOf({})).toBe('');
  });

  it('gives each event an alarm', () => {
    const file = calendarFile(eventsOf(item('aceite', '2026-02-10')));
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file.match(/BEGIN:VALARM/g)).toHaveLength(2);
    expect(file).toContain('DTSTART:20261126T090000');
  });
});
