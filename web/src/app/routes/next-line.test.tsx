import { screen, within } from '@testing-library/react';
import { getPlan, type Plan, type PlanItem } from '@contract';
import { buildGolf, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const item: PlanItem = {
  ...{ id: 'a00000000000', item: 'Aceite', action: 'replace', versions: [], scope: null, said: [] },
  ...{ own: null, isHidden: false, isOfOther: false, isHabit: false, last: null, every: null },
  due: { state: 'soon', date: '2027-02-10', km: 75_000, by: 'km', basis: 'service' },
};
const odometer = { last: { date: '2026-10-14', km: 62_000 }, today: 62_000, perDay: 33 };
const plan: Plan = {
  ...{ manuals: [], choices: { versions: [], scopes: [] }, chosen: [], followed: null },
  ...{ items: [item], severeUse: { isOn: false, definitions: [] }, odometer, inspection: null },
};
const unknown: PlanItem = {
  ...item,
  due: { ...item.due, state: 'unknown', date: null, km: null },
};
const noKm = { last: null, today: null, perDay: null };

const home = (known: Plan) =>
  renderApp('/', {
    vehicles: [buildVehicle(), buildGolf()],
    prepare: (server) => server.on(getPlan, () => known),
  });

const plain = (link: HTMLElement) => link.textContent.replaceAll('\u00a0', ' ');
const PLAN = '/vehicles/1/mantenimiento';
const lineOf = async (words: RegExp) => {
  const link = await screen.findByRole('link', { name: words });
  expect(link).toHaveAttribute('href', PLAN);
  return plain(link);
};

describe('how a vehicle stands', () => {
  it.each([
    [
      'as it was written down',
      plan,
      '62.000 km · Cambiar aceite · Toca hacia febrero de 2027 · 75.000 km',
    ],
    [
      'as it is estimated',
      { ...plan, items: [], odometer: { ...odometer, today: 62_300, perDay: 7 } },
      'Unos 62.300 km',
    ],
    [
      'of a day where nothing can be estimated',
      { ...plan, items: [], odometer: { ...odometer, perDay: null } },
      '62.000 km el 14 oct 2026',
    ],
  ])('is one line of the home page: %s', async (_, known, said) => {
    home(known);
    expect(await lineOf(/km/)).toBe(said);
  });

  const law = { name: 'ITV', month: '2027-01', last: null, rule: 'La norma.' };

  it.each([
    ['before a work that is due later', { ...law, state: 'soon' }, 'ITV · Toca en enero de 2027'],
    ['behind its month', { ...law, state: 'now' }, 'ITV · Toca desde enero de 2027'],
    [
      'not where a work comes first',
      { ...law, month: '2027-03', state: 'soon' },
      'Cambiar aceite · Toca hacia febrero de 2027 · 75.000 km',
    ],
  ] as const)('names the inspection that is due first: %s', async (_, inspection, said) => {
    home({ ...plan, inspection });
    expect(await lineOf(/km/)).toBe(`62.000 km · ${said}`);
  });

  it('asks of an inspection that nobody noted before it asks of works', async () => {
    const missed = { ...unknown, due: { ...unknown.due, km: 60_000, by: 'km' as const } };
    const inspection = { ...law, month: '2028-05', state: 'later' as const, assumed: '2026-05' };
    home({ ...plan, items: [missed], inspection });
    expect(await lineOf(/ITV/)).toBe('62.000 km · ¿Pasaste la ITV de mayo de 2026?');
  });

  it('asks for the kilometres where nothing is known of a plan', async () => {
    home({ ...plan, items: [unknown], odometer: noKm });
    expect(await lineOf(/kilómetros/)).toBe('Escribe los kilómetros de hoy y sabrás qué le toca');
  });

  it('is said in the garage of the vehicle whose plan is at hand, and asked for of none', async () => {
    const { person, server } = home(plan);
    await lineOf(/62\.000/);
    const asked = () => server.calls.filter((call) => call.endsWith('/plan'));
    expect(asked()).toHaveLength(1);
    await person.click(await screen.findByRole('button', { name: /^Menú de/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Mis vehículos' }));
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect(await (await row(/Corolla/)).findByRole('link', { name: /62\.000/ })).toBeVisible();
    expect((await row(/El rojo/)).queryByRole('link', { name: /62\.000/ })).toBeNull();
    expect(asked()).toHaveLength(1);
  });
});
