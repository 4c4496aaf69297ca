import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  getFacts,
  getManualPage,
  getPagePicture,
  getPlan,
  getSearch,
  listSearches,
  listServices,
  listSignals,
  type ManualPage,
  type Plan,
} from '@contract';
import { readKept } from '../../lib/glovebox/store';
import { readNote, writeNote } from '../../lib/glovebox/owner';
import { served } from '../../lib/glovebox/served';
import {
  buildCitation,
  buildSearch,
  buildSource,
  buildStoredSearch,
  buildUser,
  buildVehicle,
  buildGolf,
} from '../../testing/builders';
import type { FakeServer } from '../../testing/fake-api';
import { emptyDevice } from '../../testing/indexed-db';
import { renderApp } from '../../testing/render-app';
import { buildManualSignals, buildSignal } from '../../testing/signals';
import { isDue } from './upkeep';

const QUESTION = '¿Qué presión deben llevar los neumáticos?';
const HASH = '0123456789abcdef';
const SAVED_AT = '2026-11-01T08:00:00.000Z';

const answer = buildStoredSearch(
  {
    id: 7,
    response: 'Delante, 2,3 bar.',
    statements: [
      {
        ...{ kind: 'text', text: 'Delante, 2,3 bar.' },
        citations: [{ ...buildCitation(0), units: [{ id: '1-1-1', hash: HASH }] }],
      },
    ],
    classification: {
      ...{ isSpecification: true, isMaintenance: false },
      ...{ isTroubleshooting: false, isModelSpecific: false },
    },
    sourceDocuments: [buildSource(['Delante, 2,3 bar.'])],
    confidence: 'high',
    suggestions: [],
  },
  { query: QUESTION, savedAt: SAVED_AT },
);

const page: ManualPage = {
  ...{ manualId: 1, originalFilename: 'corolla-2021.pdf', revision: 1, page: 214, pageCount: 412 },
  ...{ pageReference: 'p. 214', hasPictures: true, blocks: [], places: [] },
  marks: { state: 'none', units: [], boxes: [] },
};

const manuals = [buildManualSignals([buildSignal('oil-pressure', { name: 'Aceitera' })])];
const plan: Plan = {
  ...{ manuals: [], items: [], choices: { versions: [], scopes: [] }, chosen: [] },
  severeUse: { isOn: false, definitions: [] },
  odometer: { last: null, today: null, perDay: null },
  inspection: null,
};

/** A server whose owner has saved an answer about each of two vehicles. */
function prepare(server: FakeServer): void {
  const item = buildSearch({ id: 7, query: QUESTION, savedAt: SAVED_AT });
  server.on(listSearches, () => [item, { ...item, id: 8, vehicleId: 2, query: 'Otra' }]);
  server.on(getSearch, ({ params: { id } }) => ({ ...answer, id }));
  server.on(getManualPage, () => page);
  server.on(getPagePicture, () => new Uint8Array(2000));
  server.on(listSignals, () => ({ isAvailable: true, manuals }));
  server.on(getFacts, ({ params: { id } }) => ({
    ...{ vehicleId: id, engines: [], engine: null, manuals: [], missing: [], kept: [] },
  }));
  server.on(getPlan, () => plan);
  server.on(listServices, () => []);
}

const vehicles = [buildVehicle(), buildGolf()];
const keep = () => screen.findByRole('switch', { name: 'Guardar en este dispositivo' });
const hintOf = async () => within((await keep()).closest('section') as HTMLElement);

/** No answer of the server comes any more. */
const goOffline = (): void => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};

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
      expect(await readKept(`/api/vehicles/1/${part}`)).not.toBeNull();
      expect(await readKept(`/api/vehicles/2/${part}`)).toBeNull();
    }
    const list = await readKept('/api/search/history?saved=true');
    expect(JSON.parse(list?.body as string)).toMatchObject([{ id: 7, query: QUESTION }]);
    expect(await readKept('/api/search/history/7')).not.toBeNull();
    expect(await readKept('/api/search/history/8')).toBeNull();
    expect(await readKept('/api/manuals/1/pages/214')).not.toBeNull();
    const picture = await readKept('/api/manuals/1/pages/214/image?width=900');
    expect(picture).not.toBeNull();
    const garage = await readKept('/api/vehicles');
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
    await waitFor(async () => expect(await readKept('/api/search/history/7')).toBeNull());
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
    expect(await readKept('/api/search/history/7')).not.toBeNull();
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
    await person.click(await keep());
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
    expect(screen.getByText(/Sin conexión\. Ves lo que guardaste .* actualizado el/)).toBeVisible();
    expect(screen.getByText(/Aquí no están tus demás preguntas/)).toBeVisible();
    const kept = within(screen.getByRole('region', { name: 'Guardado en este dispositivo' }));
    const vehicle = kept.getByRole('link', {
      name: /Testigos, ficha, emergencias y mantenimiento/,
    });
    expect(vehicle).toHaveAttribute('href', '/vehicles/1');
  });

  it('opens the page of a vehicle without a network', async () => {
    await keptBy('lucia');
    const { person } = renderApp('/vehicles/1', {});
    goOffline();
    await person.click(await screen.findByRole('link', { name: 'Rojo, fija' }));
    expect(await screen.findByRole('link', { name: /Aceitera/ })).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Ficha' }));
    expect(await screen.findByText('Todavía no hay manual de este vehículo')).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Mantenimiento' }));
    expect(await screen.findByText(/Pulsa «Hecho» cuando algo esté hecho/)).toBeVisible();
    expect(screen.getByText(/Sin conexión\. Ves lo que guardaste/)).toBeVisible();
  });

  it.each([
    ['another account comes in', buildUser({ id: 'bruno' })],
    ['the session has ended', null],
  ])('is gone when %s', async (_when, user) => {
    await keptBy('lucia');
    renderApp('/', { user, vehicles });
    await waitFor(() => expect(readNote()).toBeNull());
    await waitFor(async () => expect(await readKept('/api/search/history/7')).toBeNull());
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

describe('isDue', () => {
  const contents = {
    vehicles: { 1: { parts: [], answers: [7], pages: 1 } },
    saved: [7],
    bytes: 1,
    leftOut: 0,
  };
  const fresh = { owner: 'lucia', at: new Date().toISOString(), contents };
  const saved = (id: number, vehicleId = 1) => buildSearch({ id, vehicleId });

  it.each([
    ['nothing was kept yet', null, [saved(7)], true],
    ['the same answers are saved', fresh, [saved(7)], false],
    ['another one of another vehicle is saved', fresh, [saved(7), saved(9, 2)], false],
    ['another one is saved', fresh, [saved(7), saved(8)], true],
    ['one is no longer saved', fresh, [], true],
    ['it is old', { ...fresh, at: '2026-01-01T00:00:00.000Z' }, [saved(7)], true],
  ])('tells whether to fill it when %s', (_when, note, searches, is) => {
    expect(isDue(note, [1], searches)).toBe(is);
  });
});
