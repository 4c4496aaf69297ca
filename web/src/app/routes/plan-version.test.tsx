import { screen, waitFor, within } from '@testing-library/react';
import {
  getPlan,
  listServices,
  updatePlan,
  type Plan,
  type PlanEdit,
  type Gearbox,
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
  const ofBox = (id: string, item: string, gearbox: Gearbox): PlanItem => ({
    ...{ ...WORK, id, item, versions: [], gearbox },
  });
  const MANUAL = ofBox('bbbbbbbbbbbb', 'Aceite de la caja manual', 'manual');
  const AUTOMATIC = ofBox('cccccccccccc', 'Aceite de la caja automática', 'automatic');

  const openWorks = (...works: PlanItem[]) =>
    renderApp('/vehicles/1/mantenimiento', {
      ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
      prepare: (server) => {
        server.on(getPlan, () => {
          const own = server.data.vehicles[0]?.engine === 'Manual' ? 'manual' : undefined;
          const isOther = ({ gearbox }: PlanItem) => Boolean(own && gearbox && gearbox !== own);
          const items = works.map((one) => ({ ...one, isOfOther: isOther(one) }));
          return { ...plan([]), items, ...(own && { gearbox: own }) };
        });
        server.on(listServices, () => []);
      },
    });

  it('are asked of once, and those of the other one are shown no more', async () => {
    const { person, server } = openWorks(WORK, MANUAL, AUTOMATIC);
    expect(await screen.findByRole('link', { name: /caja automática/ })).toBeVisible();
    const question = await screen.findByRole('group', { name: '¿Qué cambio lleva?' });
    await person.click(within(question).getByRole('button', { name: 'Manual' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /caja automática/ })).toBeNull());
    expect(server.data.vehicles[0]?.engine).toBe('Manual');
    expect(screen.getByRole('link', { name: /caja manual/ })).toBeVisible();
    expect(screen.getByText('Cambio:', { exact: false })).toHaveTextContent('Cambio: Manual');
  });

  it('are not asked of where the plan has works of one alone', async () => {
    openWorks(WORK, AUTOMATIC);
    expect(await screen.findByRole('link', { name: /caja automática/ })).toBeVisible();
    expect(screen.queryByRole('group', { name: /cambio/ })).toBeNull();
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
