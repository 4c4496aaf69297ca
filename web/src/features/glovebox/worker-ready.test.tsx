import { act, cleanup, screen } from '@testing-library/react';
import { served } from '../../lib/offline/status';
import { hintOf, keep, prepare, vehicles } from '../../testing/glovebox-page';
import { emptyDevice } from '../../testing/indexed-db';
import { renderApp } from '../../testing/render-app';
import { buildUser } from '../../testing/builders';

const MINUTE_MS = 60_000;
const user = buildUser({ id: 'lucia' });

beforeEach(() => {
  emptyDevice();
  served.note(false);
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser whose worker is not there yet; returns how it comes. */
function giveWorker(registration?: object): () => Promise<void> {
  let come: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (come = resolve));
  const getRegistration = () => Promise.resolve(registration);
  const serviceWorker = { controller: null, ready, getRegistration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return () => act(async () => come());
}

/** As an earlier visit left it. */
async function keepVehicle(): Promise<void> {
  const { person } = renderApp('/vehicles/1', { vehicles, prepare, user });
  await person.click(await keep());
  await (await hintOf()).findByText(/Actualizado/);
  cleanup();
}

describe('what this device keeps', () => {
  it('is not told before the worker that opens it is there', async () => {
    await keepVehicle();
    const come = giveWorker();
    renderApp('/vehicles/1', { vehicles, prepare, user });
    const hint = await hintOf();
    expect(await hint.findByText('Guardando…')).toBeVisible();
    expect(hint.queryByText(/Actualizado/)).not.toBeInTheDocument();
    await come();
    expect(await hint.findByText(/Actualizado/)).toBeVisible();
  });

  it('is not told beside the road, either', async () => {
    await keepVehicle();
    const come = giveWorker();
    renderApp('/carretera', { vehicles, prepare, user });
    expect(await screen.findByText('Guardando…')).toBeVisible();
    expect(screen.queryByText(/tienes aquí/)).not.toBeInTheDocument();
    await come();
    expect(await screen.findByText(/tienes aquí .*testigos/)).toBeVisible();
  });

  it.each([
    ['does not open where the browser lets no worker be', undefined, /^Este navegador no abre/],
    ['is waited for where its worker comes slowly', {}, 'Guardando…'],
  ])('%s', async (_what, registration, words) => {
    await keepVehicle();
    giveWorker(registration);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    renderApp('/carretera', { vehicles, prepare, user });
    await screen.findByText('Guardando…');
    await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
