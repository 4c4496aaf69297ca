import { screen, waitFor, within } from '@testing-library/react';
import { searchManuals, type SearchResponse } from '@contract';
import { AnswerArticle } from '../../features/assistant/on-demand';
import { buildManual, buildSearch, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const QUESTION = '¿Qué presión deben llevar los neumáticos?';

const found: SearchResponse = {
  id: 7,
  response: 'No lo encuentro en tus manuales.',
  statements: [],
  classification: {
    isSpecification: true,
    isMaintenance: false,
    isTroubleshooting: false,
    isModelSpecific: false,
  },
  sourceDocuments: [],
  confidence: 'low',
  suggestions: [],
};

const box = () => screen.findByRole('textbox', { name: 'Tu pregunta' });
const askButton = () => screen.getByRole('button', { name: 'Preguntar' });

function renderHome(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()], ...options });
  const asked: { query: string; vehicleId: number }[] = [];
  app.server.on(searchManuals, ({ body }) => {
    asked.push({ query: body.query, vehicleId: body.vehicleId });
    return found;
  });
  return { ...app, asked };
}

describe('a question whose answer cannot be shown', () => {
  it('keeps the question where what shows the answer cannot be fetched', async () => {
    const fetch = jest.spyOn(AnswerArticle, 'fetch').mockRejectedValue(new TypeError('No line'));
    const { person } = renderHome();
    await person.type(await box(), `${QUESTION}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred during search');
    expect(await box()).toHaveValue(QUESTION);
    fetch.mockRestore();
  });
});

describe('an earlier question', () => {
  it('about a vehicle that is gone only fills the box: the next one is about the current vehicle', async () => {
    const { person, asked } = renderHome({ state: { query: QUESTION, vehicleId: 5 } });
    await waitFor(async () => expect(await box()).toHaveValue(QUESTION));
    expect(screen.getByText('Toyota Corolla 2021', { selector: '.MuiChip-label' })).toBeVisible();
    expect(asked).toEqual([]);
    await waitFor(() => expect(askButton()).toBeEnabled());
    await person.click(askButton());
    expect(await screen.findByRole('heading', { level: 1, name: QUESTION })).toBeVisible();
    expect(asked).toEqual([{ query: QUESTION, vehicleId: 1 }]);
  });

  it('can be tried again about the current vehicle where its own was deleted elsewhere', async () => {
    const gone = buildVehicle({ id: 5, nickname: 'El viejo' });
    const { person, server, asked } = renderHome({ vehicles: [gone] });
    await screen.findByText('El viejo', { selector: '.MuiChip-label' });
    server.data.vehicles = [buildVehicle()];
    server.on(searchManuals, ({ body }) => {
      asked.push({ query: body.query, vehicleId: body.vehicleId });
      if (body.vehicleId === gone.id) throw new Refusal('VEHICLE_NOT_FOUND');
      return found;
    });
    await person.type(await box(), `${QUESTION}{Enter}`);
    const alert = await screen.findByRole('alert');
    await screen.findByText('Toyota Corolla 2021', { selector: '.MuiChip-label' });
    await person.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: QUESTION })).toBeVisible();
    expect(asked.map(({ vehicleId }) => vehicleId)).toEqual([5, 1]);
  });
});

describe('a question that the server stored all the same', () => {
  const recent = () => screen.findByRole('region', { name: 'Búsquedas recientes' });

  it('is in the history after its answer was lost', async () => {
    const { person, server } = renderHome();
    server.on(searchManuals, () => {
      server.data.searches = [buildSearch({ query: QUESTION })];
      throw new Refusal('UNAVAILABLE');
    });
    await person.type(await box(), `${QUESTION}{Enter}`);
    expect(within(await recent()).getByText(QUESTION)).toBeVisible();
  });

  it('is in the history when that is opened after the search was called off', async () => {
    const { person, server } = renderHome({ searches: [buildSearch({ id: 1, query: 'Otra' })] });
    server.on(searchManuals, () => new Promise(() => undefined));
    await person.type(await box(), `${QUESTION}{Enter}`);
    const asked = server.calls.length;
    await person.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(server.calls.slice(asked)).toContain('GET /api/search/history'));
    // The server goes on, and is done later.
    expect(await within(await recent()).findByText('Otra')).toBeVisible();
    server.data.searches = [buildSearch({ id: 2, query: QUESTION }), ...server.data.searches];
    await person.click(screen.getByRole('link', { name: 'Historial' }));
    expect(await within(await recent()).findByText(QUESTION)).toBeVisible();
  });
});
