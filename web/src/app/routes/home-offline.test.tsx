import { screen, waitFor, within } from '@testing-library/react';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const QUESTION = '¿Qué presión llevan los neumáticos?';
const box = () => screen.findByRole('textbox', { name: 'Tu pregunta' });

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Somebody whose network went away while the question was written. */
async function askWithoutNetwork() {
  const app = renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
  await app.person.type(await box(), QUESTION);
  const connected = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await app.person.keyboard('{Enter}');
  const notice = (await screen.findByText('Sin conexión')).closest<HTMLElement>('[role=status]');
  const reconnect = () => {
    globalThis.fetch = connected;
    window.dispatchEvent(new Event('online'));
  };
  return { notice: notice!, reconnect };
}

describe('a question that found no network', () => {
  it('is told as no error, beside what opens without one', async () => {
    const { notice } = await askWithoutNetwork();
    const ways = within(notice).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Ficha', '/vehicles/1/ficha'],
      ['Testigos', '/vehicles/1/testigos'],
      ['Emergencias', '/carretera'],
    ]);
    expect(screen.queryByText('Error')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await box()).toHaveValue(QUESTION);
  });

  it('loses its notice when the network is back, and keeps its words', async () => {
    const { reconnect } = await askWithoutNetwork();
    reconnect();
    await waitFor(() => expect(screen.queryByText('Sin conexión')).not.toBeInTheDocument());
    expect(await box()).toHaveValue(QUESTION);
  });
});
