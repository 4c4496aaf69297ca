import { screen, waitFor, within } from '@testing-library/react';
import { getSearch, rateSearch, saveSearch, unsaveSearch, type SearchResponse } from '@contract';
import { buildManual, buildSource, buildStoredSearch, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const answer: SearchResponse = {
  id: 7,
  response: 'En frío, la presión es de 2,3 bar. [1]',
  statements: [
    { kind: 'text', text: 'En frío, la presión es de 2,3 bar.', citations: [] },
    { kind: 'remark', text: 'Consejo de Guantera.' },
  ],
  classification: {
    ...{ isSpecification: true, isMaintenance: false, isTroubleshooting: false },
    isModelSpecific: false,
  },
  sourceDocuments: [buildSource(['En frío, la presión es de 2,3 bar.'])],
  confidence: 'high',
  suggestions: [],
};

async function renderAnswer() {
  const sent: unknown[] = [];
  const app = renderApp('/?r=7', {
    ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
    prepare: (server) => {
      server.on(getSearch, () => buildStoredSearch(answer));
      server.on(rateSearch, ({ body }) => void sent.push(body));
      server.on(saveSearch, () => void sent.push('saved'));
      server.on(unsaveSearch, () => void sent.push('unsaved'));
    },
  });
  await screen.findByRole('article', { name: 'Respuesta' });
  const button = (name: string) => screen.getByRole('button', { name });
  return { ...app, sent, button };
}

describe('saying whether an answer helped', () => {
  const nothingMore = { reasons: [], note: null, mayBeUsed: false };

  it('[2.52] is thanked in place, and taken back by the same button', async () => {
    const { person, sent, button } = await renderAnswer();
    await person.click(button('Útil'));
    expect(await screen.findByText('Gracias por decírnoslo.')).toBeInTheDocument();
    expect(button('Útil')).toHaveAttribute('aria-pressed', 'true');
    await person.click(button('Útil'));
    await waitFor(() => expect(button('Útil')).toHaveAttribute('aria-pressed', 'false'));
    expect(sent).toEqual([
      { verdict: 'helpful', ...nothingMore },
      { verdict: null, ...nothingMore },
    ]);
  });

  it('asks what was wrong, and whether that may be used', async () => {
    const { person, sent, button } = await renderAnswer();
    await person.click(button('No útil'));
    for (const reason of ['No responde', 'Es otra pieza', 'La página no es', 'Es peligroso']) {
      expect(await screen.findByRole('button', { name: reason })).toBeInTheDocument();
    }
    expect(button('Enviar')).toBeDisabled();
    await person.click(button('Es peligroso'));
    await person.type(screen.getByLabelText('Cuéntanos más (opcional)'), 'Quema');
    await person.click(button('Enviar'));
    expect(await screen.findByText('Gracias. Lo miraremos.')).toBeInTheDocument();
    await person.click(screen.getByRole('checkbox', { name: /Podéis usar esta pregunta/ }));
    const told = { verdict: 'unhelpful', reasons: ['dangerous'], note: 'Quema', mayBeUsed: false };
    await waitFor(() => expect(sent.slice(1)).toEqual([told, { ...told, mayBeUsed: true }]));
  });

  it('is taken back where the server does not take it', async () => {
    const { person, server, button } = await renderAnswer();
    server.on(rateSearch, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await person.click(button('Útil'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido enviar tu opinión');
    expect(button('Útil')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('keeping an answer', () => {
  it('[2.52] is one press, and another to keep it no more', async () => {
    const { person, sent, button } = await renderAnswer();
    await person.click(button('Guardar'));
    await waitFor(() => expect(button('Guardar')).toHaveAttribute('aria-pressed', 'true'));
    expect(await screen.findByText('Respuesta guardada')).toBeInTheDocument();
    await person.click(button('Guardar'));
    await waitFor(() => expect(sent).toEqual(['saved', 'unsaved']));
  });

  it('says why it did not work', async () => {
    const { person, server, button } = await renderAnswer();
    server.on(saveSearch, () => {
      throw new Refusal('TOO_MANY_SAVED');
    });
    await person.click(button('Guardar'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ya guardas todas');
    expect(button('Guardar')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('giving an answer to others', () => {
  it('[2.52] copies the manual’s words with their page and what they are, and no link', async () => {
    const { person, button } = await renderAnswer();
    await person.click(button('Compartir'));
    expect(await screen.findByText('Respuesta copiada')).toBeInTheDocument();
    const text = await navigator.clipboard.readText();
    expect(text.split('\n\n')).toEqual([
      '¿Qué presión llevan?\nToyota Corolla 2021',
      'En frío, la presión es de 2,3 bar.',
      'En el manual: corolla-2021.pdf, p. 214',
      'Respuesta de una IA a partir del manual, del 2 mar 2026: puede equivocarse, y prevalece lo que dice el manual.',
    ]);
    expect(text).not.toMatch(/https?:|r=7/);
  });

  it('prints it', async () => {
    const { person, button } = await renderAnswer();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await person.click(button('Más acciones'));
    await person.click(await screen.findByRole('menuitem', { name: 'Imprimir' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });
});

it('an answer that could not be kept can be shared, and says nothing that cannot be', async () => {
  const { person, server } = renderApp('/', {
    vehicles: [buildVehicle()],
    manuals: [buildManual()],
  });
  server.onUrl('POST', /^\/api\/search$/, () => Response.json({ ...answer, id: null }));
  await person.type(await screen.findByRole('textbox', { name: 'Tu pregunta' }), 'Presión{Enter}');
  await screen.findByRole('article', { name: 'Respuesta' });
  for (const name of ['Útil', 'No útil', 'Guardar']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
  expect(screen.getByRole('button', { name: 'Compartir' })).toBeEnabled();
});

describe('on a phone', () => {
  beforeEach(() => {
    window.matchMedia = (media: string) =>
      ({
        ...{ media, matches: media.includes('max-width') },
        ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
        ...{ addListener: () => undefined, removeListener: () => undefined },
      }) as unknown as MediaQueryList;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('three actions have their words, and a menu names the others', async () => {
    const { person, button } = await renderAnswer();
    const row = within(screen.getByRole('group', { name: 'Qué hacer con la respuesta' }));
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Útil', 'No útil', 'Guardar', ''],
    ]);
    await person.click(button('Más acciones'));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual([
      ...['Compartir', 'Seguimiento', 'Imprimir', 'Preguntar de nuevo', 'Ver historial'],
    ]);
  });

  it('the menu does what it names once it is away', async () => {
    const { person, button } = await renderAnswer();
    await person.click(button('Más acciones'));
    await person.click(await screen.findByRole('menuitem', { name: 'Compartir' }));
    expect(await screen.findByText('Respuesta copiada')).toBeInTheDocument();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('the menu leads to the box, which keeps the focus', async () => {
    const { person, button } = await renderAnswer();
    await person.click(button('Más acciones'));
    await person.click(await screen.findByRole('menuitem', { name: 'Seguimiento' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });
});
