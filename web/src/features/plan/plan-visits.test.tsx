import { screen, within } from '@testing-library/react';
import { addService, getPlan, listServices, type Due, type Plan, type PlanItem } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const NAME = 'Revisión de los 60.000\u00a0km';
const due: Due = {
  ...{ state: 'soon', date: '2027-02-08', km: 60_000, by: 'km', basis: 'followed' },
};

const item = (id: string, name: string, change: Partial<PlanItem> = {}): PlanItem => ({
  ...{ id, item: name, title: `Cambiar: ${name}`, action: 'replace', versions: [], scope: null },
  ...{ said: [], own: null, isHidden: false, isOfOther: false, isHabit: false, last: null, due },
  every: { km: 60_000, miles: null, months: null, hours: null },
  ...change,
});

const OIL = item('aaaaaaaaaaaa', 'Aceite');
const FILTER = item('bbbbbbbbbbbb', 'Filtro');
const BELT = item('cccccccccccc', 'Correa', { due: { ...due, date: '2027-01-02', km: 59_000 } });

const plan = (visits: Plan['visits'], items: Plan['items'] = [OIL, BELT, FILTER]): Plan => ({
  manuals: [
    { manualId: 1, originalFilename: 'brisa.pdf', revision: 1, hasPages: true, isRead: true },
  ],
  ...{ items, visits, chosen: [] },
  ...{ choices: { versions: [], scopes: [] }, followed: { date: '2026-06-10', km: 58_000 } },
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: { date: '2026-06-10', km: 58_000 }, today: 58_000, perDay: 28 },
  inspection: null,
});

const VISIT = { id: '60000km', name: NAME, due, items: [OIL.id, FILTER.id] };

async function openPlan(visits: Plan['visits'], items?: Plan['items'], name = 'Lo próximo') {
  const sent: unknown[] = [];
  const app = renderApp('/vehicles/1/mantenimiento', {
    ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
    prepare: (server) => {
      server.on(getPlan, () => plan(visits, items));
      server.on(listServices, () => []);
      server.on(addService, ({ body }) => {
        sent.push(body);
        return { id: 1, ...body, receipt: null };
      });
    },
  });
  const listed = within(await screen.findByRole('region', { name }));
  return { ...app, listed, sent };
}

/** What "Hecho" writes down once it is saved. */
async function save({ person, sent }: Awaited<ReturnType<typeof openPlan>>) {
  const dialog = await screen.findByRole('dialog', { name: /^Apuntar: / });
  await person.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('region', { name: 'Lo próximo' });
  return sent;
}

describe('a visit of the plan', () => {
  it('says once when it is due, with its works folded below it and what is due before above', async () => {
    const { listed: next, person } = await openPlan([VISIT]);
    expect(next.getAllByText(/hacia febrero de 2027/)).toHaveLength(1);
    const links = next.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Cambiar correa', 'Cambiar aceite', 'Cambiar filtro']);
    expect(next.getByRole('heading', { name: /^Revisión de los 60\.000\skm$/ })).toBeVisible();
    expect(next.getByRole('link', { name: 'Cambiar aceite' })).not.toBeVisible();
    await person.click(next.getByText('2 trabajos'));
    expect(next.getByRole('link', { name: 'Cambiar aceite' })).toBeVisible();
  });

  it('writes all of its works down as one service', async () => {
    const opened = await openPlan([VISIT]);
    await opened.person.click(opened.listed.getByRole('button', { name: /^Hecho: Revisión/ }));
    expect(await save(opened)).toMatchObject([{ what: NAME, items: VISIT.items, km: 58_000 }]);
  });

  it('asks for kilometres as Spaniards write them and, folded, for a price in euros', async () => {
    const { listed, person } = await openPlan([VISIT]);
    await person.click(listed.getByRole('button', { name: 'Hecho: Filtro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apuntar: Filtro' }));
    expect(dialog.getByLabelText('Kilómetros')).toHaveValue('58.000');
    expect(dialog.getByLabelText(/^Fecha/)).toHaveFocus();
    expect(dialog.getByText('€')).not.toBeVisible();
    await person.click(dialog.getByText('Taller, precio y recibo (opcional)'));
    expect(dialog.getByText('€')).toBeVisible();
  });

  it('unfolds what can be left out where something of it is wrong', async () => {
    const { listed, person } = await openPlan([VISIT]);
    await person.click(listed.getByRole('button', { name: 'Hecho: Filtro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apuntar: Filtro' }));
    const fold = dialog.getByText('Taller, precio y recibo (opcional)');
    await person.click(fold);
    await person.type(dialog.getByLabelText('Precio'), 'mucho');
    await person.click(fold);
    expect(dialog.getByLabelText('Precio')).not.toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Escribe el precio, como 89,90.')).toBeVisible();
  });

  it('leaves out what its owner says was not done', async () => {
    const opened = await openPlan([VISIT]);
    await opened.person.click(opened.listed.getByRole('button', { name: /^Hecho: Revisión/ }));
    const works = within(await screen.findByRole('group', { name: 'Se hizo: 2 de 2 trabajos' }));
    await opened.person.click(works.getByRole('checkbox', { name: 'Cambiar filtro' }));
    expect(screen.getByText('Se hizo: 1 de 2 trabajos')).toBeVisible();
    expect(await save(opened)).toMatchObject([{ what: NAME, items: [OIL.id] }]);
  });

  it('shows eight ticked works, and folds what a large service does besides', async () => {
    const items = Array.from('abcdef0123', (letter) =>
      item(letter.repeat(12), `Trabajo ${letter}`),
    );
    const visit = { ...VISIT, items: items.map(({ id }) => id) };
    const { listed, person } = await openPlan([visit], items);
    await person.click(listed.getByRole('button', { name: /^Hecho: Revisión/ }));
    const works = within(await screen.findByRole('group', { name: 'Se hizo: 10 de 10 trabajos' }));
    const last = works.getByText('Cambiar trabajo 3');
    expect(works.getByText('Cambiar trabajo 1')).toBeVisible();
    expect(last).not.toBeVisible();
    await person.click(works.getByText('Ver los otros 2'));
    expect(last).toBeVisible();
    for (const box of works.getAllByRole('checkbox')) expect(box).toBeChecked();
  });

  it('lets each of its works be done alone', async () => {
    const opened = await openPlan([VISIT]);
    await opened.person.click(opened.listed.getByRole('button', { name: 'Hecho: Filtro' }));
    expect(screen.queryByText(/^Se hizo/)).not.toBeInTheDocument();
    expect(await save(opened)).toMatchObject([{ what: 'Filtro', items: [FILTER.id] }]);
  });

  it('is not needed: an older answer lists each work', async () => {
    const { listed: next } = await openPlan(undefined);
    expect(next.getAllByText(/hacia febrero de 2027/)).toHaveLength(2);
    expect(next.getAllByRole('listitem')).toHaveLength(3);
  });
});

it('the page of a work says what a row of the manual counts', async () => {
  const place = { page: 1, pageReference: 'p. 1', unit: 'p1', hash: '' };
  const columns = ['Operación', 'Km', 'Meses', 'Notas'];
  const quotes = [{ ...place, text: 'Filtro\t60 000\t48\t', columns }];
  const none = { every: null, first: null, severe: null, atKm: [], isEveryService: false };
  const said = [{ manualId: 1, ...none, quotes }];
  const { listed, person } = await openPlan([], [{ ...FILTER, said }]);
  await person.click(listed.getByRole('link', { name: 'Cambiar filtro' }));
  expect(await screen.findByText(/^Filtro · Km: 60\s000 · Meses: 48$/)).toBeVisible();
});
