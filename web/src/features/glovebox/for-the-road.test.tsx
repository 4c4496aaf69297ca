import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { listEmergencies, type VehicleEmergencies } from '@contract';
import { fillForRoad, goesOnTheRoad, isRoadDue, roadKey } from '../../lib/offline/fill-road';
import { readNote } from '../../lib/offline/owner';
import { served } from '../../lib/offline/status';
import { readKept } from '../../lib/offline/store';
import { buildManual, buildUser, buildVehicle } from '../../testing/builders';
import { goOffline, hintOf, prepare } from '../../testing/glovebox-page';
import { emptyDevice } from '../../testing/indexed-db';
import { renderApp } from '../../testing/render-app';
import { buildQuote } from '../../testing/signals';

const lucia = buildUser({ id: 'lucia' });
const vehicles = [buildVehicle({ vin: 'WVWZZZ1KZ8W000001', assistancePhone: '+34900123456' })];
const manual = { manualId: 1, originalFilename: 'corolla-2021.pdf', revision: 1, hasPages: true };
const emergencies: VehicleEmergencies = {
  manuals: [
    {
      manual,
      emergencies: [
        {
          topic: 'wheel',
          heading: buildQuote('Cambiar una rueda', 31),
          parts: [
            {
              kind: 'steps',
              steps: [
                { mark: '1.', quote: buildQuote('Afloje.', 31) },
                { mark: '2.', quote: buildQuote('Levante.', 31) },
              ],
            },
          ],
        },
      ],
    },
  ],
  laws: [],
};

beforeEach(() => {
  emptyDevice();
  served.note(false);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

/** A device that says yes to these. */
const giveMedia = (...matching: string[]): void => {
  const matchMedia = (query: string) => ({ matches: matching.includes(query) });
  Object.assign(window, { matchMedia });
};

describe('what is kept for the road', () => {
  async function fill() {
    const app = renderApp('/carretera', {
      ...{ vehicles, manuals: [buildManual()], user: lucia },
      prepare: (server) => {
        prepare(server);
        server.on(listEmergencies, () => emergencies);
      },
    });
    await screen.findByRole('link', { name: 'Pinchazo: cambiar la rueda' });
    await act(() => fillForRoad(lucia, 1, '1:1'));
    return app;
  }

  it.each(['/carretera', '/vehicles/1/emergencias'])(
    'is told in one line at %s, which leads to the switch',
    async (at) => {
      await fill();
      cleanup();
      renderApp(at, {
        ...{ vehicles, manuals: [buildManual()], user: lucia },
        prepare: (server) => {
          prepare(server);
          server.on(listEmergencies, () => emergencies);
        },
      });
      const words = 'Si te quedas sin conexión, tienes aquí emergencias y testigos.';
      expect(await screen.findByText(words)).toBeVisible();
      const change = { name: 'Cambiar lo que se guarda sin conexión' };
      expect(screen.getByRole('link', change)).toHaveAttribute('href', '/vehicles/1');
    },
  );

  it('says that nothing is kept where nothing is, and keeps it in place', async () => {
    const { person } = renderApp('/carretera', {
      ...{ vehicles, manuals: [buildManual()], user: lucia },
      prepare: (server) => {
        prepare(server);
        server.on(listEmergencies, () => emergencies);
      },
    });
    expect(
      await screen.findByText('Si te quedas sin conexión, aquí no hay nada guardado.'),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Guardar ahora' }));
    expect(
      await screen.findByText(/^Si te quedas sin conexión, tienes aquí .*testigos/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Cambiar lo que se guarda/ })).toBeVisible();
  });

  it('opens its steps and calls without a network, with no VIN, answer or page', async () => {
    await fill();
    cleanup();
    const garage = await readKept('/api/vehicles');
    expect(JSON.parse(garage?.body as string)).toMatchObject([{ id: 1, vin: null }]);
    expect(await readKept('/api/search/history?saved=true')).toBeNull();
    expect(readNote()?.contents).toMatchObject({
      ...{ road: '1:1', saved: [] },
      vehicles: { 1: { parts: ['emergencies', 'signals'], answers: [], pages: 0 } },
    });
    const { person } = renderApp('/carretera', { prepare: goOffline });
    goOffline();
    await person.click(await screen.findByRole('link', { name: 'Pinchazo: cambiar la rueda' }));
    const step = within(await screen.findByRole('dialog', { name: 'Paso 1 de 2' }));
    expect(step.getByText('Afloje.')).toBeVisible();
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'Mi asistencia' })).toHaveAttribute(
      'href',
      'tel:+34900123456',
    );
  });

  it('is told on the page of the vehicle, and removed for good when its owner says so', async () => {
    await fill();
    cleanup();
    const { person } = renderApp('/vehicles/1', { vehicles, user: lucia, prepare });
    const hint = await hintOf();
    expect(hint.getByText(/este teléfono ya tiene sus emergencias y sus testigos/)).toBeVisible();
    await person.click(hint.getByRole('button', { name: 'No guardar nada aquí' }));
    expect(await hint.findByText('No hay nada guardado de este vehículo.')).toBeVisible();
    await waitFor(() => expect(readNote()).toBeNull());
    expect(localStorage.getItem('guantera-glovebox:lucia')).toBe('[]');
  });
});

describe('whether a device keeps it unasked', () => {
  it.each([
    ['a phone', ['(pointer: coarse)'], true],
    ['an installed app', ['(display-mode: standalone)'], true],
    ['a desk', [], false],
  ])('is answered for %s', (_what, matching, is) => {
    giveMedia(...matching);
    expect(goesOnTheRoad()).toBe(is);
  });

  it('is told by the manuals of the vehicle that are read', () => {
    const manuals = [
      buildManual({ id: 3 }),
      buildManual({ id: 2 }),
      buildManual({ id: 4, status: 'processing' }),
      buildManual({ id: 5, vehicleId: 2 }),
    ];
    expect(roadKey(1, manuals)).toBe('1:2,3');
    expect(roadKey(9, manuals)).toBe('');
  });

  it.each([
    ['nothing is read', null, '', false],
    ['a manual has just been read', null, '1:2', true],
    ['it is here', '1:2', '1:2', false],
    ['another manual has been read', '1:2', '1:2,3', true],
  ])('is answered where %s', (_what, road, key, is) => {
    const contents = { vehicles: {}, saved: [], bytes: 1, leftOut: 0, ...(road && { road }) };
    const note = { owner: 'lucia', at: new Date().toISOString(), contents };
    expect(isRoadDue(road === null ? null : note, key)).toBe(is);
    const old = { ...note, at: '2026-01-01T00:00:00.000Z' };
    expect(isRoadDue(old, key)).toBe(key !== '');
  });
});
