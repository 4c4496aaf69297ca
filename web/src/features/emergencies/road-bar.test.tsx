import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { listEmergencies, listSignals } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { buildManualSignals, buildSignal } from '../../testing/signals';

const vehicles = [buildVehicle({ assistancePhone: '+34900123456' })];
const manuals = [buildManualSignals([buildSignal('oil-pressure', { name: 'Aceitera' })])];

const renderAt = (path: string) =>
  renderApp(path, {
    ...{ vehicles, manuals: [buildManual()] },
    prepare: (server) => {
      server.on(listSignals, () => ({ isAvailable: true, manuals }));
      server.on(listEmergencies, () => ({ manuals: [], laws: [] }));
    },
  });

const bar = async () =>
  within(await screen.findByRole('complementary', { name: 'Ayuda en la carretera' }));
const queryBar = () => screen.queryByRole('complementary', { name: 'Ayuda en la carretera' });

/** From the roadside to what a red light means. */
async function goToLight() {
  const app = renderAt('/carretera');
  await app.person.click(await screen.findByRole('link', { name: 'Testigo encendido' }));
  await app.person.click(await screen.findByRole('link', { name: 'Roja' }));
  await app.person.click(await screen.findByRole('link', { name: /Aceitera/ }));
  return app;
}

beforeEach(() => sessionStorage.clear());

describe('the calls of the roadside', () => {
  it('go along to a light, and lead back', async () => {
    const { person, location } = await goToLight();
    const calls = await bar();
    const numbers = calls.getAllByRole('link', { name: /112|asistencia/ });
    expect(numbers.map((one) => one.getAttribute('href'))).toEqual(['tel:112', 'tel:+34900123456']);
    await person.click(calls.getByRole('link', { name: 'Volver' }));
    expect(location()?.pathname).toBe('/carretera');
    expect(await screen.findByRole('link', { name: 'Testigo encendido' })).toBeVisible();
    expect(queryBar()).toBeNull();
  });

  it('stand there when a phone has loaded its page anew', async () => {
    await goToLight();
    cleanup();
    renderAt('/vehicles/1/testigos?color=rojo');
    expect((await bar()).getByRole('link', { name: 'Llamar 112' })).toBeVisible();
  });

  it('go along to a question about what the manual does not say', async () => {
    const { person, location } = renderAt('/carretera?caso=calor');
    await person.click(await screen.findByRole('link', { name: 'Preguntar con tus palabras' }));
    expect(location()?.pathname).toBe('/');
    expect((await bar()).getByRole('link', { name: 'Llamar 112' })).toBeVisible();
  });

  it('go on after a look at the emergencies, which have calls of their own', async () => {
    const { person } = await goToLight();
    await bar();
    await person.click(screen.getByRole('tab', { name: 'Emergencias' }));
    await waitFor(() => expect(queryBar()).toBeNull());
    expect(await screen.findByRole('link', { name: 'Llamar 112' })).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Testigos' }));
    expect((await bar()).getByRole('link', { name: 'Mi asistencia' })).toBeVisible();
  });

  it('end with another screen', async () => {
    const { person } = await goToLight();
    await bar();
    await person.click(await screen.findByRole('link', { name: 'Historial' }));
    await screen.findByRole('heading', { level: 1, name: 'Historial' });
    await waitFor(() => expect(queryBar()).toBeNull());
    cleanup();
    renderAt('/vehicles/1/testigos');
    await screen.findByRole('link', { name: 'Roja' });
    expect(queryBar()).toBeNull();
  });

  it('end with whoever goes back to the first page', async () => {
    const { person } = renderAt('/carretera');
    await screen.findByRole('link', { name: 'Testigo encendido' });
    await person.click(screen.getByRole('link', { name: 'Panel' }));
    await screen.findByLabelText('Tu pregunta');
    expect(queryBar()).toBeNull();
  });
});
