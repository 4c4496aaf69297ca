import { screen, waitFor, within } from '@testing-library/react';
import { deleteSearch, deleteSearches, listSearches } from '@contract';
import { buildSearch, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const PRESSURE = '¿Qué presión deben llevar los neumáticos?';
const OIL = '¿Cuándo se cambia el aceite?';
const BATTERY = '¿Cada cuánto se cambia la batería del mando?';

const gist = (figure: string, words: string, page: string) => ({ figure, words, page });
const searches = [
  buildSearch({ id: 3, query: PRESSURE, gist: gist('2,3 / 2,1 bar', 'Normal', 'p. 35') }),
  buildSearch({
    ...{ id: 2, query: OIL, confidence: 'low', vehicleId: 9 },
    gist: gist('', 'No lo dice tu manual', ''),
  }),
  buildSearch({
    ...{ id: 1, query: BATTERY, confidence: 'medium' },
    gist: gist('', 'Cada dos años…', 'p. 12'),
  }),
];

function renderHistory(data: Parameters<typeof renderApp>[1] = {}) {
  return renderApp('/history', { vehicles: [buildVehicle()], searches, ...data });
}

const list = () => screen.findByRole('group', { name: 'Historial' });
const rows = async () => within(await list()).getAllByRole('listitem');
const field = () => screen.findByRole('searchbox', { name: 'Buscar en tu historial' });
const deletionOf = (query: string) => screen.findByRole('button', { name: `Eliminar ${query}` });
const count = async () => within(await screen.findByRole('search')).getByRole('status');
const refuse = () => {
  throw new Refusal('UNAVAILABLE');
};

describe('the history', () => {
  it('[2.7] says of each question what it was about, when, and what was answered', async () => {
    renderHistory();
    const [first, second, third] = await rows();
    await waitFor(() =>
      expect(first).toHaveTextContent(
        /neumáticos\?2,3 \/ 2,1 bar · Normalp. 35 Toyota Corolla 2021 · \d\d:30/,
      ),
    );
    expect(screen.getByRole('heading', { level: 2, name: '2 mar 2026' })).toBeInTheDocument();
    expect(first).not.toHaveTextContent(/Confianza|Dudosa/);
    expect(second).toHaveTextContent('No lo dice tu manualVehículo eliminado');
    expect(third).toHaveTextContent('Cada dos años…p. 12 Dudosa · ');
    expect(await count()).toHaveTextContent('3 preguntas');
  });

  it('never breaks a figure within its words over two lines', async () => {
    const told = gist('', 'SAE 5W-30 · 4,2 litros — Aceite del motor', 'p. 34');
    renderHistory({ searches: [buildSearch({ id: 4, query: OIL, gist: told })] });
    const [row] = await rows();
    await waitFor(() => expect(row?.textContent).toContain('4,2\u202flitros'));
  });

  it('gives a page no room of the words that it proves', async () => {
    renderHistory();
    const words = within((await rows())[0]!).getByText(/· Normal$/);
    expect(words).not.toHaveTextContent('p. 35');
    expect(words).toHaveStyle({ display: '-webkit-box', overflow: 'hidden' });
  });

  it('lists what a device kept before answers were told in a line', async () => {
    renderHistory({ searches: [buildSearch({ query: OIL })] });
    expect((await rows())[0]).toHaveTextContent(/aceite\?Toyota Corolla/);
  });

  it('hints in its empty field at what may be looked for', async () => {
    renderHistory();
    expect(await field()).toHaveAttribute('placeholder', 'Por ejemplo: presión, aceite…');
  });

  it('leads to the answer, as it was given', async () => {
    renderHistory();
    const row = within(await list()).getByRole('link', { name: /neumáticos\?.*p\. 35/ });
    expect(row).toHaveAttribute('href', '/?r=3');
  });

  it('shows those that are kept by themselves', async () => {
    const kept = { ...searches[1]!, savedAt: '2026-03-02T10:00:00.000Z' };
    const { person } = renderHistory({ searches: [searches[0]!, kept] });
    expect(await rows()).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Guardadas' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent(OIL);
    expect(await count()).toHaveTextContent('1 pregunta');
  });

  it('says how none is kept', async () => {
    const { person } = renderHistory();
    await person.click(await screen.findByRole('button', { name: 'Guardadas' }));
    expect(
      await screen.findByRole('heading', { name: 'Ninguna respuesta guardada' }),
    ).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(await rows()).toHaveLength(3);
  });

  it('says a question that was asked again that day once, and forgets it each time', async () => {
    const again = [4, 3].map((id) => buildSearch({ id, query: PRESSURE }));
    const { person, server } = renderHistory({ searches: [...again, searches[1]!] });
    expect(await rows()).toHaveLength(2);
    expect((await rows())[0]).toHaveTextContent('Preguntada 2 veces');
    expect(await count()).toHaveTextContent('2 preguntas, 3 veces');
    await person.click(await deletionOf(PRESSURE));
    await waitFor(() => expect(server.data.searches.map(({ id }) => id)).toEqual([2]));
    expect(await count()).toHaveTextContent('1 pregunta');
  });

  it('leads an owner who has asked nothing to the first question', async () => {
    renderHistory({ searches: [] });
    expect(
      await screen.findByRole('heading', { name: 'Aún no has preguntado nada' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hacer una pregunta' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Borrar historial' })).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it('can be asked for again when it did not arrive', async () => {
    const { person, server } = renderHistory();
    server.on(listSearches, refuse);
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByRole('alert')).toHaveTextContent('No hemos podido cargar tu historial');
    server.on(listSearches, () => searches);
    await person.click(retry);
    expect(await rows()).toHaveLength(3);
  });

  it('says how many of all are listed, and lists more', async () => {
    const many = Array.from({ length: 205 }, (_, place) =>
      buildSearch({ id: 205 - place, query: `Pregunta ${place % 2}` }),
    );
    const { person } = renderHistory({ searches: many });
    const more = await screen.findByRole('button', { name: '100 de 205 · Ver más' });
    expect(await count()).toHaveTextContent(/^$/);
    await person.click(more);
    await person.click(await screen.findByRole('button', { name: '200 de 205 · Ver más' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Ver más/ })).not.toBeInTheDocument(),
    );
    expect((await rows())[0]).toHaveTextContent('103 veces');
    expect(await count()).toHaveTextContent('2 preguntas, 205 veces');
  });
});

describe('searching the history', () => {
  it('minds neither case nor accents, and says how much it found', async () => {
    const { person } = renderHistory();
    await list();
    await person.type(await field(), 'BATERIA');
    expect(await rows()).toHaveLength(1);
    expect((await rows())[0]).toHaveTextContent(BATTERY);
    expect(await count()).toHaveTextContent('1 de 3 preguntas');
  });

  it('says when nothing matches, and shows all again', async () => {
    const { person } = renderHistory();
    await list();
    await person.type(await field(), 'embrague');
    expect(screen.getByRole('heading', { name: 'Ninguna pregunta coincide' })).toBeVisible();
    expect(await count()).toHaveTextContent('Ningún resultado');
    await person.click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(await rows()).toHaveLength(3);
    expect(await field()).toHaveFocus();
  });
});

describe('deleting one question', () => {
  it('takes it from every list, and goes on with the next', async () => {
    const { person, server } = renderHistory();
    await person.click(await deletionOf(PRESSURE));
    await waitFor(() => expect(screen.queryAllByText(PRESSURE)).toHaveLength(0));
    expect(server.data.searches.map(({ id }) => id)).toEqual([2, 1]);
    expect(await deletionOf(OIL)).toHaveFocus();
  });

  it('goes on with the one before when it was the last', async () => {
    const { person } = renderHistory();
    await person.click(await deletionOf(BATTERY));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(await deletionOf(OIL)).toHaveFocus();
  });

  it('goes on in the field when nothing else matches', async () => {
    const { person } = renderHistory();
    await list();
    await person.type(await field(), 'aceite');
    await person.click(await deletionOf(OIL));
    expect(await screen.findByRole('heading', { name: 'Ninguna pregunta coincide' })).toBeVisible();
    expect(await field()).toHaveFocus();
  });

  it('goes on with a new question when it was the only one', async () => {
    const { person } = renderHistory({ searches: [buildSearch()] });
    await person.click(await deletionOf(PRESSURE));
    await waitFor(async () =>
      expect(await screen.findByRole('link', { name: 'Hacer una pregunta' })).toHaveFocus(),
    );
  });

  it('stands behind the row’s menu where nothing can point, and goes on with the next', async () => {
    const { matchMedia } = window;
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        ...{ media, matches: media === '(hover: none)', onchange: null },
        ...{ addListener: () => undefined, removeListener: () => undefined },
      });
    try {
      const { person, server } = renderHistory();
      const menu = (query: string) => screen.findByRole('button', { name: `Acciones de ${query}` });
      await person.click(await menu(PRESSURE));
      expect(screen.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
      await person.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
      await waitFor(() => expect(server.data.searches.map(({ id }) => id)).toEqual([2, 1]));
      await waitFor(async () => expect(await menu(OIL)).toHaveFocus());
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it.each([
    ['UNAVAILABLE', 'El servicio no responde ahora mismo.'],
    ['SEARCH_NOT_FOUND', 'Esa búsqueda ya no está en tu historial.'],
  ] as const)('says why it did not work: %s', async (code, sentence) => {
    const { person, server } = renderHistory();
    server.on(deleteSearch, () => {
      throw new Refusal(code);
    });
    await person.click(await deletionOf(OIL));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al eliminar la búsqueda');
    expect(alert).toHaveTextContent(sentence);
    expect(await rows()).toHaveLength(3);
  });
});

describe('deleting the history', () => {
  const openQuestion = async (person: ReturnType<typeof renderApp>['person']) => {
    await person.click(await screen.findByRole('button', { name: 'Borrar historial' }));
    return screen.findByRole('alertdialog', { name: '¿Borrar todo el historial?' });
  };

  it('asks first, and then leaves nothing on any list', async () => {
    const { person, server } = renderHistory();
    const question = await openQuestion(person);
    expect(question).toHaveTextContent('No se puede deshacer.');
    expect(server.data.searches).toHaveLength(3);
    await person.click(within(question).getByRole('button', { name: 'Borrar todo' }));
    await waitFor(async () =>
      expect(await screen.findByRole('link', { name: 'Hacer una pregunta' })).toHaveFocus(),
    );
    expect(server.data.searches).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Historial' })).not.toBeInTheDocument();
  });

  it('leaves what is kept, unless that is to go, too', async () => {
    const kept = buildSearch({ id: 4, query: 'Fusibles', savedAt: '2026-03-02T10:00:00.000Z' });
    const { person, server } = renderHistory({ searches: [kept, ...searches] });
    await person.click(
      within(await openQuestion(person)).getByRole('button', {
        name: 'Borrar, menos las guardadas',
      }),
    );
    await waitFor(() => expect(server.data.searches).toEqual([kept]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const question = within(await openQuestion(person));
    await person.click(question.getByRole('checkbox', { name: /respuesta guardada/ }));
    await person.click(question.getByRole('button', { name: 'Borrar todo' }));
    await waitFor(() => expect(server.data.searches).toEqual([]));
  });

  it('keeps it when the owner thinks again', async () => {
    const { person, server } = renderHistory();
    const question = await openQuestion(person);
    await person.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(await rows()).toHaveLength(3);
    expect(server.calls).not.toContain('DELETE /api/search/history');
    expect(screen.getByRole('button', { name: 'Borrar historial' })).toHaveFocus();
  });

  it('says why it did not work', async () => {
    const { person, server } = renderHistory();
    server.on(deleteSearches, refuse);
    const question = await openQuestion(person);
    await person.click(within(question).getByRole('button', { name: 'Borrar todo' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al eliminar el historial');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(await rows()).toHaveLength(3);
  });
});
