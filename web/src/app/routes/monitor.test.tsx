import { act, screen, waitFor, within } from '@testing-library/react';
import { getHealth, serviceParts, type Health, type PartState, type ServicePart } from '@contract';
import { renderApp } from '../../testing/render-app';

const health = (
  status: Health['status'],
  broken: readonly ServicePart[] = [],
  state: PartState = 'down',
): Health => ({
  status,
  version: '1.4.2',
  checkedAt: '2026-11-21T10:00:00.000Z',
  parts: serviceParts.map((name) => ({ name, state: broken.includes(name) ? state : 'up' })),
});

const offline = () => {
  throw new Error('no route to host');
};

const renderMonitor = (answer: () => Health) =>
  renderApp('/monitor', { user: null, prepare: (server) => server.on(getHealth, answer) });

const overall = () => screen.findByRole('status', { name: 'Estado general' });
const rows = () =>
  within(screen.getByRole('list', { name: 'Partes del servicio' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the state of the service', () => {
  it.each([
    [health('ok'), 'Todo funciona', []],
    [health('degraded', ['files']), 'Funciona con limitaciones', ['Archivos']],
    [
      health('down', ['database', 'answers']),
      'No se puede preguntar ahora mismo',
      ['Base de datos', 'Respuestas'],
    ],
  ])('[2.9, 6.4] tells anybody what works: %#', async (answer, title, down) => {
    const { server } = renderMonitor(() => answer);
    await waitFor(async () => expect(await overall()).toHaveTextContent(title));
    const names = ['API', 'Base de datos', 'Archivos', 'Identidad', 'Respuestas'];
    for (const [index, row] of rows().entries()) {
      const name = names[index]!;
      expect(row).toMatch(
        new RegExp(`^${name}.*${down.includes(name) ? 'No responde' : 'Funciona'}$`),
      );
    }
    expect(screen.getByText('Versión').nextSibling).toHaveTextContent('1.4.2');
    expect(screen.getByText('Comprobado').nextSibling).toHaveTextContent(/21 nov 2026, \d\d:00/);
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(server.calls.filter((made) => !made.endsWith('/api/user'))).toEqual(['GET /api/health']);
  });

  it.each([
    ['retired', 'Modelo retirado'],
    ['overQuota', 'Cuota agotada'],
    ['slow', 'Va lento'],
    ['down', 'No responde'],
  ] as const)('[2.9] tells models that are %s from healthy ones', async (state, chip) => {
    renderMonitor(() => health('degraded', ['answers'], state));
    await waitFor(async () =>
      expect(await overall()).toHaveTextContent('Funciona con limitaciones'),
    );
    const row = rows().at(-1);
    expect(row).toMatch(new RegExp(`^Respuestas.*citas literales de tu manual.*${chip}$`));
  });

  it('says so when nobody answers, and what is not known then', async () => {
    renderMonitor(offline);
    await waitFor(async () => expect(await overall()).toHaveTextContent('Guantera no responde'));
    const [api, ...parts] = rows();
    expect(api).toMatch(/No responde$/);
    for (const part of parts) expect(part).toMatch(/Desconocido$/);
    expect(screen.getByText('Versión').nextSibling).toHaveTextContent('Desconocido');
    expect(screen.getByText('Última respuesta').nextSibling).toHaveTextContent('Desconocido');
    expect(screen.getByRole('heading', { level: 1, name: 'Estado del servicio' })).toBeVisible();
  });

  it('can be asked for again', async () => {
    const { person, server } = renderMonitor(offline);
    await waitFor(async () => expect(await overall()).toHaveTextContent('Guantera no responde'));
    const button = screen.getByRole('button', { name: 'Actualizar' });
    await person.click(button);
    expect(await screen.findByText('Guantera sigue sin responder.')).toBeInTheDocument();
    server.on(getHealth, () => health('ok'));
    await person.click(button);
    expect(await screen.findByText('Estado actualizado.')).toBeInTheDocument();
    expect(await overall()).toHaveTextContent('Todo funciona');
    expect(button).toHaveFocus();
  });

  describe('as time goes by', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });
    const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

    it('is asked for every 30 seconds, and keeps the last answer', async () => {
      const { server } = renderMonitor(() => health('ok'));
      await waitFor(async () => expect(await overall()).toHaveTextContent('Todo funciona'));
      server.on(getHealth, offline);
      await wait(30_000);
      expect(await overall()).toHaveTextContent('Guantera no responde');
      expect(screen.getByText('Versión').nextSibling).toHaveTextContent('1.4.2');
      server.on(getHealth, () => health('degraded', ['files']));
      await wait(30_000);
      expect(await overall()).toHaveTextContent('Funciona con limitaciones');
    });

    it('does not flicker while it tries again', async () => {
      const { server } = renderMonitor(offline);
      await waitFor(async () => expect(await overall()).toHaveTextContent('Guantera no responde'));
      server.on(getHealth, () => new Promise(() => undefined));
      await wait(30_000);
      expect(await overall()).toHaveTextContent('Guantera no responde');
    });
  });
});
