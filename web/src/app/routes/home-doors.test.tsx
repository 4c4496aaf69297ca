import { screen, within } from '@testing-library/react';
import {
  getPlan,
  listServices,
  searchManuals,
  type Door,
  type Plan,
  type PlanItem,
  type SearchResponse,
  type Service,
} from '@contract';
import { buildManual, buildSource, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const item = (name: string, due: Partial<PlanItem['due']>, change: Partial<PlanItem> = {}) => ({
  ...{ id: name, item: name, action: 'replace' as const, versions: [], scope: null, said: [] },
  ...{ own: null, isHidden: false, isOfOther: false, isHabit: false, last: null, every: null },
  due: {
    ...{ state: 'later' as const, date: null, km: 90_000, by: 'km' as const },
    ...{ basis: 'service' as const, ...due },
  },
  ...change,
});

const plan: Plan = {
  ...{ manuals: [], choices: { versions: [], scopes: [] }, chosen: [], followed: null },
  items: [
    item('Bujías', { date: '2028-01-01' }),
    item('Cera', { state: 'now' }, { isHabit: true }),
    item('Correa', { state: 'unknown' }),
    item('Aceite', { state: 'now', km: 60_000 }),
    item('Frenos', { state: 'soon', km: 64_000 }),
    item('Batería', { date: '2029-01-01' }),
  ],
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: null, today: 62_000, perDay: null },
  inspection: { name: 'ITV', month: '2027-03', state: 'later', last: null, rule: 'La norma.' },
};

const answer = (door?: Door): SearchResponse => ({
  ...{ id: 7, response: 'No lo encuentro en tus manuales.', statements: [] },
  classification: {
    ...{ isSpecification: false, isMaintenance: false },
    ...{ isTroubleshooting: false, isModelSpecific: false },
  },
  ...{ sourceDocuments: [], confidence: 'low', ...(door && { door }) },
  suggestions: [buildSource(['El plan de revisiones está en la guantera.'])],
});

async function ask(door?: Door, known: Plan = plan) {
  const app = renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
  app.server.on(searchManuals, () => answer(door));
  app.server.on(getPlan, () => known);
  const box = await screen.findByRole('textbox', { name: 'Tu pregunta' });
  await app.person.type(box, 'una pregunta{Enter}');
  return within(await screen.findByRole('article', { name: 'Respuesta' }));
}

describe('a door in an answer', () => {
  it.each<[Door, string, string]>([
    [
      { kind: 'signals', colour: 'amber', blinks: true },
      ...(['Busca el testigo por su dibujo', '/testigos?color=ambar&luz=parpadea'] as const),
    ],
    [
      { kind: 'signals', colour: null, blinks: null },
      ...(['Busca el testigo por su dibujo', '/testigos'] as const),
    ],
    [
      { kind: 'emergency', topic: 'jump-start' },
      ...(['No arranca: batería', '/emergencias?caso=bateria'] as const),
    ],
    [
      { kind: 'emergency', topic: null },
      ...(['Emergencia en la carretera', '/emergencias'] as const),
    ],
  ])('%j leads there, above what the manual says', async (door, name, to) => {
    const shown = await ask(door);
    const link = await shown.findByRole('link', { name: new RegExp(`^${name}`) });
    expect(link).toHaveAttribute('href', `/vehicles/1${to}`);
    const certainty = shown.getByText('Confianza baja');
    expect(link.compareDocumentPosition(certainty)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('tells the vehicle’s own date of the inspection, and how to change it', async () => {
    const shown = await ask({ kind: 'inspection' });
    const card = within(await shown.findByRole('region', { name: 'Tu inspección' }));
    expect(card.getByRole('heading', { name: 'ITV: marzo de 2027' })).toBeVisible();
    expect(card.getByRole('link', { name: 'Cambiar fecha' })).toHaveAttribute(
      'href',
      '/vehicles/1/mantenimiento',
    );
  });

  it('tells how to have the date where it is not known', async () => {
    const shown = await ask({ kind: 'inspection' }, { ...plan, inspection: null });
    const link = await shown.findByRole('link', { name: 'Poner país y matriculación' });
    expect(link).toHaveAttribute('href', '/vehicles/1');
  });

  it('names the next three of the plan and the law, no habit and nothing that nobody knows', async () => {
    const shown = await ask({ kind: 'plan' });
    const card = within(await shown.findByRole('region', { name: 'Tu mantenimiento' }));
    expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Cambiar aceite/),
      expect.stringMatching(/^Cambiar frenos/),
      'ITVToca en marzo de 2027',
    ]);
  });

  it('says what is missing to name them', async () => {
    const shown = await ask({ kind: 'plan' }, { ...plan, items: [] });
    expect(await shown.findByRole('link', { name: 'Decirlo en Mantenimiento' })).toBeVisible();
  });

  it('stands in no other answer', async () => {
    const shown = await ask();
    await shown.findByText('Confianza baja');
    expect(shown.queryByRole('region', { name: /^Tu / })).toBeNull();
    expect(shown.queryByRole('link', { name: /testigo|Emergencia/ })).toBeNull();
  });
});

describe('the door of a question for a price', () => {
  const service = (what: string, price: number | null): Service => ({
    ...{ id: what.length, date: '2026-10-15', km: 60_000, what, items: [], price },
    ...{ workshop: null, notes: null, receipt: null },
  });

  async function askPrice(services: Service[]) {
    const app = renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
    app.server.on(searchManuals, () => answer({ kind: 'paid' }));
    app.server.on(listServices, () => services);
    const box = await screen.findByRole('textbox', { name: 'Tu pregunta' });
    await app.person.type(box, '¿Cuánto cuesta la revisión?{Enter}');
    return within(await screen.findByRole('article', { name: 'Respuesta' }));
  }

  it('tells what its owner paid, and leads to it', async () => {
    const shown = await askPrice([service('Cera', null), service('Revisión de los 60.000', 176.4)]);
    const door = within(await shown.findByRole('region', { name: 'Tus servicios' }));
    expect(door.getByText('Revisión de los 60.000')).toBeVisible();
    expect(door.getByText(/176,40/)).toBeVisible();
    expect(door.queryByText('Cera')).toBeNull();
    expect(door.getByRole('link', { name: 'Ver tus servicios' })).toHaveAttribute(
      'href',
      '/vehicles/1/mantenimiento',
    );
  });

  it('is none where no price is written down', async () => {
    const shown = await askPrice([service('Cera', null)]);
    await shown.findAllByText(/No lo encuentro|no lo dice/);
    expect(shown.queryByRole('region', { name: 'Tus servicios' })).toBeNull();
  });
});
