import { screen, within } from '@testing-library/react';
import { searchManuals, type Confidence, type SearchResponse } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
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
  sourceDocuments: [
    {
      metadata: {
        documentSource: 'corolla-2021.pdf',
        pageReference: 'p. 214',
        content: 'En frío, la presión es de 2,3 bar.',
        pageNumber: 214,
        manualId: 1,
        chunkId: '1-1-1',
        headings: [],
      },
    },
  ],
  confidence,
  suggestions: [],
});

async function ask(confidence: Confidence = 'high') {
  const app = renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
  const asked: unknown[] = [];
  app.server.on(searchManuals, ({ body }) => {
    asked.push(body);
    return answerOf(confidence);
  });
  const box = await screen.findByRole('textbox', { name: 'Tu pregunta' });
  await app.person.type(box, '¿Qué presión llevan?{Enter}');
  const answer = within(await screen.findByRole('article', { name: 'Respuesta' }));
  return { ...app, asked, answer };
}

describe('the start page', () => {
  it('has three cards of what can be asked about', async () => {
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
  it('travels with its vehicle and the language', async () => {
    const { asked } = await ask();
    expect(asked).toEqual([{ query: '¿Qué presión llevan?', vehicleId: 1, language: 'es' }]);
  });
});

describe('an answer', () => {
  it.each<[Confidence, string, string]>([
    ['high', 'Confianza alta', '95%'],
    ['medium', 'Confianza media', '70%'],
    ['low', 'Confianza baja', '40%'],
  ])('of %s confidence says «%s» with a bar of %s', async (confidence, label, width) => {
    const { answer } = await ask(confidence);
    expect(answer.getByText(label)).toBeInTheDocument();
    expect(answer.getByTestId('confidence-bar')).toHaveStyle({ width });
  });

  it('names every kind of question that it answers', async () => {
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

  it('is followed by four fixed related questions', async () => {
    const { answer } = await ask();
    const related = within(answer.getByRole('region', { name: 'Preguntas relacionadas' }));
    expect(related.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '¿Cada cuánto se cambia el aceite del motor?',
      '¿Qué presión deben llevar los neumáticos?',
      '¿Qué significan los testigos del cuadro?',
      '¿Cómo se cambia una rueda pinchada?',
    ]);
  });

  it('has five buttons that do nothing yet', async () => {
    const { answer, person, server, location } = await ask();
    const before = [...server.calls];
    for (const label of ['Seguimiento', 'Compartir', 'Guardar', 'Útil', 'No útil']) {
      await person.click(answer.getByRole('button', { name: label }));
    }
    expect(server.calls).toEqual(before);
    expect(location()?.pathname).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to the history', async () => {
    const { answer, person, location } = await ask();
    await person.click(answer.getByRole('link', { name: 'Ver historial' }));
    expect(location()?.pathname).toBe('/history');
  });
});
