import { screen, waitFor, within } from '@testing-library/react';
import { searchManuals, type Confidence, type SearchResponse } from '@contract';
import { buildManual, buildSource, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const answerOf = (confidence: Confidence): SearchResponse => ({
  id: 7,
  response: 'En frío, la presión es de 2,3 bar. [1]',
  statements: [],
  classification: {
    isSpecification: true,
    isMaintenance: true,
    isTroubleshooting: true,
    isModelSpecific: true,
  },
  sourceDocuments: [buildSource(['En frío, la presión es de 2,3 bar.'])],
  confidence,
  suggestions: [],
});

async function ask(confidence: Confidence = 'high', question = '¿Qué presión llevan?') {
  const app = renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
  const asked: unknown[] = [];
  app.server.on(searchManuals, ({ body }) => {
    asked.push(body);
    return answerOf(confidence);
  });
  const box = await screen.findByRole('textbox', { name: 'Tu pregunta' });
  await app.person.type(box, `${question}{Enter}`);
  const answer = within(await screen.findByRole('article', { name: 'Respuesta' }));
  return { ...app, asked, answer };
}

describe('the start page', () => {
  it('[2.40] has three cards of what can be asked about', async () => {
    renderApp('/', { vehicles: [buildVehicle()] });
    const cards = within(
      await screen.findByRole('list', { name: 'Sobre qué puedes preguntar' }),
    ).getAllByRole('heading');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Especificaciones',
      'Mantenimiento',
      'Solución de problemas',
    ]);
  });
});

describe('a question', () => {
  it('[3.11, 7.23] travels with its vehicle and the language', async () => {
    const { asked } = await ask();
    expect(asked).toEqual([{ query: '¿Qué presión llevan?', vehicleId: 1, language: 'es' }]);
  });
});

describe('an answer', () => {
  it.each<[Confidence, string, string]>([
    ['high', 'Confianza alta', '95%'],
    ['medium', 'Confianza media', '70%'],
    ['low', 'Confianza baja', '40%'],
  ])(
    '[2.45, 2.46, 9.14-9.16] of %s confidence says «%s» with a bar of %s',
    async (confidence, label, width) => {
      const { answer } = await ask(confidence);
      expect(answer.getByText(label)).toBeInTheDocument();
      expect(answer.getByTestId('confidence-bar')).toHaveStyle({ width });
    },
  );

  it('[2.43] names every kind of question that it answers', async () => {
    const { answer } = await ask();
    for (const kind of [
      'Especificación',
      'Mantenimiento',
      'Solución de problemas',
      'Específico del modelo',
    ]) {
      expect(answer.getByText(kind)).toBeInTheDocument();
    }
  });

  it('[2.48] is followed by four fixed related questions', async () => {
    const { answer } = await ask('high', '¿Qué pila lleva el mando?');
    const related = within(answer.getByRole('region', { name: 'Preguntas relacionadas' }));
    expect(related.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '¿Cada cuánto se cambia el aceite del motor?',
      '¿Qué presión deben llevar los neumáticos?',
      '¿Qué significan los testigos del cuadro?',
      '¿Cómo se cambia una rueda pinchada?',
    ]);
  });

  it.each(['que presion deben llevar los neumaticos', '¿Qué presión llevan los neumáticos?'])(
    '[2.48] offers another question than %s, which was just asked',
    async (asked) => {
      const { answer } = await ask('high', asked);
      const related = within(answer.getByRole('region', { name: 'Preguntas relacionadas' }));
      expect(related.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        '¿Cada cuánto se cambia el aceite del motor?',
        '¿Qué significan los testigos del cuadro?',
        '¿Cómo se cambia una rueda pinchada?',
        '¿Qué aceite lleva el motor y cuánto?',
      ]);
    },
  );

  it('[2.51] leads to the history', async () => {
    const { answer, person, location } = await ask();
    await person.click(answer.getByRole('button', { name: 'Más acciones' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Ver historial' }));
    await waitFor(() => expect(location()?.pathname).toBe('/history'));
  });
});
