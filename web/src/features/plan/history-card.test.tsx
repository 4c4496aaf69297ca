import { screen, within } from '@testing-library/react';
import { getPlan, listServices, updatePlan, type Due, type Plan, type PlanItem } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { today } from './plan-texts';

const item = (name: string, change: Partial<PlanItem> = {}): PlanItem => ({
  ...{ id: 'aaaaaaaaaaaa', item: name, action: 'replace', versions: [], scope: null, said: [] },
  ...{ own: null, isHidden: false, isOfOther: false, isHabit: false, last: null },
  every: { km: 60_000, miles: null, months: null, hours: null },
  due: { state: 'unknown', date: null, km: 60_000, by: 'km', basis: 'plan' },
  ...change,
});

const planWith = (items: PlanItem[], change: Partial<Plan> = {}): Plan => ({
  manuals: [
    { manualId: 1, originalFilename: 'brisa.pdf', revision: 1, hasPages: true, isRead: true },
  ],
  ...{ items, choices: { versions: [], scopes: [] }, chosen: [], followed: null },
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: { date: '2026-06-10', km: 61_000 }, today: 62_000, perDay: 33 },
  inspection: null,
  ...change,
});

function renderPlan(plan: Plan) {
  const sent: unknown[] = [];
  const app = renderApp('/vehicles/1/mantenimiento', {
    vehicles: [buildVehicle()],
    manuals: [buildManual()],
    prepare: (server) => {
      let now = plan;
      server.on(getPlan, () => now);
      server.on(listServices, () => []);
      server.on(updatePlan, ({ body }) => {
        sent.push(body);
        now = { ...now, followed: body.followed ?? null };
      });
    },
  });
  return { ...app, sent };
}

describe('a plan of which nothing is written down', () => {
  it('says that nobody knows, and not that something is due', async () => {
    renderPlan(planWith([item('Bujías')]));
    const unknown = within(await screen.findByRole('region', { name: 'No lo sabemos' }));
    expect(unknown.getByText(/a los 60\.000.km: no sabemos si se hizo/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Lo próximo' })).not.toBeInTheDocument();
    expect(screen.getByText(/faltará un trabajo: no sabemos cuándo toca/)).toBeVisible();
  });

  it('says once that nobody knows, and of each work when it was asked for, the oldest first', async () => {
    const named = (name: string, due: Partial<Due>) =>
      item(name, { id: name.padEnd(12, 'a'), due: { ...item('').due, ...due } });
    const fluid = named('líquido', { by: 'time', km: null, date: '2026-05-15' });
    renderPlan(planWith([named('bujias', { km: 60_000, date: '2026-10-01' }), fluid]));
    const unknown = within(await screen.findByRole('region', { name: 'No lo sabemos' }));
    expect(unknown.getByText('El plan ya los pedía: no sabemos si se hicieron.')).toBeVisible();
    const rows = unknown.getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Tocaba en mayo de 2026');
    expect(rows[1]).toHaveTextContent(/Tocaba a los 60\.000.km/);
    for (const row of rows) expect(row).not.toHaveTextContent('sabemos');
  });

  it('is up to date with one touch', async () => {
    const { person, sent } = renderPlan(planWith([item('Bujías')]));
    await person.click(await screen.findByRole('button', { name: 'Todo al día hasta aquí' }));
    expect(await screen.findByText(/^Todo al día el .*, a los 62\.000.km$/)).toBeVisible();
    expect(sent).toEqual([{ followed: { date: today(), km: 62_000 } }]);
  });

  it('takes when everything was done last, and refuses a day that is none', async () => {
    const { person, sent } = renderPlan(planWith([item('Bujías')]));
    await person.click(await screen.findByRole('button', { name: 'Poner la última revisión' }));
    const form = within(screen.getByRole('form', { name: 'Última revisión' }));
    await person.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByText('Elige una fecha.')).toBeVisible();
    await person.type(form.getByLabelText('Fecha'), '2026-03-14');
    await person.type(form.getByLabelText('Kilómetros'), '57.500');
    await person.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Todo al día el 14 mar 2026/)).toBeVisible();
    expect(sent).toEqual([{ followed: { date: '2026-03-14', km: 57_500 } }]);
  });
});

describe('a plan', () => {
  it('is not asked about where a service tells how it stands', async () => {
    renderPlan(planWith([item('Bujías', { last: { date: '2026-03-14', km: 57_500 } })]));
    expect(await screen.findByRole('link', { name: /bujías/ })).toBeVisible();
    expect(screen.queryByText('No sabemos qué se ha hecho')).not.toBeInTheDocument();
  });

  it('is told of all works at once that no service tells of', async () => {
    const done = item('Aceite', { id: 'cccccccccccc', last: { date: '2026-03-14', km: 57_500 } });
    const open = ['d', 'e'].map((letter) => item(`Trabajo ${letter}`, { id: letter.repeat(12) }));
    const { person, sent } = renderPlan(planWith([done, ...open]));
    await person.click(
      await screen.findByRole('button', { name: /^Se hicieron los \d trabajos$/ }),
    );
    const asking = within(await screen.findByRole('alertdialog'));
    expect(asking.getByText(/trabajo d$/)).toBeVisible();
    expect(asking.getByText(/trabajo e$/)).toBeVisible();
    expect(sent).toEqual([]);
    await person.click(asking.getByRole('button', { name: 'Sí, todos' }));
    expect(await screen.findByText(/^Todo al día el .*, a los 62\.000.km$/)).toBeVisible();
    expect(sent).toEqual([{ followed: { date: today(), km: 62_000 } }]);
  });

  it('keeps habits apart from what is due, folded', async () => {
    const habit = item('Cera', { id: 'bbbbbbbbbbbb', isHabit: true });
    const { person } = renderPlan(planWith([item('Bujías'), habit]));
    const habits = within(await screen.findByRole('region', { name: 'De vez en cuando' }));
    expect(habits.queryByRole('listitem')).not.toBeInTheDocument();
    await person.click(habits.getByRole('button', { name: 'De vez en cuando 1' }));
    expect(habits.getAllByRole('listitem')).toHaveLength(1);
    expect(habits.queryByText(/no sabemos si se hizo/)).not.toBeInTheDocument();
  });
});

describe('what nobody knows', () => {
  const works = Array.from('abcdefg', (letter) =>
    item(`Trabajo ${letter}`, { id: letter.repeat(12) }),
  );
  const open = async (items: PlanItem[]) => {
    const { person } = renderPlan(planWith(items));
    return { person, list: within(await screen.findByRole('region', { name: 'No lo sabemos' })) };
  };

  it('shows its first three works, and goes on at the fourth once all are asked for', async () => {
    const { person, list } = await open(works);
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    // Paper has the others, too.
    expect(list.getAllByRole('listitem', { hidden: true })).toHaveLength(7);
    await person.click(list.getByRole('button', { name: 'Ver los 7' }));
    expect(list.getByRole('button', { name: 'Hecho: Trabajo d' })).toHaveFocus();
  });

  it('folds nothing for the sake of one work', async () => {
    const { list } = await open(works.slice(3));
    expect(list.getAllByRole('listitem')).toHaveLength(4);
    expect(list.queryByRole('button', { name: /^Ver/ })).not.toBeInTheDocument();
  });
});
