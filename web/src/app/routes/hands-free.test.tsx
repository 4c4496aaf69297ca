import { screen, waitFor, within } from '@testing-library/react';
import { getSearch, type SearchResponse, type Statement } from '@contract';
import { buildManual, buildSource, buildStoredSearch, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { giveEars, giveVoices, takeEars, takeVoices } from '../../testing/speech';

const warning: Statement = {
  ...{ kind: 'warning', level: 'danger', text: 'PELIGRO\nNo se meta debajo.', citations: [] },
};
const steps: Statement = {
  ...{ kind: 'steps', above: 'Cambiar una rueda', isOrdered: true, below: '', citations: [] },
  steps: [
    { mark: '1.', text: 'Aparque en llano.' },
    { mark: '2.', text: 'Levante el coche.' },
  ],
};
const sentence: Statement = { kind: 'text', text: 'En frío, 2,3 bar.', citations: [] };

const answerOf = (statements: Statement[]): SearchResponse => ({
  ...{ id: 7, response: 'Así.', statements, suggestions: [], confidence: 'high' },
  classification: {
    ...{ isSpecification: false, isMaintenance: true },
    ...{ isTroubleshooting: false, isModelSpecific: false },
  },
  sourceDocuments: [buildSource(['Aparque en llano.'])],
});

const open = (...statements: Statement[]) =>
  renderApp('/?r=7', {
    ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
    prepare: (server) => server.on(getSearch, () => buildStoredSearch(answerOf(statements))),
  });

afterEach(() => {
  takeVoices();
  takeEars();
});

const readAloud = () => screen.queryByRole('button', { name: 'Leer en voz alta' });

describe('Leer en voz alta', () => {
  it('says the answer by a Spanish voice of the device, until it ends or is stopped', async () => {
    const { said, end } = giveVoices({ lang: 'es-MX', localService: true });
    const { person } = open(sentence, steps);
    await person.click(await screen.findByRole('button', { name: 'Leer en voz alta' }));
    expect(said.filter((text) => text !== '—')).toEqual([
      ...['En frío, 2,3 bar.', 'Cambiar una rueda', '1. Aparque en llano.', '2. Levante el coche.'],
    ]);
    end();
    expect(readAloud()).toBeVisible();
    await person.click(readAloud()!);
    await person.click(screen.getByRole('button', { name: 'Parar la lectura' }));
    expect(said.at(-1)).toBe('—');
    expect(readAloud()).toBeVisible();
  });

  it('falls silent when the answer is left', async () => {
    const { said } = giveVoices({ lang: 'es-ES', localService: true });
    const { person, location } = open(sentence);
    await person.click(await screen.findByRole('button', { name: 'Leer en voz alta' }));
    expect(said.at(-1)).toBe('En frío, 2,3 bar.');
    await person.click(screen.getByRole('button', { name: 'Más acciones' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Ver historial' }));
    await waitFor(() => expect(location()?.pathname).toBe('/history'));
    await waitFor(() => expect(said.at(-1)).toBe('—'));
  });

  it.each([
    ['no voice', []],
    ['no Spanish voice', [{ lang: 'en-GB', localService: true }]],
    ['only one that sends what it reads to its maker', [{ lang: 'es-ES', localService: false }]],
  ])('is not offered where there is %s', async (_title, voices) => {
    giveVoices(...voices);
    open(sentence);
    await screen.findByRole('heading', { level: 1, name: '¿Qué presión llevan?' });
    await screen.findByRole('button', { name: 'Compartir' });
    expect(readAloud()).toBeNull();
  });
});

describe('Paso a paso', () => {
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('begins with the warning, is turned by arrows, keeps the screen awake, and Escape leaves it', async () => {
    const release = jest.fn(() => Promise.resolve());
    const request = jest.fn(() => Promise.resolve({ release }));
    Object.assign(navigator, { wakeLock: { request } });
    const { person, location } = open(steps, warning);
    const button = await screen.findByRole('button', { name: 'Paso a paso' });
    await person.click(button);
    expect((await dialog('Antes de empezar')).getByText('No se meta debajo.')).toBeVisible();
    expect(request).toHaveBeenCalledWith('screen');
    await person.keyboard('{ArrowRight}');
    expect((await dialog('Paso 1 de 2')).getByText('Aparque en llano.')).toBeVisible();
    await person.keyboard('{ArrowRight}{ArrowRight}');
    const last = await dialog('Paso 2 de 2');
    expect(last.getByText('Levante el coche.')).toBeVisible();
    await person.click(last.getByRole('button', { name: 'Anterior' }));
    await dialog('Paso 1 de 2');
    expect(location()?.hash).toBe('#paso-a-paso');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toMatchObject({ search: '?r=7', hash: '' });
    await waitFor(() => expect(release).toHaveBeenCalled());
    await waitFor(() => expect(button).toHaveFocus());
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('stands before all that is read where there are three steps or more, and once', async () => {
    const more = { ...steps, steps: [...steps.steps, { mark: '3.', text: 'Afloje.' }] };
    open(warning, more);
    const button = await screen.findByRole('button', { name: 'Paso a paso' });
    expect(button).toHaveStyle({ minHeight: '48px' });
    const note = screen.getByRole('note');
    expect(button.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(note.compareDocumentPosition(screen.getByText('Afloje.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('ends at the last step', async () => {
    const { person } = open(steps);
    await person.click(await screen.findByRole('button', { name: 'Paso a paso' }));
    await dialog('Paso 1 de 2');
    await person.click(screen.getByRole('button', { name: 'Siguiente' }));
    await person.click(screen.getByRole('button', { name: 'Terminar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is turned by voice, reads each step aloud, and is deaf while it reads', async () => {
    const ears = giveEars();
    const { words, end } = giveVoices({ lang: 'es-ES', localService: true });
    const { person } = open(steps);
    await person.click(await screen.findByRole('button', { name: 'Paso a paso' }));
    await person.click((await dialog('Paso 1 de 2')).getByRole('button', { name: 'Por voz' }));
    expect(words()).toEqual(['Aparque en llano.']);
    expect(ears.isListening()).toBe(false);
    end();
    ears.hear('repite, por favor');
    expect(words()).toEqual(['Aparque en llano.', 'Aparque en llano.']);
    end();
    ears.hear('Siguiente');
    await dialog('Paso 2 de 2');
    expect(words().at(-1)).toBe('Levante el coche.');
    end();
    ears.hear('no entiendo nada');
    await dialog('Paso 2 de 2');
    ears.hear('anterior');
    await dialog('Paso 1 de 2');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(ears.isListening()).toBe(false);
  });

  it('listens on after a silence, and says why it cannot listen', async () => {
    const ears = giveEars();
    const { person } = open(steps);
    await person.click(await screen.findByRole('button', { name: 'Paso a paso' }));
    await person.click(await screen.findByRole('button', { name: 'Por voz' }));
    ears.fallSilent();
    await waitFor(() => expect(ears.isListening()).toBe(true));
    ears.fail('no-speech');
    expect(screen.getByRole('button', { name: /siguiente/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    ears.fail('not-allowed');
    expect(await screen.findByText(/no deja usar el micrófono/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Por voz' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(ears.isListening()).toBe(false);
  });

  it('is not offered where there are no steps', async () => {
    open(sentence);
    await screen.findByRole('button', { name: 'Compartir' });
    expect(screen.queryByRole('button', { name: 'Paso a paso' })).toBeNull();
  });
});
