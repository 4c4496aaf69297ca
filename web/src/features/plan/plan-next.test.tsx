import { cleanup, screen, within } from '@testing-library/react';
import { addService, getPlan, listServices, type Due, type Plan, type PlanItem } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { FIGURES } from '../../ui/figures';

const LATER: Due = { state: 'later', date: '2028-03-15', km: null, by: 'time', basis: 'followed' };
const SOON: Due = { ...LATER, state: 'soon', date: '2027-02-08', km: 60_000, by: 'km' };
const NOW: Due = { ...SOON, state: 'now', date: '2026-10-01', km: 57_000 };

const item = (name: string, due: Due, change: Partial<PlanItem> = {}): PlanItem => ({
  ...{ id: name.toLowerCase().padEnd(12, 'a'), item: name, title: `Cambiar: ${name}` },
  ...{ action: 'replace', versions: [], scope: null, said: [], own: null, last: null, due },
  ...{ isHidden: false, isOfOther: false, isHabit: false },
  every: { km: 60_000, miles: null, months: 48, hours: null },
  ...change,
});

const LAW = { name: 'ITV', month: '2027-03', last: null, rule: 'Real Decreto: cada dos años.' };
const FOLLOWED = { date: '2026-11-28', km: 58_000 };

const planOf = (items: PlanItem[], change: Partial<Plan> = {}): Plan => ({
  manuals: [
    { manualId: 1, originalFilename: 'brisa.pdf', revision: 1, hasPages: true, isRead: true },
  ],
  ...{ items, visits: [], choices: { versions: [], scopes: [] }, chosen: [], followed: FOLLOWED },
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: FOLLOWED, today: 58_000, perDay: 28 },
  inspection: { ...LAW, state: 'later' },
  ...change,
});

function openPlan(plan: Plan) {
  return renderApp('/vehicles/1/mantenimiento', {
    ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
    prepare: (server) => {
      server.on(getPlan, () => plan);
      server.on(listServices, () => []);
      server.on(addService, ({ body }) => ({ id: 1, ...body, receipt: null }));
    },
  });
}

const next = async () => within(await screen.findByRole('region', { name: 'Lo próximo' }));
const namesOf = (list: Awaited<ReturnType<typeof next>>) =>
  list
    .getAllByRole('button', { name: /^Hecho: / })
    .map((button) => button.getAttribute('aria-label')?.slice('Hecho: '.length));

describe('what comes next', () => {
  it('stands first, in the order of its days, with the inspection by law among it', async () => {
    const airbags = item('Airbags', { ...LATER, date: '2027-04-15' });
    openPlan(planOf([item('Neumáticos', LATER), airbags, item('Filtro', SOON)]));
    const card = await next();
    expect(namesOf(card)).toEqual(['Filtro', 'ITV', 'Airbags']);
    expect(card.getByText('Toca en marzo de 2027')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Más adelante' })).toHaveTextContent('1');
    const [first] = within(screen.getByRole('tabpanel')).getAllByRole('heading');
    expect(first).toHaveTextContent('Lo próximo');
  });

  it.each([
    ['none of it is near', LATER],
    ['some of it is near', SOON],
  ])('stands above the kilometres, and those above what nobody knows, where %s', async (_, due) => {
    const missed = item('Frenos', { ...LATER, state: 'unknown', date: '2026-05-15' });
    openPlan(planOf([item('Filtro', due), missed], { followed: null }));
    await next();
    const panel = within(screen.getByRole('tabpanel'));
    const [first] = panel.getAllByRole('heading');
    expect(first).toHaveTextContent('Lo próximo');
    const kilometres = panel.getByRole('form', { name: 'Kilómetros' });
    expect(first!.compareDocumentPosition(kilometres)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const unknown = panel.getByRole('region', { name: 'No lo sabemos' });
    expect(kilometres.compareDocumentPosition(unknown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['is filled once the work is due', NOW, true],
    ['is outlined until then', SOON, false],
  ])('has a button that %s', async (_what, due, isFilled) => {
    openPlan(planOf([item('Filtro', due)]));
    const button = (await next()).getByRole('button', { name: 'Hecho: Filtro' });
    expect(button.classList.contains('MuiButton-contained')).toBe(isFilled);
  });

  it('tells when in the face of figures, and its work is as high as a finger', async () => {
    openPlan(planOf([item('Filtro', SOON)]));
    const card = await next();
    expect(card.getByText(/^Toca hacia febrero/)).toHaveStyle({ fontFamily: FIGURES });
    expect(card.getByRole('link', { name: 'Cambiar filtro' })).toHaveStyle({ minHeight: '44px' });
  });

  it('has one button, and circles behind it', async () => {
    openPlan(planOf([item('Filtro', SOON), item('Airbags', LATER)]));
    const [lead, ...others] = (await next()).getAllByRole('button', { name: /^Hecho: / });
    expect(lead).toHaveTextContent('Hecho');
    for (const circle of others) expect(circle).toHaveTextContent('');
  });

  it('shows all that is past, and folds what is near behind three', async () => {
    const past = ['Aceite', 'Filtro', 'Correa', 'Frenos'].map((name) => item(name, NOW));
    const near = ['Polen', 'Bujías'].map((name) => item(name, SOON));
    const { person } = openPlan(planOf([...near, ...past]));
    const card = await next();
    expect(card.getAllByRole('listitem')).toHaveLength(4);
    expect(card.getAllByText(/^Tocaba /)).toHaveLength(4);
    await person.click(card.getByRole('button', { name: 'Ver las otras 2' }));
    expect(card.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('region', { name: 'Más adelante' })).toHaveTextContent('1');
  });

  it('says that nothing is due where nothing is near', async () => {
    openPlan(planOf([item('Filtro', LATER)]));
    expect((await next()).getByText('Nada pendiente que sepamos.')).toBeVisible();
  });

  it.each([
    ['nobody noted the inspection before', { ...LAW, state: 'later', assumed: '2025-03' } as const],
    ['no rule of inspections is known', null],
  ])('says that nothing of the manual is due where %s', async (_what, inspection) => {
    openPlan(planOf([item('Filtro', LATER)], { inspection }));
    const card = await next();
    expect(card.getByText('Del manual, nada pendiente que sepamos.')).toBeVisible();
    expect(card.queryByText('Nada pendiente que sepamos.')).not.toBeInTheDocument();
  });

  it.each([
    ['that nobody noted is missing', { assumed: '2025-03' }, /\. Falta apuntar la ITV\.$/],
    ['that is the first is not', {}, /58\.000\skm$/],
  ])('takes nothing for up to date of an inspection: one %s', async (_what, law, said) => {
    openPlan(planOf([item('Filtro', LATER)], { inspection: { ...LAW, state: 'later', ...law } }));
    expect(await screen.findByText(/^Todo al día el 28 nov 2026/)).toHaveTextContent(said);
  });

  it('says no such thing where of some works nobody knows', async () => {
    const unknown = item('Correa', { ...LATER, state: 'unknown', date: null });
    openPlan(planOf([item('Filtro', LATER), unknown]));
    expect((await next()).queryByText(/[Nn]ada pendiente/)).not.toBeInTheDocument();
  });

  it('is the inspection alone where there is no manual, with its norm', async () => {
    const { person } = openPlan(planOf([], { manuals: [] }));
    const card = await next();
    await person.click(card.getByText('Según la norma, no tu manual'));
    expect(card.getByText(/^Real Decreto/)).toBeVisible();
    await person.click(card.getByRole('button', { name: 'Hecho: ITV' }));
    expect(await screen.findByRole('dialog', { name: 'Apuntar: ITV' })).toBeVisible();
  });

  it('asks whether the inspection before was passed, and says no date of the next one', async () => {
    const law = { ...LAW, state: 'later', assumed: '2025-03' } as const;
    const { person } = openPlan(planOf([], { inspection: law }));
    const unknown = within(await screen.findByRole('region', { name: 'No lo sabemos' }));
    const asked = '¿Pasaste la ITV de marzo de 2025?';
    expect(unknown.getByRole('heading', { name: asked })).toBeVisible();
    expect(unknown.queryByText(/2027/)).toBeNull();
    await person.click(unknown.getByRole('button', { name: 'No' }));
    expect(unknown.getByRole('status')).toHaveTextContent(/^Pide cita ya/);
    await person.click(unknown.getByRole('button', { name: 'Sí, apuntarla' }));
    expect(await screen.findByRole('dialog', { name: 'Apuntar: ITV' })).toBeVisible();
    cleanup();
    openPlan(planOf([]));
    expect((await next()).queryByText(/^¿Pasaste/)).toBeNull();
  });

  it('is an inspection that is due this month, whatever became of the one before', async () => {
    openPlan(planOf([], { inspection: { ...LAW, state: 'now', assumed: '2025-03' } }));
    expect((await next()).getByText('Toca desde marzo de 2027')).toBeVisible();
  });

  it('leaves lists unfolded while one of their works is looked at', async () => {
    const works = ['Aceite', 'Filtro', 'Correa', 'Frenos'].map((name) => item(name, LATER));
    const { person } = openPlan(planOf(works, { inspection: null }));
    await person.click(await screen.findByRole('button', { name: 'Más adelante 1' }));
    await person.click(screen.getByRole('link', { name: 'Cambiar frenos' }));
    await person.click(await screen.findByRole('link', { name: 'Todo el plan' }));
    expect(await screen.findByRole('link', { name: 'Cambiar frenos' })).toBeVisible();
  });
});

describe('the page of a work', () => {
  const BY_PLAN: Due = { ...SOON, basis: 'plan' };
  const BY_SERVICE: Due = { ...LATER, date: '2030-11-28', km: 118_000, basis: 'service' };
  const last = { ...FOLLOWED, workshop: 'Taller de la esquina', price: 89.9 };

  it.each([
    ['nothing was noted', BY_PLAN, {}, /^Contado desde el primer día/],
    ['all was up to date', SOON, {}, /^Según tu «Todo al día» del 28 nov 2026, con 58\.000 km\.$/],
    [
      ...(['a service was noted', BY_SERVICE, { last }] as const),
      /^La última vez: 28 nov 2026 · 58\.000 km · Taller de la esquina · 89,90 €\.$/,
    ],
  ])('where %s says from what it counts, and the same day as its list', async (...row) => {
    const [, due, change, basis] = row;
    const { person } = openPlan(planOf([item('Filtro', due, change)], { inspection: null }));
    const when = (await next()).getByText(/^Toca /).textContent;
    await person.click(screen.getByRole('link', { name: 'Cambiar filtro' }));
    expect(await screen.findByText(basis)).toBeVisible();
    expect(screen.getByText(/^Toca /).textContent).toBe(when);
  });

  it('says that nobody knows where nothing tells when it is due', async () => {
    const due: Due = { ...BY_PLAN, state: 'unknown', date: null };
    const { person } = openPlan(planOf([item('Filtro', due)], { followed: null }));
    await person.click(await screen.findByRole('link', { name: 'Cambiar filtro' }));
    expect(await screen.findByText('No sabemos cuándo se hizo.')).toBeVisible();
  });
});
