import { listDueWork, type DueWork } from '@contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const STORED = 'guantera-notifications-lucia';
const WELCOME = 'Te damos la bienvenida a Guantera: pregunta lo que quieras a tus manuales.';
const TYRES = 'Comprueba la presión de los neumáticos en frío una vez al mes.';
const FORMATS = 'Puedes subir tus manuales en PDF, DOCX o TXT, de hasta 50 MB.';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

async function openMenu(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/history', options);
  const bell = await screen.findByRole('button', { name: /^Notificaciones/ });
  await app.person.click(bell);
  const menu = await screen.findByRole('dialog', { name: 'Notificaciones' });
  return { ...app, bell, menu, rows: () => within(menu).queryAllByRole('listitem') };
}

beforeEach(() => localStorage.clear());

describe('the notifications menu', () => {
  it('[2.24, 2.29] shows the samples with their kind and their age, and calls nobody for them', async () => {
    const { bell, rows } = await openMenu();
    expect(bell).toHaveAccessibleName('Notificaciones: 2 sin leer');
    // Nobody told them before the first visit.
    const expected: [string, string, string][] = [
      [WELCOME, 'Correcto', 'menos de 1 min'],
      [TYRES, 'Consejo', 'menos de 1 min'],
      [FORMATS, 'Consejo', 'menos de 1 min'],
    ];
    expect(rows()).toHaveLength(3);
    for (const [index, [message, kind, age]] of expected.entries()) {
      const row = within(rows()[index]!);
      expect(row.getByText(message)).toBeVisible();
      expect(row.getByTitle(kind)).toBeInTheDocument();
      expect(row.getByText(age)).toBeVisible();
    }
  });

  it('marks what is unread, until it is read', async () => {
    const { person, menu, rows } = await openMenu();
    const areUnread = () => rows().map((row) => within(row).queryByText('Sin leer:') !== null);
    expect(areUnread()).toEqual([true, true, false]);
    await person.click(within(menu).getByRole('button', { name: `Marcar como leída: ${TYRES}` }));
    expect(areUnread()).toEqual([true, false, false]);
  });

  it('tells on the bell how many are unread, calmly, until they were seen', async () => {
    const { person, bell } = await openMenu();
    const mark = bell.querySelector('.MuiBadge-badge');
    expect(mark).toHaveTextContent('2');
    expect(mark).toHaveClass('MuiBadge-colorPrimary');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveAccessibleName('Notificaciones'));
    expect(bell).toHaveTextContent(/^$/);
  });

  it('leads from the pressures to those of the vehicle', async () => {
    const { menu } = await openMenu({ vehicles: [buildVehicle()] });
    const link = within(menu).getByRole('link', { name: TYRES });
    expect(link).toHaveAttribute('href', '/vehicles/1/ficha');
  });

  it('[2.31] marks one as read, and goes on in the same row', async () => {
    const { person, menu, rows } = await openMenu();
    await person.click(within(menu).getByRole('button', { name: `Marcar como leída: ${TYRES}` }));
    expect(within(menu).getByRole('status')).toHaveTextContent('Marcada como leída.');
    expect(within(rows()[1]!).getByRole('button', { name: `Eliminar: ${TYRES}` })).toHaveFocus();
  });

  it('[2.32] marks all as read', async () => {
    const { person, menu, bell } = await openMenu({
      manuals: [buildManual({ settledAt: hoursAgo(3) })],
    });
    await waitFor(() =>
      expect(bell).toHaveAccessibleName('Notificaciones: 1 por atender, 2 sin leer'),
    );
    const button = within(menu).getByRole('button', { name: 'Marcar todas como leídas' });
    await person.click(button);
    expect(bell).toHaveAccessibleName('Notificaciones');
    expect(button).toBeDisabled();
    expect(within(menu).getByRole('heading', { name: 'Notificaciones' })).toHaveFocus();
  });

  it('[2.33] deletes one, and goes on with the next', async () => {
    const { person, menu, rows } = await openMenu();
    await person.click(within(menu).getByRole('button', { name: `Eliminar: ${WELCOME}` }));
    expect(rows()).toHaveLength(2);
    expect(within(menu).getByRole('button', { name: `Eliminar: ${TYRES}` })).toHaveFocus();
    expect(within(menu).getByRole('status')).toHaveTextContent('Notificación eliminada.');
  });

  it('[2.34] clears all, and then says what it is for', async () => {
    const { person, menu, bell, rows } = await openMenu();
    await person.click(within(menu).getByRole('button', { name: 'Borrar todas' }));
    expect(rows()).toHaveLength(0);
    expect(within(menu).getByRole('heading', { name: 'No tienes notificaciones' })).toBeVisible();
    expect(bell).toHaveAccessibleName('Notificaciones');
  });

  it('has what is done with all of them at its foot', async () => {
    const { menu, rows } = await openMenu();
    const last = rows().at(-1)!;
    for (const name of ['Marcar todas como leídas', 'Borrar todas']) {
      const button = within(menu).getByRole('button', { name });
      expect(last.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('gives the focus back to the bell', async () => {
    const { person, bell, menu } = await openMenu();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(bell).toHaveFocus();
  });

  it('[2.30, 3.13] keeps ids in this browser, and tells the server nothing', async () => {
    const settledAt = hoursAgo(3);
    const { person, menu, server } = await openMenu({ manuals: [buildManual({ settledAt })] });
    await person.click(
      await within(menu).findByRole('button', { name: /^Eliminar: «corolla-2021\.pdf»/ }),
    );
    await person.click(within(menu).getByRole('button', { name: `Marcar como leída: ${TYRES}` }));
    expect(JSON.parse(localStorage.getItem(STORED)!)).toEqual({
      since: expect.any(String) as string,
      read: ['sample-tyres'],
      deleted: [`manual-1-${settledAt}`],
    });
    expect(server.calls.every((made) => made.startsWith('GET '))).toBe(true);
  });

  it('remembers on the next visit', async () => {
    const marks = { since: hoursAgo(48), read: ['sample-tyres'], deleted: ['sample-welcome'] };
    localStorage.setItem(STORED, JSON.stringify(marks));
    const { bell, rows } = await openMenu();
    expect(bell).toHaveAccessibleName('Notificaciones');
    expect(rows().map((row) => row.querySelector('time')?.textContent)).toEqual(['2 d', '2 d']);
  });

  it('begins anew when what is stored cannot be read', async () => {
    localStorage.setItem(STORED, '{"read":7}');
    const { rows } = await openMenu();
    expect(rows()).toHaveLength(3);
  });
});

describe('news of a manual', () => {
  it('leads to the manuals, and counts as read then', async () => {
    const manuals = [
      buildManual({ settledAt: hoursAgo(3) }),
      buildManual({ id: 2, originalFilename: 'viejo.pdf', settledAt: hoursAgo(24 * 8) }),
    ];
    const { person, menu, bell, location } = await openMenu({ manuals });
    const link = await within(menu).findByRole('link', {
      name: '«corolla-2021.pdf» está listo: ya puedes preguntar.',
    });
    expect(bell).toHaveAccessibleName('Notificaciones: 1 por atender, 2 sin leer');
    expect(within(link.closest('li')!).getByText('Sin leer:')).toBeInTheDocument();
    expect(within(menu).queryByText(/viejo\.pdf/)).not.toBeInTheDocument();
    await person.click(link);
    await waitFor(() => expect(location()?.pathname).toBe('/manuals'));
    expect(bell).toHaveAccessibleName('Notificaciones');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  });

  it.each([
    ['completed', 'Notificaciones'],
    ['ready', 'Notificaciones'],
    ['failed', 'Notificaciones: 1 por atender'],
  ] as const)('that is %s calls its owner until it is seen: then «%s»', async (status, after) => {
    const manuals = [buildManual({ status, settledAt: hoursAgo(3) })];
    const { person, menu, bell } = await openMenu({ manuals });
    await within(menu).findByRole('link', { name: /corolla-2021/ });
    expect(bell).toHaveAccessibleName('Notificaciones: 1 por atender, 2 sin leer');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveAccessibleName(after));
  });
});

describe('while a manual is being read', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it.each([
    ['completed', '«corolla-2021.pdf» está listo: ya puedes preguntar.'],
    ['failed', '«corolla-2021.pdf» no se ha podido leer. Mira en tus manuales qué hacer.'],
  ] as const)('any page says that it is %s, and then rests', async (status, message) => {
    const { server } = renderApp('/history', {
      manuals: [buildManual({ status: 'vectorizing', settledAt: null })],
    });
    const bell = await screen.findByRole('button', { name: 'Notificaciones: 2 sin leer' });
    await wait(2000);
    server.data.manuals = [buildManual({ status, settledAt: new Date().toISOString() })];
    await wait(2000);
    expect((await screen.findByText(message)).parentElement).toHaveRole('status');
    expect(bell).toHaveAccessibleName('Notificaciones: 1 por atender, 2 sin leer');

    const asked = () => server.calls.filter((made) => made === 'GET /api/manuals').length;
    const before = asked();
    await wait(120_000);
    expect(asked()).toBe(before);
  });
});

describe('what is due in the plans', () => {
  const work = (item: string, name: string, kmLeft: number): DueWork => {
    const state = kmLeft < 0 ? 'now' : 'soon';
    const due = { state, date: '2026-12-01', km: 60_000, by: 'km', basis: 'service' } as const;
    return { vehicleId: 1, item, name, due, kmLeft };
  };
  const due = [
    work('a00000000000', 'aceite y filtro', -1200),
    ...['b', 'c', 'd', 'e'].map((letter) => work(`${letter}00000000000`, letter, 500)),
  ];

  it('stands in the bell with its vehicle, leads to the plan, and counts once it is past', async () => {
    const { person, menu, bell, location } = await openMenu({
      vehicles: [buildVehicle({ nickname: 'Seat León' })],
      prepare: (server) => server.on(listDueWork, () => due),
    });
    const more = await within(menu).findByRole('link', { name: 'Otros 2 trabajos · Seat León' });
    expect(more).toBeVisible();
    const list = within(menu).getByRole('list', { name: 'Notificaciones' });
    const rows = within(list).getAllByRole('listitem');
    // What is to come stands above what has happened.
    expect(rows.map((row) => row.querySelector('time') !== null)).toEqual([
      ...[false, false, false, false],
      ...[true, true, true],
    ]);
    expect(bell).toHaveAccessibleName('Notificaciones: 1 por atender, 2 sin leer');
    const overdue = within(list).getByRole('link', { name: 'Aceite y filtro' });
    expect(overdue).toHaveAccessibleDescription(/^Seat León · vencido hace 1\.200\skm$/);
    await person.click(overdue);
    await waitFor(() => expect(location()?.pathname).toBe('/vehicles/1/mantenimiento'));
    expect(bell).toHaveAccessibleName('Notificaciones: 1 por atender');
  });

  it('is shown as often as it is counted, however much of it is past', async () => {
    const past = Array.from('abcde', (letter) => work(letter.repeat(12), letter, -1));
    const { menu, bell } = await openMenu({
      vehicles: [buildVehicle()],
      prepare: (server) => server.on(listDueWork, () => [...past, ...due.slice(1)]),
    });
    expect(await within(menu).findAllByTitle('Ahora')).toHaveLength(5);
    expect(within(menu).queryByTitle('Pronto')).not.toBeInTheDocument();
    expect(bell).toHaveAccessibleName('Notificaciones: 5 por atender, 2 sin leer');
    expect(within(menu).getByText('5 por atender')).toBeVisible();
  });

  it('is one line for all works of a visit', async () => {
    const visit = {
      ...work('a00000000000', 'Revisión de los 60.000\u00a0km', 2000),
      works: 10,
    };
    const { menu, bell } = await openMenu({
      vehicles: [buildVehicle({ nickname: 'Seat León' })],
      prepare: (server) => server.on(listDueWork, () => [visit]),
    });
    const [line, ...others] = await within(menu).findAllByRole('link', {
      description: /Seat León/,
    });
    expect(line).toHaveAccessibleName(/^Revisión de los 60\.000\skm$/);
    expect(line).toHaveAccessibleDescription(
      /^Seat León · toca hacia diciembre de 2026 · 10\strabajos$/,
    );
    expect(others).toEqual([]);
    expect(bell).toHaveAccessibleName('Notificaciones: 2 sin leer');
  });

  it('is not asked for before somebody looks, or the page has come to rest', async () => {
    const { server } = renderApp('/history');
    await screen.findByRole('button', { name: /^Notificaciones/ });
    expect(server.calls).not.toContain('GET /api/vehicles/due');
  });
});
