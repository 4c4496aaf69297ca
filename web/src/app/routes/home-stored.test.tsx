import { screen, waitFor } from '@testing-library/react';
import { getSearch, searchManuals, type SearchResponse } from '@contract';
import { buildManual, buildSource, buildStoredSearch, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const QUESTION = '¿Qué presión deben llevar los neumáticos?';

const found: SearchResponse = {
  ...{ id: 7, response: 'En frío, 2,3 bar. [1]', statements: [], suggestions: [] },
  classification: {
    ...{ isSpecification: true, isMaintenance: false, isTroubleshooting: false },
    isModelSpecific: false,
  },
  sourceDocuments: [buildSource(['En frío, 2,3 bar.'])],
  confidence: 'medium',
};

const box = () => screen.findByRole('textbox', { name: 'Tu pregunta' });
const askButton = () => screen.getByRole('button', { name: 'Preguntar' });

type Options = Parameters<typeof renderApp>[1] & { at?: string };

function renderHome({ at = '/', ...options }: Options = {}) {
  const garage = { vehicles: [buildVehicle()], manuals: [buildManual()] };
  const app = renderApp(at, { ...garage, ...options });
  const asked: { query: string; vehicleId?: number | undefined }[] = [];
  app.server.on(searchManuals, ({ body }) => {
    asked.push({ query: body.query, vehicleId: body.vehicleId });
    return found;
  });
  return { ...app, asked };
}

describe('an answer that was given before', () => {
  const stored = buildStoredSearch(found, { query: QUESTION });

  it('is shown by its address, without asking', async () => {
    const { asked } = renderHome({
      at: '/?r=7',
      prepare: (server) => server.on(getSearch, () => stored),
    });
    expect(await screen.findByRole('heading', { level: 1, name: QUESTION })).toBeInTheDocument();
    expect(screen.getByText('Confianza media')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('is asked again on request, about its own vehicle', async () => {
    const other = buildVehicle({ id: 2, nickname: 'El viejo', isDefault: false });
    const { person, asked, location } = renderHome({
      ...{ at: '/?r=3', vehicles: [buildVehicle(), other] },
      prepare: (server) => server.on(getSearch, () => ({ ...stored, id: 3, vehicleId: 2 })),
    });
    await person.click(await screen.findByRole('button', { name: 'Más acciones' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Preguntar de nuevo' }));
    await waitFor(() => expect(location()?.search).toBe('?r=7'));
    expect(asked).toEqual([{ query: QUESTION, vehicleId: 2 }]);
  });

  it('only fills the box where its vehicle is gone: the next question is about the current one', async () => {
    const { person, asked } = renderHome({
      at: '/?r=3',
      prepare: (server) => server.on(getSearch, () => ({ ...stored, id: 3, vehicleId: 5 })),
    });
    await person.click(await screen.findByRole('button', { name: 'Más acciones' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Preguntar de nuevo' }));
    expect(await box()).toHaveValue(QUESTION);
    expect(asked).toEqual([]);
    await waitFor(() => expect(askButton()).toBeEnabled());
    await person.click(askButton());
    await waitFor(() => expect(asked).toEqual([{ query: QUESTION, vehicleId: 1 }]));
  });

  it('says when the manual was read anew since, and when it is gone', async () => {
    renderHome({
      at: '/?r=7',
      prepare: (server) => server.on(getSearch, () => ({ ...stored, manualState: 'read-anew' })),
    });
    expect(await screen.findByText(/Hemos vuelto a leer el manual/)).toBeInTheDocument();
  });

  it('is told to be gone where it is', async () => {
    renderHome({
      at: '/?r=7',
      prepare: (server) =>
        server.on(getSearch, () => {
          throw new Refusal('SEARCH_NOT_FOUND');
        }),
    });
    expect(
      await screen.findByRole('heading', { name: 'Esa búsqueda ya no está en tu historial' }),
    ).toBeInTheDocument();
  });

  it('gives way to an empty page when the owner comes back by the menu', async () => {
    const { person, location } = renderHome();
    await person.type(await box(), `${QUESTION}{Enter}`);
    await screen.findByRole('heading', { level: 1, name: QUESTION });
    expect(location()?.search).toBe('?r=7');
    await person.click(screen.getByRole('link', { name: 'Panel' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: '¿Qué quieres saber de tu vehículo?' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
