import { screen, within } from '@testing-library/react';
import { searchManuals, type SearchResponse, type Statement } from '@contract';
import { buildManual, buildSearch, buildSource, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const QUESTION = '¿Qué presión llevan las ruedas de delante?';
const REAR = '¿Qué presión llevan las ruedas de detrás?';

const answered = (change: Partial<SearchResponse>): SearchResponse => ({
  id: 7,
  response: 'No lo encuentro.',
  statements: [],
  classification: {
    ...{ isSpecification: true, isMaintenance: false },
    ...{ isTroubleshooting: false, isModelSpecific: false },
  },
  sourceDocuments: [],
  confidence: 'low',
  suggestions: [],
  ...change,
});

/** Somebody who has asked `QUESTION`, and each answer after it. */
async function renderAnswer(...answers: Partial<SearchResponse>[]) {
  const app = renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
  const asked: unknown[] = [];
  app.server.on(searchManuals, ({ body }) => {
    asked.push(body);
    return answered(answers[asked.length - 1] ?? {});
  });
  const box = await screen.findByRole('textbox', { name: 'Tu pregunta' });
  await app.person.type(box, `${QUESTION}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: QUESTION });
  return { ...app, asked };
}

const box = () => screen.findByRole('textbox', { name: 'Tu pregunta' });
const goesOn = () => screen.findByRole('switch', { name: 'Seguir con esta respuesta' });

/** What a manual says. */
const found = { sourceDocuments: [buildSource(['En frío, 2,3 bar.'])] };

describe('a follow-up', () => {
  it('[2.52] is asked in the box below the answer, to which Seguimiento leads', async () => {
    const { person, asked } = await renderAnswer({}, { id: 8, understoodAs: REAR, ...found });
    expect(await box()).toHaveValue('');
    expect(screen.queryByRole('switch')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Seguimiento' }));
    expect(await box()).toHaveFocus();
    expect(await goesOn()).toBeChecked();
    await person.keyboard('¿y detrás?{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: '¿y detrás?' })).toHaveFocus();
    expect(asked[1]).toEqual({ query: '¿y detrás?', vehicleId: 1, followUpOf: 7, language: 'es' });
    const answer = within(screen.getByRole('article', { name: 'Respuesta' }));
    expect(answer.getByText(REAR)).toHaveTextContent(`Entendido como: ${REAR}`);
    expect(await box()).toHaveValue('');
  });

  it('goes on from the last answer, wherever the manual gave one', async () => {
    const { person, asked } = await renderAnswer(found, { id: 8, ...found }, { id: 9 });
    await person.type(await box(), '¿y detrás?{Enter}');
    await screen.findByRole('heading', { level: 1, name: '¿y detrás?' });
    await person.type(await box(), '¿y con remolque?{Enter}');
    await screen.findByRole('heading', { level: 1, name: '¿y con remolque?' });
    expect(asked.slice(1)).toMatchObject([{ followUpOf: 7 }, { followUpOf: 8 }]);
  });

  it('has the turn before folded above it, in one line', async () => {
    const { person } = await renderAnswer(found, { id: 8, followUpOf: 7, ...found });
    await person.type(await box(), '¿y detrás?{Enter}');
    const question = await screen.findByText(`Antes: ${QUESTION}`);
    expect(question).toHaveStyle({ whiteSpace: 'nowrap' });
    const turn = question.closest('details');
    expect(turn).toHaveTextContent('No lo encuentro.');
    expect(turn).not.toHaveAttribute('open');
  });

  it('does not show the steps of the answer before twice', async () => {
    const procedure: Statement = {
      ...{ kind: 'steps', above: 'Batería', isOrdered: true, below: '', citations: [] },
      steps: ['Conecte el cable rojo.', 'Espere 3 minutos.'].map((text, at) => ({
        ...{ mark: `${at + 1}.`, text },
      })),
    };
    const answer = { ...found, statements: [procedure] };
    const { person } = await renderAnswer(answer, { ...answer, id: 8, followUpOf: 7 });
    expect(screen.queryByText('Los pasos de antes')).toBeNull();
    await person.type(await box(), '¿y cuánto tengo que esperar?{Enter}');
    const summary = await screen.findByText('Los pasos de antes');
    expect(summary.closest('details')).not.toHaveAttribute('open');
    expect(summary.closest('details')).toHaveTextContent('Conecte el cable rojo.');
    expect(screen.getByText('Paso 2:').closest('details')).toBeNull();
  });

  it('is none where the owner says so, and none is a question that was only chosen', async () => {
    const { person, asked } = await renderAnswer(found, { id: 8, ...found }, { id: 9 });
    await person.type(await box(), '¿Qué aceite lleva?');
    await person.click(await goesOn());
    await person.type(await box(), '{Enter}');
    await screen.findByRole('heading', { level: 1, name: '¿Qué aceite lleva?' });
    const related = '¿Cómo se cambia una rueda pinchada?';
    await person.click(screen.getByRole('button', { name: related }));
    expect(await goesOn()).not.toBeChecked();
    await person.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: related });
    expect(asked.slice(1)).toEqual([
      { query: '¿Qué aceite lleva?', vehicleId: 1, language: 'es' },
      { query: related, vehicleId: 1, language: 'es' },
    ]);
  });

  it('that was misunderstood is put right, and asked as a question of its own', async () => {
    const { person, asked } = await renderAnswer(
      found,
      { id: 8, understoodAs: REAR, ...found },
      { id: 9 },
    );
    await person.type(await box(), '¿y detrás?{Enter}');
    const change = await screen.findByRole('button', { name: 'Cambiar' });
    await person.click(change);
    const field = screen.getByRole('textbox', { name: 'Lo que quieres preguntar' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue(REAR);
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('button', { name: 'Cambiar' })).toHaveFocus();
    await person.keyboard('{Enter}');
    const again = screen.getByRole('textbox', { name: 'Lo que quieres preguntar' });
    await person.clear(again);
    await person.type(again, '¿Qué ruedas van detrás?{Enter}');
    await screen.findByRole('heading', { level: 1, name: '¿Qué ruedas van detrás?' });
    expect(asked[2]).toEqual({ query: '¿Qué ruedas van detrás?', vehicleId: 1, language: 'es' });
  });

  it('is not offered of an answer that could not be kept', async () => {
    await renderAnswer({ id: null, ...found });
    expect(screen.getByRole('button', { name: 'Seguimiento' })).toBeDisabled();
    expect(screen.queryByRole('switch', { name: 'Seguir con esta respuesta' })).toBeNull();
  });

  it.each([
    ['is tried again as it was where the service does not answer', 'UNAVAILABLE', 7],
    ['is tried by itself where the question before is gone', 'SEARCH_NOT_FOUND', undefined],
  ] as const)('%s', async (_title, code, followUpOf) => {
    const { person, server } = await renderAnswer(found);
    server.on(searchManuals, () => {
      throw new Refusal(code);
    });
    await person.type(await box(), '¿y detrás?{Enter}');
    const alert = await screen.findByRole('alert');
    expect(await box()).toHaveValue('¿y detrás?');
    const asked: unknown[] = [];
    server.on(searchManuals, ({ body }) => {
      asked.push(body.followUpOf);
      return answered({ id: 8 });
    });
    await person.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { level: 1, name: '¿y detrás?' });
    expect(asked).toEqual([followUpOf]);
  });
});

describe('the history', () => {
  it('tells a follow-up as it was understood, finds it by that, and leads to its answer', async () => {
    const searches = [buildSearch({ id: 2, query: '¿y detrás?', understoodAs: REAR })];
    const { person } = renderApp('/history', { vehicles: [buildVehicle()], searches });
    const field = await screen.findByRole('searchbox', { name: 'Buscar en tu historial' });
    await person.type(field, 'ruedas');
    const list = within(await screen.findByRole('group', { name: 'Historial' }));
    const entry = list.getByRole('link', { name: /^¿Qué .*Escribiste: ¿y detrás\?/ });
    expect(entry).toHaveAttribute('href', '/?r=2');
  });
});
