import { screen, waitFor } from '@testing-library/react';
import { getSearch, searchManuals, type SearchResponse } from '@contract';
import { buildManual, buildSource, buildStoredSearch, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { giveEars, giveVoices, takeEars, takeVoices } from '../../testing/speech';

const found: SearchResponse = {
  ...{ id: 7, response: 'En frío, 2,3 bar. [1]', statements: [], suggestions: [] },
  classification: {
    ...{ isSpecification: true, isMaintenance: false },
    ...{ isTroubleshooting: false, isModelSpecific: false },
  },
  sourceDocuments: [buildSource(['En frío, 2,3 bar.'])],
  confidence: 'high',
};
const unknown: SearchResponse = {
  ...{ ...found, id: 8, response: 'No lo encuentro.', sourceDocuments: [], confidence: 'low' },
};

function renderHome(answer: SearchResponse = found, at = '/') {
  const app = renderApp(at, {
    ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
    prepare: (server) => server.on(getSearch, () => buildStoredSearch(answer)),
  });
  const asked: object[] = [];
  app.server.on(searchManuals, ({ body }) => {
    asked.push(body);
    return answer;
  });
  return { ...app, asked };
}

const box = () => screen.findByRole('textbox', { name: 'Tu pregunta' });
/** Not before it is known what is asked about. */
async function microphone() {
  const button = await screen.findByRole('button', { name: 'Dictar la pregunta' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

afterEach(() => {
  takeEars();
  takeVoices();
});

describe('a question by voice', () => {
  it('is written while it is said, asked after a silence, and its answer read aloud', async () => {
    const ears = giveEars();
    const { words, said } = giveVoices({ lang: 'es-ES', localService: true });
    const { person, asked } = renderHome();
    await person.click(await microphone());
    expect(ears.all[0]).toMatchObject({ lang: 'es-ES', interimResults: true, continuous: false });
    expect(screen.getByText(/puede enviarla a quien lo hace/)).toBeVisible();
    ears.hear('qué presión');
    expect(await box()).toHaveValue('qué presión');
    expect(asked).toEqual([]);
    ears.hear('qué presión llevan');
    ears.fallSilent();
    await waitFor(() => expect(asked).toMatchObject([{ query: 'qué presión llevan' }]));
    await waitFor(() => expect(words()).toEqual(['En frío, 2,3 bar. [1]']));
    await person.click(await screen.findByRole('button', { name: 'Parar la lectura' }));
    expect(said.at(-1)).toBe('—');
  });

  it('has it read aloud that the manual does not say', async () => {
    const ears = giveEars();
    const { words } = giveVoices({ lang: 'es-ES', localService: true });
    const { person } = renderHome(unknown);
    await person.click(await microphone());
    ears.hear('cuánto cuesta');
    ears.fallSilent();
    await waitFor(() => expect(words()).toEqual(['No lo encuentro.']));
  });

  it('has the doubt about an answer read aloud before it', async () => {
    const ears = giveEars();
    const { words } = giveVoices({ lang: 'es-ES', localService: true });
    const { person } = renderHome({ ...found, confidence: 'medium' });
    await person.click(await microphone());
    ears.hear('qué presión llevan');
    ears.fallSilent();
    await waitFor(() => expect(words()).toEqual(['Confianza media.', 'En frío, 2,3 bar. [1]']));
  });

  it('goes on from the answer above it', async () => {
    const ears = giveEars();
    const { person, asked } = renderHome(found, '/?r=7');
    await person.click(await microphone());
    ears.hear('y detrás');
    ears.fallSilent();
    await waitFor(() => expect(asked).toMatchObject([{ query: 'y detrás', followUpOf: 7 }]));
  });

  it('asks nothing where nothing was said, or listening is called off', async () => {
    const ears = giveEars();
    const { person, asked } = renderHome();
    await person.click(await microphone());
    ears.fallSilent();
    await person.click(await microphone());
    ears.hear('qué pres');
    await person.click(screen.getByRole('button', { name: 'Dejar de escuchar' }));
    expect(ears.isListening()).toBe(false);
    expect(await box()).toHaveValue('qué pres');
    expect(asked).toEqual([]);
  });

  it.each([
    ['the microphone is not allowed', 'not-allowed', /Dale permiso o escribe tu pregunta/],
    ['there is no network', 'network', /tu navegador necesita conexión/],
    ['there is no microphone', 'audio-capture', /ningún micrófono/],
  ])('says why it was not heard: %s', async (_why, error, words) => {
    const ears = giveEars();
    const { person, asked } = renderHome();
    await person.click(await microphone());
    ears.fail(error);
    ears.fallSilent();
    expect(await screen.findByText(words)).toBeVisible();
    expect(await microphone()).toHaveAttribute('aria-pressed', 'false');
    expect(asked).toEqual([]);
  });

  it('is not offered where the browser cannot listen', async () => {
    renderHome();
    await box();
    expect(screen.queryByRole('button', { name: 'Dictar la pregunta' })).toBeNull();
  });

  it('is not read aloud when it was typed', async () => {
    giveEars();
    const { words } = giveVoices({ lang: 'es-ES', localService: true });
    const { person } = renderHome();
    await person.type(await box(), '¿Qué presión llevan?{Enter}');
    await screen.findByRole('article', { name: 'Respuesta' });
    await screen.findByRole('button', { name: 'Leer en voz alta' });
    expect(words()).toEqual([]);
  });
});
