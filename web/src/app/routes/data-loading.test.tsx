import { screen, waitFor, within } from '@testing-library/react';
import { deleteVehicle, listSearches, listVehicles } from '@contract';
import { buildManual, buildSearch, buildVehicle } from '../../testing/builders';
import { buildChunk, renderConsole } from '../../testing/console-page';
import { Refusal, type FakeServer } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

type App = ReturnType<typeof renderApp>;

const data = {
  vehicles: [buildVehicle()],
  // Of a format that has no cover, which would be asked for once it is in sight.
  manuals: [buildManual({ contentType: 'text/plain', pageCount: null })],
  searches: [buildSearch({ query: '¿Qué aceite lleva?' })],
};

/** What was asked for, each with how often. */
const counts = ({ calls }: FakeServer) =>
  Object.fromEntries(
    calls.map((call) => [call, calls.filter((other) => other === call).length] as const),
  );

async function goTo({ person }: App, link: string, title = link) {
  const navigation = within(await screen.findByRole('navigation', { name: 'Principal' }));
  await person.click(navigation.getByRole('link', { name: link }));
  await screen.findByRole('heading', { level: 1, name: title });
}

const refuse = () => {
  throw new Refusal('UNAVAILABLE');
};

const once = {
  'GET /api/user': 1,
  'GET /api/vehicles': 1,
  'GET /api/manuals': 1,
  'GET /api/search/history': 1,
};
/** Whether lights are explained at all, and what is due next. */
const ofHome = { 'GET /api/vehicles/1/signals': 1, 'GET /api/vehicles/1/plan': 1 };
const ofHistory = { 'GET /api/search/counts': 1 };

describe('what is here', () => {
  it.each(['/', '/manuals', '/history', '/vehicles'])('is asked for once on %s', async (path) => {
    const { server } = renderApp(path, data);
    await screen.findByRole('heading', { level: 1, name: /^(?!Cargando)/ });
    await waitFor(() =>
      expect(counts(server)).toEqual(path === '/history' ? { ...once, ...ofHistory } : once),
    );
  });

  it('[9.23] is not asked for again by visits', async () => {
    const app = renderApp('/', data);
    await screen.findByRole('heading', { level: 1, name: /^(?!Cargando)/ });
    for (const link of ['Manuales', 'Historial', 'Manuales', 'Historial']) await goTo(app, link);
    expect(screen.getByRole('group', { name: 'Historial' })).toHaveTextContent('aceite');
    expect(counts(app.server)).toEqual({ ...once, ...ofHistory, ...ofHome });
  });
});

describe('what could not be loaded', () => {
  it('is asked for once, and once more on the next page', async () => {
    const app = renderApp('/history', {
      ...data,
      prepare: (server) => {
        server.on(listSearches, refuse);
        server.on(listVehicles, refuse);
      },
    });
    await screen.findByText('No hemos podido cargar tu historial');
    await waitFor(() => expect(counts(app.server)).toEqual({ ...once, ...ofHistory }));
    app.server.on(listVehicles, () => data.vehicles);
    await goTo(app, 'Manuales');
    await waitFor(() =>
      expect(counts(app.server)).toEqual({
        ...once,
        ...ofHistory,
        'GET /api/vehicles': 2,
        'GET /api/search/history': 2,
      }),
    );
  });
});

describe('what has changed', () => {
  it('is asked for again when a vehicle went by another way', async () => {
    const app = renderApp('/vehicles', data);
    app.server.on(deleteVehicle, () => {
      app.server.data.vehicles = [];
      throw new Refusal('VEHICLE_NOT_FOUND');
    });
    await app.person.click(await screen.findByRole('button', { name: /^Eliminar Toyota/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.person.click(question.getByRole('button', { name: 'Eliminar vehículo' }));
    expect(await screen.findByText('Tu garaje está vacío')).toBeVisible();
  });

  it('[9.23] are the chunks of a manual that was read again, and no others', async () => {
    const app = renderConsole('?tab=chunks&manual=1');
    app.chunks.push(buildChunk(1));
    await screen.findByText('1 chunk');
    const tab = (name: string) => screen.getByRole('tab', { name });
    await app.person.click(tab('Manage'));
    await app.person.click(tab('Chunks'));
    await screen.findByText('1 chunk');
    expect(counts(app.server)['GET /api/manuals/1/chunks']).toBe(1);

    app.chunks.push(buildChunk(2));
    app.server.data.manuals = [buildManual({ settledAt: '2026-11-25T09:00:00.000Z' })];
    await app.person.click(tab('Manage'));
    await app.person.click(await screen.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(counts(app.server)['GET /api/manuals']).toBe(2));
    await app.person.click(tab('Chunks'));
    expect(await screen.findByText('2 chunks')).toBeVisible();
    expect(counts(app.server)['GET /api/manuals/1/chunks']).toBe(2);
  });
});
