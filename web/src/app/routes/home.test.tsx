import { screen, waitFor, within } from '@testing-library/react';
import { searchManuals, type SearchResponse } from '@contract';
import { buildCitation, buildManual, buildSource, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { findPage } from '../../testing/find-page';
import { renderApp } from '../../testing/render-app';

const source = (n: number, pageReference: string, ...sentences: string[]) =>
  buildSource(sentences, {
    pageReference,
    chunkId: `1-1-${n}`,
    headings: ['Datos técnicos', 'Neumáticos'],
  });

const found: SearchResponse = {
  id: 7,
  response:
    'En frío, la presión es de 2,3 bar. [1]\n\nApriete las tuercas a 100 N·m. [2]\n\nConsejo de Guantera: ve con cuidado.',
  statements: [
    {
      kind: 'text',
      text: 'En frío, la presión es de 2,3 bar.',
      citations: [buildCitation(0, ['1-1-2'])],
    },
    {
      kind: 'text',
      text: 'Apriete las tuercas a 100 N·m.',
      citations: [buildCitation(1, ['1-1-1'])],
    },
    { kind: 'remark', text: 'Consejo de Guantera: ve con cuidado.' },
  ],
  classification: {
    isSpecification: true,
    isMaintenance: false,
    isTroubleshooting: false,
    isModelSpecific: true,
  },
  sourceDocuments: [
    source(
      1,
      'p. 214',
      'Revise cada mes.',
      'En frío, la presión es de 2,3 bar.',
      '<img src=x onerror=alert(1)>',
    ),
    source(2, 'p. 198', 'Apriete las tuercas a 100 N·m.'),
  ],
  confidence: 'medium',
  suggestions: [],
};

const unknown: SearchResponse = {
  ...found,
  id: 8,
  response: 'No lo encuentro en tus manuales.',
  statements: [],
  sourceDocuments: [],
  suggestions: [source(3, 'p. 12', 'El precio del combustible varía.')],
  confidence: 'low',
};

const garage = { vehicles: [buildVehicle()], manuals: [buildManual()] };
const QUESTION = '¿Qué presión deben llevar los neumáticos?';

const box = () => screen.findByRole('textbox', { name: 'Tu pregunta' });
const askButton = () => screen.getByRole('button', { name: 'Preguntar' });

type Options = Parameters<typeof renderApp>[1] & { at?: string };

function renderHome({ at = '/', ...options }: Options = {}, answer: SearchResponse = found) {
  const app = renderApp(at, { ...garage, ...options });
  const asked: { query: string; vehicleId?: number | undefined }[] = [];
  app.server.on(searchManuals, ({ body }) => {
    asked.push({ query: body.query, vehicleId: body.vehicleId });
    return answer;
  });
  return { ...app, asked };
}

describe('asking', () => {
  it('is told before that a machine answers, and can err', async () => {
    renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
    expect(await box()).toHaveAccessibleDescription(
      'Responde una inteligencia artificial y puede equivocarse. Compruébalo en la página citada.',
    );
  });

  it('[1.10, 2.1, 2.36, 4.42] answers with the figure, and with its page right beside it', async () => {
    const { person, asked } = renderHome();
    await person.type(await box(), `${QUESTION}{Enter}`);
    const heading = await screen.findByRole('heading', { level: 1, name: QUESTION });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(asked).toEqual([{ query: QUESTION, vehicleId: 1 }]);
    const answer = screen.getByRole('article', { name: 'Respuesta' });
    const [statement] = within(answer).getAllByText(/En frío, la presión es de/);
    expect(statement).toHaveTextContent('En frío, la presión es de 2,3\u202fbar.p. 214', {
      normalizeWhitespace: false,
    });
    const figures = [...answer.querySelectorAll('strong')].map(({ textContent }) => textContent);
    expect(figures).toContain('2,3\u202fbar');
    expect(screen.getByText('Respuesta encontrada. Confianza media.')).toBeInTheDocument();
  });

  it('[2.43, 2.47] shows kinds, confidence, sources, excerpts and what can be done next', async () => {
    const { person } = renderHome();
    await person.type(await box(), `${QUESTION}{Enter}`);
    const answer = await screen.findByRole('article', { name: 'Respuesta' });
    for (const kind of ['Especificación', 'Específico del modelo']) {
      expect(within(answer).getByText(kind)).toBeInTheDocument();
    }
    expect(within(answer).queryByText('Mantenimiento')).not.toBeInTheDocument();
    expect(within(answer).getByText('Confianza media')).toBeInTheDocument();
    expect(screen.getByTestId('confidence-bar')).toHaveStyle({ width: '70%' });
    const sources = within(answer).getByRole('list', { name: 'Fuentes' });
    expect(
      within(sources)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['p. 214 · corolla-2021.pdf', 'p. 198 · corolla-2021.pdf']);
    for (const label of ['Seguimiento', 'Compartir', 'Guardar', 'Útil', 'No útil']) {
      expect(within(answer).getByRole('button', { name: label })).toBeEnabled();
    }
    expect(
      within(answer).getByText(/^Las palabras son de tu manual; las busca una IA/),
    ).toBeInTheDocument();
    await person.click(within(answer).getByRole('button', { name: 'Más acciones' }));
    const history = await screen.findByRole('menuitem', { name: 'Ver historial' });
    expect(history).toHaveAttribute('href', '/history');
  });

  it('[2.50] shows the excerpts, where the quoted words are marked and markup is only text', async () => {
    const { person } = renderHome();
    await person.type(await box(), `${QUESTION}{Enter}`);
    const excerpts = await screen.findByRole('region', { name: 'En el manual' });
    const excerpt = within(excerpts).getAllByRole('listitem', { hidden: true })[0]!;
    expect(within(excerpt).getByText('Datos técnicos › Neumáticos')).toBeInTheDocument();
    expect(within(excerpt).getByText('En frío, la presión es de 2,3 bar.')).toHaveProperty(
      'tagName',
      'MARK',
    );
    expect(excerpt).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(excerpt.querySelector('img')).toBeNull();
  });

  it('leads from the badge of what has no page to its excerpt', async () => {
    const sourceDocuments = found.sourceDocuments.map(({ metadata }) => ({
      metadata: { ...metadata, pageNumber: null, blocks: [] },
    }));
    const { person } = renderHome({}, { ...found, sourceDocuments });
    await person.type(await box(), `${QUESTION}{Enter}`);
    await person.click(
      await screen.findByRole('button', { name: 'Ver el extracto: corolla-2021.pdf, p. 214' }),
    );
    expect(document.activeElement).toHaveTextContent('En frío, la presión es de 2,3 bar.');
    expect(document.activeElement?.closest('details')).toHaveAttribute('open');
  });

  it('[2.49] fills the box with a related question, without asking it', async () => {
    const { person, asked } = renderHome();
    await person.type(await box(), `${QUESTION}{Enter}`);
    await person.click(
      await screen.findByRole('button', { name: '¿Cómo se cambia una rueda pinchada?' }),
    );
    expect(await box()).toHaveValue('¿Cómo se cambia una rueda pinchada?');
    expect(await box()).toHaveFocus();
    expect(asked).toHaveLength(1);
  });

  it('says so when the manual does not say, and shows what comes nearest', async () => {
    const { person } = renderHome({}, unknown);
    await person.type(await box(), '¿Cuánto cuesta?{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'Esto es lo más cercano' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Confianza baja')).toBeInTheDocument();
    const [place] = within(
      screen.getByRole('list', { name: 'Lo más cercano que hay' }),
    ).getAllByRole('link');
    expect(place).toHaveTextContent(/p\. 12$/);
    expect(place).toHaveAttribute('href', expect.stringMatching(/^\/manuals\/\d+\/pagina\/\d+$/));
    expect(screen.queryByRole('list', { name: 'Fuentes' })).not.toBeInTheDocument();
    expect(await box()).toHaveValue('');
  });

  it('[2.53, 4.43, 7.24] shows what went wrong, and asks again on request', async () => {
    const { person, server, asked } = renderHome();
    server.on(searchManuals, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await person.type(await box(), `${QUESTION}{Enter}`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error');
    expect(alert).toHaveTextContent('El servicio no responde ahora mismo.');
    expect(await box()).toHaveValue(QUESTION);
    server.on(searchManuals, ({ body }) => {
      asked.push(body);
      return found;
    });
    await person.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: QUESTION })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[2.54] has words for failures that nobody foresaw', async () => {
    const { person, server } = renderHome();
    server.on(
      searchManuals,
      () => ({ ...found, confidence: 'enormous' }) as unknown as SearchResponse,
    );
    await person.type(await box(), `${QUESTION}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred during search');
  });

  it('[2.37, 2.38, 2.41, 5.35] cannot be done with nothing, nor twice at a time, and can be called off', async () => {
    const { person, server, asked } = renderHome();
    server.on(searchManuals, ({ body }) => {
      asked.push(body);
      return new Promise(() => undefined);
    });
    expect(await box()).toBeInTheDocument();
    expect(askButton()).toBeDisabled();
    await person.type(await box(), '   {Enter}');
    expect(askButton()).toBeDisabled();
    await person.type(await box(), 'una{Shift>}{Enter}{/Shift}dos');
    expect((await box()) as HTMLTextAreaElement).toHaveValue('   una\ndos');
    await person.click(askButton());
    const overlay = await screen.findByRole('dialog', { name: 'Buscando en tus manuales…' });
    expect(overlay).toHaveTextContent('una dos');
    expect(screen.getByRole('button', { name: 'Preguntar', hidden: true })).toBeDisabled();
    await person.click(within(overlay).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).toEqual([expect.objectContaining({ query: 'una\ndos' })]);
    expect(askButton()).toBeEnabled();
  });

  it('asks a suggested question with one touch', async () => {
    const { person, asked } = renderHome();
    const suggestions = await screen.findByRole('region', { name: 'Para empezar' });
    await waitFor(() => expect(within(suggestions).getAllByRole('button')[0]).toBeEnabled());
    await person.click(within(suggestions).getAllByRole('button')[0]!);
    expect(await screen.findByRole('article', { name: 'Respuesta' })).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });
});

describe('the vehicle in question', () => {
  it('[1.8, 2.39] is the default one until another is chosen', async () => {
    const other = buildVehicle({ id: 2, nickname: 'El viejo', isDefault: false });
    const { person, asked } = renderHome({ vehicles: [buildVehicle(), other] });
    await person.click(
      await screen.findByRole('button', { name: 'Vehículo: Toyota Corolla 2021. Cambiar' }),
    );
    await person.click(await screen.findByRole('menuitemradio', { name: /El viejo/ }));
    await person.type(await box(), `${QUESTION}{Enter}`);
    expect(await screen.findByRole('article', { name: 'Respuesta' })).toHaveTextContent('El viejo');
    expect(asked).toEqual([{ query: QUESTION, vehicleId: 2 }]);
  });

  it('has to exist: an empty garage leads to the vehicles', async () => {
    renderHome({ vehicles: [], manuals: [] });
    const main = await findPage();
    expect(await main.findByRole('link', { name: 'Añadir vehículo' })).toHaveAttribute(
      'href',
      '/vehicles',
    );
    expect(screen.queryByRole('textbox', { name: 'Tu pregunta' })).not.toBeInTheDocument();
  });

  it('needs a manual: without one the way there is shown', async () => {
    renderHome({
      manuals: [
        buildManual({ vehicleId: 2 }),
        buildManual({ id: 2, isAskable: false, status: 'failed' }),
      ],
    });
    expect(await screen.findByText(/todavía no tiene un manual/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Subir manual' })).toHaveAttribute('href', '/manuals');
  });

  it.each(['pending', 'vectorizing'] as const)('may have one that is %s', async (status) => {
    renderHome({ manuals: [buildManual({ isAskable: false, status })] });
    expect(await screen.findByText(/se está procesando/)).toBeInTheDocument();
  });
});
