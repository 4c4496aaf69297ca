import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import {
  getPlan,
  listServices,
  updateService,
  type Plan,
  type PlanItem,
  type Service,
} from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { keptVisit } from './kept-visit';

const work = (letter: string, km: number | null = 60_000): PlanItem => ({
  ...{ id: letter.repeat(12), item: `Trabajo ${letter}`, action: 'replace', said: [], own: null },
  ...{ versions: [], scope: null, isHidden: false, isOfOther: false, isHabit: false, last: null },
  every: { km: 60_000, miles: null, months: null, hours: null },
  due: { state: 'unknown', date: null, km, by: 'km', basis: 'plan' },
});
const service = (change: Partial<Service> = {}): Service => ({
  ...{ id: 4, items: [], what: 'Revisión', date: '2026-10-14', km: 60_000 },
  ...{ workshop: null, price: null, notes: null, receipt: null },
  ...change,
});

const WORKS = [work('a'), work('b')];
const NAMED = service({ what: 'Revisión de los 60.000' });
const QUESTION = {
  name: /^¿Se\shicieron\sen\s«Revisión\sde\slos\s60\.000»,\sel\s14\soct\s2026\?$/,
};

describe('keptVisit', () => {
  it.each([
    ['at its kilometres', service()],
    ['a little before them', service({ km: 58_900 })],
    ['that names them', service({ km: null, what: 'Revisión de los 60.000 km' })],
  ])('finds a visit %s', (_what, one) => {
    expect(keptVisit(WORKS, [one])).toEqual({ service: one, works: WORKS });
  });

  it.each([
    ['at other kilometres', service({ km: 45_000 })],
    ['that holds its works', service({ items: ['cccccccccccc'] })],
    ['of which its owner said no', service({ notDone: WORKS.map(({ id }) => id) })],
    ['of another number in its name', service({ km: null, what: 'Aceite 5W-30' })],
  ])('finds none %s', (_what, one) => {
    expect(keptVisit(WORKS, [one])).toBeNull();
  });

  it('takes no work that was done, or that is asked for elsewhere', () => {
    const done = { ...work('c'), last: { date: '2026-10-14', km: 60_000 } };
    const works = [...WORKS, done, work('d', 30_000), work('e', null)];
    expect(keptVisit(works, [service()])?.works).toEqual(WORKS);
  });
});

const planOf = (items: PlanItem[]): Plan => ({
  manuals: [
    { manualId: 1, originalFilename: 'brisa.pdf', revision: 1, hasPages: true, isRead: true },
  ],
  ...{ items, choices: { versions: [], scopes: [] }, chosen: [], followed: null },
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: { date: '2026-11-10', km: 61_000 }, today: 62_000, perDay: 33 },
  inspection: null,
});

async function openPlan() {
  const sent: unknown[] = [];
  let kept: Service = NAMED;
  const app = renderApp('/vehicles/1/mantenimiento', {
    ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
    prepare: (server) => {
      server.on(getPlan, () => planOf(WORKS));
      server.on(listServices, () => [kept]);
      server.on(updateService, ({ body }) => {
        sent.push(body);
        kept = { ...kept, ...body };
        return kept;
      });
    },
  });
  return { ...app, sent, card: within(await screen.findByRole('region', QUESTION)) };
}

describe('a visit that was written down without its works', () => {
  it('is asked of once, and nothing says that nobody knows what was done', async () => {
    const { card } = await openPlan();
    expect(card.getByText(/^Trabajo a, Trabajo b\./)).toBeVisible();
    expect(
      screen.getByText('Falta que digas qué se hizo en «Revisión de los 60.000».'),
    ).toBeVisible();
    expect(screen.queryByText(/[Nn]o sabemos (?:qué|si)/)).not.toBeInTheDocument();
  });

  it('holds all of them after one touch', async () => {
    const { person, sent, card } = await openPlan();
    await person.click(card.getByRole('button', { name: 'Sí, todos' }));
    expect(sent).toEqual([{ items: WORKS.map(({ id }) => id) }]);
  });

  it('holds those that are ticked, none of them beforehand', async () => {
    const { person, sent, card } = await openPlan();
    await person.click(card.getByRole('button', { name: 'Algunos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar servicio' }));
    expect(dialog.getByRole('checkbox', { name: 'Cambiar trabajo a' })).not.toBeChecked();
    await person.click(dialog.getByRole('checkbox', { name: 'Cambiar trabajo b' }));
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('No sabemos qué se ha hecho');
    expect(sent).toMatchObject([{ items: ['b'.repeat(12)], date: '2026-10-14' }]);
  });

  it('is asked of no more once the answer was no, which is kept with the vehicle', async () => {
    const { person, sent, card } = await openPlan();
    await person.click(card.getByRole('button', { name: 'No' }));
    expect(sent).toEqual([{ notDone: WORKS.map(({ id }) => id) }]);
    await waitForElementToBeRemoved(() => screen.queryByRole('region', QUESTION));
    expect(screen.queryByRole('region', QUESTION)).not.toBeInTheDocument();
    expect(screen.getByText('No sabemos qué se ha hecho')).toBeVisible();
  });
});
