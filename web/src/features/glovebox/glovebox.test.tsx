import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { listSearches, listSignals } from '@contract';
import { readKept, type Kept } from '../../lib/offline/store';
import { readNote, writeNote } from '../../lib/offline/owner';
import { served } from '../../lib/offline/status';
import { buildUser } from '../../testing/builders';
import { goOffline, hintOf, keep, prepare, QUESTION, vehicles } from '../../testing/glovebox-page';
import { emptyDevice } from '../../testing/indexed-db';
import { renderApp } from '../../testing/render-app';

/** What is kept; screens that learn of it meanwhile are drawn anew. */
async function kept(path: string): Promise<Kept | null> {
  let found: Kept | null = null;
  await act(async () => {
    found = await readKept(path);
  });
  return found;
}

let putting: jest.SpyInstance | undefined;
afterEach(() => putting?.mockRestore());

beforeEach(() => {
  emptyDevice();
  served.note(false);
});

describe('the switch of a vehicle', () => {
  it('keeps its page, its saved answers and their pages, and nothing of other vehicles', async () => {
    const { person } = renderApp('/vehicles/1', { vehicles, prepare });
    await person.click(await keep());
    const hint = await hintOf();
    expect(
      await hint.findByText(
        /Actualizado el .*: testigos, ficha, emergencias, mantenimiento, 1\s+respuesta y 1\s+página\./,
      ),
    ).toBeVisible();
    for (const part of ['signals', 'facts', 'emergencies', 'plan', 'services']) {
      expect(await kept(`/api/vehicles/1/${part}`)).not.toBeNull();
      expect(await kept(`/api/vehicles/2/${part}`)).toBeNull();
    }
    const list = await kept('/api/search/history?saved=true');
    expect(JSON.parse(list?.body as string)).toMatchObject([{ id: 7, query: QUESTION }]);
    expect(await kept('/api/search/history/7')).not.toBeNull();
    expect(await kept('/api/search/history/8')).toBeNull();
    expect(await kept('/api/manuals/1/pages/214')).not.toBeNull();
    const picture = await kept('/api/manuals/1/pages/214/image?width=900');
    expect(picture).not.toBeNull();
    const garage = await kept('/api/vehicles');
    expect(JSON.parse(garage?.body as string)).toMatchObject([{ id: 1 }]);
  });

  it('says what it keeps of a vehicle without saved answers, where lights are switched off', async () => {
    const { person } = renderApp('/vehicles/1', {
      vehicles,
      prepare: (server) => {
        prepare(server);
        server.on(listSearches, () => []);
        server.on(listSignals, () => ({ isAvailable: false, manuals: [] }));
      },
    });
    await person.click(await keep());
    const hint = await (await hintOf()).findByText(/Actualizado/);
    expect(hint).toHaveTextContent(
      /: ficha, emergencias y mantenimiento\..*Aún no has guardado ninguna/,
    );
  });

  it('removes everything when it is turned off', async () => {
    const { person } = renderApp('/vehicles/1', { vehicles, prepare });
    await person.click(await keep());
    const hint = await hintOf();
    await hint.findByText(/Actualizado/);
    await person.click(await keep());
    expect(await hint.findByText('No hay nada guardado de este vehículo.')).toBeVisible();
    await waitFor(() => expect(readNote()).toBeNull());
    await waitFor(async () => expect(await kept('/api/search/history/7')).toBeNull());
  });

  it('says that there is no room, and leaves nothing half kept', async () => {
    putting = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const { person } = renderApp('/vehicles/1', { vehicles, prepare });
    await person.click(await keep());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'En este dispositivo no queda sitio.',
    );
    expect(await keep()).not.toBeChecked();
    await waitFor(() => expect(readNote()).toBeNull());
  });

  it('says that a private window keeps nothing', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const { person } = renderApp('/vehicles/1', { vehicles, prepare });
    await person.click(await keep());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Tu navegador no deja guardar nada aquí, como pasa en las ventanas privadas.',
    );
    expect(await keep()).not.toBeChecked();
  });

  it('says that there is no connection, and keeps what was kept before', async () => {
    const first = renderApp('/vehicles/1', { vehicles, prepare });
    await first.person.click(await keep());
    await (await hintOf()).findByText(/Actualizado/);
    cleanup();
    const { person } = renderApp('/vehicles/2', { vehicles, prepare });
    await keep();
    goOffline();
    await person.click(await keep());
    const section = await hintOf();
    expect(await section.findByRole('alert')).toHaveTextContent('No hay conexión con Guantera.');
    expect(await kept('/api/search/history/7')).not.toBeNull();
    expect(await keep()).not.toBeChecked();
  });
});

describe('what this device keeps', () => {
  /** As a visit of this owner left it. */
  async function keptBy(owner: string, at = new Date().toISOString()): Promise<void> {
    const { person } = renderApp('/vehicles/1', {
      vehicles,
      prepare,
      user: buildUser({ id: owner }),
    });
    const own = await keep();
    // An answer of the test before, which had no network, may still come in.
    await waitFor(() => {
      served.note(false);
      expect(own).toBeEnabled();
    });
    await person.click(own);
    await (await hintOf()).findByText(/Actualizado/);
    const note = readNote();
    if (note) writeNote({ ...note, at });
    cleanup();
  }

  it('is shown without a network, with its date and what is missing', async () => {
    await keptBy('lucia');
    renderApp('/', {});
    goOffline();
    expect(await screen.findByRole('link', { name: /neumáticos/ })).toHaveAttribute(
      'href',
      '/?r=7',
    );
    expect(screen.getByText(/^Sin conexión · lo guardado el \d+ \w+$/)).toBeVisible();
    expect(screen.getByText(/Aquí no están tus demás preguntas/)).toBeVisible();
    const kept = within(screen.getByRole('region', { name: 'Guardado en este dispositivo' }));
    const vehicle = kept.getByRole('link', {
      name: /Testigos, ficha, emergencias y mantenimiento/,
    });
    expect(vehicle).toHaveAttribute('href', '/vehicles/1');
  });

  it('stands in the history without a network', async () => {
    await keptBy('lucia');
    renderApp('/history', {});
    goOffline();
    expect(await screen.findByRole('link', { name: /neumáticos/ })).toHaveAttribute(
      'href',
      '/?r=7',
    );
    expect(screen.getByText(/^Las respuestas que guardaste en este dispositivo/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Todas' })).not.toBeInTheDocument();
  });

  it('opens the page of a vehicle without a network', async () => {
    await keptBy('lucia');
    const { person } = renderApp('/vehicles/1', {});
    goOffline();
    await person.click(await screen.findByRole('link', { name: 'Roja' }));
    expect(await screen.findByRole('link', { name: /Aceitera/ })).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Ficha' }));
    expect(await screen.findByText('Todavía no hay manual de este vehículo')).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Mantenimiento' }));
    expect(await screen.findByText(/^Lo que marques como hecho queda aquí/)).toBeVisible();
    expect(screen.getByText(/^Sin conexión · lo guardado/)).toBeVisible();
  });

  it.each([
    ['another account comes in', buildUser({ id: 'bruno' })],
    ['the session has ended', null],
  ])('is gone when %s', async (_when, user) => {
    await keptBy('lucia');
    renderApp('/', { user, vehicles });
    await waitFor(() => expect(readNote()).toBeNull());
    await waitFor(async () => expect(await kept('/api/search/history/7')).toBeNull());
  });

  it('is gone after 30 days without a refresh, also without a network', async () => {
    await keptBy('lucia', new Date(Date.now() - 31 * 24 * 3600 * 1000).toISOString());
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    renderApp('/', {});
    goOffline();
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await waitFor(() => expect(readNote()).toBeNull());
  });

  it('is gone when its owner signs out', async () => {
    await keptBy('lucia');
    const { person } = renderApp('/profile', { vehicles });
    // jsdom has no navigation, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [button] = await screen.findAllByRole('button', { name: 'Cerrar sesión' });
    await person.click(button as HTMLElement);
    await waitFor(() => expect(readNote()).toBeNull());
    expect(localStorage.getItem('guantera-glovebox:lucia')).toBeNull();
  });
});
