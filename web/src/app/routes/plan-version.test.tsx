import { screen, waitFor, within } from '@testing-library/react';
import {
  getPlan,
  listServices,
  updatePlan,
  updatePlanItem,
  type Plan,
  type PlanEdit,
  type PlanItem,
} from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const VERSIONS = ['Gasolina', 'Diésel'];
const TABLES = ['España', 'México'];

const WORK: PlanItem = {
  ...{ id: 'aaaaaaaaaaaa', item: 'Bujías', action: 'replace', scope: null, said: [] },
  ...{ versions: ['Gasolina'], own: null, isHidden: false, isOfOther: false, isHabit: false },
  ...{ last: null, every: { km: 60_000, miles: null, months: null, hours: null } },
  due: { state: 'unknown', date: null, km: 60_000, by: 'km', basis: 'plan' },
};

const plan = (chosen: string[]): Plan => ({
  manuals: [
    { manualId: 1, originalFilename: 'brisa.pdf', revision: 1, hasPages: true, isRead: true },
  ],
  ...{ items: [WORK], choices: { versions: VERSIONS, scopes: TABLES }, chosen, followed: null },
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: null, today: null, perDay: null },
  inspection: null,
});

/** The plan of a vehicle that is of the version by which its engine is called. */
function openPlan() {
  const sent: PlanEdit[] = [];
  const app = renderApp('/vehicles/1/mantenimiento', {
    ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
    prepare: (server) => {
      server.on(getPlan, () => plan([server.data.vehicles[0]?.engine ?? '', 'México']));
      server.on(listServices, () => []);
      server.on(updatePlan, ({ body }) => void sent.push(body));
    },
  });
  const choose = async (label: string, name: string) => {
    await app.person.click(await screen.findByRole('combobox', { name: label }));
    await app.person.click(within(screen.getByRole('listbox')).getByText(name));
  };
  return { ...app, choose, sent };
}

describe('works of both gearboxes', () => {
  const ofBox = (id: string, item: string): PlanItem => ({ ...WORK, id, item, versions: [] });
  const MANUAL = ofBox('bbbbbbbbbbbb', 'Aceite de la caja manual');
  const AUTOMATIC = ofBox('cccccccccccc', 'Aceite de la caja automática');

  function openWorks(...works: PlanItem[]) {
    const hidden: string[] = [];
    const app = renderApp('/vehicles/1/mantenimiento', {
      ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
      prepare: (server) => {
        server.on(getPlan, () => ({
          ...plan([]),
          items: works.map((one) => ({ ...one, isHidden: hidden.includes(one.id) })),
        }));
        server.on(listServices, () => []);
        server.on(updatePlanItem, ({ params, body }) => {
          if (body.isHidden) hidden.push(params.item);
        });
      },
    });
    return { ...app, hidden };
  }
  const question = () => screen.findByRole('group', { name: '¿Cambio manual o automático?' });

  it('are asked of once, and those of the other one are shown no more', async () => {
    const { person, hidden, server } = openWorks(WORK, MANUAL, AUTOMATIC);
    expect(await screen.findByRole('link', { name: /caja automática/ })).toBeVisible();
    await person.click(within(await question()).getByRole('button', { name: 'Manual' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: /^¿Cambio/ })).toBeNull());
    expect(hidden).toEqual([AUTOMATIC.id]);
    expect(server.data.vehicles[0]?.engine).toBe('cambio manual');
    expect(screen.getByRole('link', { name: /caja manual/ })).toBeVisible();
  });

  it('are not asked of where the plan has works of one alone', async () => {
    openWorks(WORK, AUTOMATIC);
    expect(await screen.findByRole('link', { name: /caja automática/ })).toBeVisible();
    expect(screen.queryByRole('group', { name: /^¿Cambio/ })).toBeNull();
  });
});

describe('what an owner says of the plan', () => {
  it('keeps the version with the vehicle, which is told by it everywhere', async () => {
    const { choose, server, person } = openPlan();
    await choose('¿Cuál es tu motor o versión?', 'Diésel');
    await waitFor(() => expect(server.data.vehicles[0]?.engine).toBe('Diésel'));
    const select = await screen.findByRole('combobox', { name: '¿Cuál es tu motor o versión?' });
    await waitFor(() => expect(select).toHaveTextContent('Diésel'));
    await person.click(select);
    const offered = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(VERSIONS);
  });

  it('keeps the table with the plan, which can be left open again', async () => {
    const { choose, sent } = openPlan();
    await choose('¿Qué tabla es la tuya?', 'España');
    await choose('¿Qué tabla es la tuya?', 'Todas');
    await waitFor(() => expect(sent).toEqual([{ chosen: ['España'] }, { chosen: [] }]));
  });
});
