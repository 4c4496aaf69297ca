import { screen, within } from '@testing-library/react';
import { listSignals, searchManuals, type Door, type SearchResponse, type Signal } from '@contract';
import { buildManual, buildSource, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { buildManualSignals, buildMeaning, buildQuote, buildSignal } from '../../testing/signals';

const STOP = 'Pare el motor inmediatamente.';
/** A light whose words stand in a unit of their own. */
const light = (id: string, unit: string, change: Partial<Signal>, text = STOP): Signal => {
  const quote = { ...buildQuote(text), unit };
  const meaning = buildMeaning(text, { quotes: [quote], deciding: { phrase: text, quote } });
  return buildSignal(id, { name: id, meanings: [meaning], ...change });
};
const OIL = light('oil-pressure', '11-10-2', { name: 'Aceitera' });
const TEMPERATURE = light('coolant', '11-10-4', { name: 'Termómetro' });

const answer = (door: Door | undefined, units: string[]): SearchResponse => ({
  ...{ id: 7, response: STOP, sourceDocuments: [buildSource([STOP])], confidence: 'high' },
  statements: [
    {
      ...{ kind: 'text', text: STOP },
      citations: [
        {
          ...{ source: 0, manualId: 1, revision: 1, pageNumber: 11, pageReference: 'p. 11' },
          ...{ units: units.map((id) => ({ id, hash: '0123456789abcdef' })), boxes: [] },
        },
      ],
    },
  ],
  classification: {
    ...{ isSpecification: false, isMaintenance: false },
    ...{ isTroubleshooting: true, isModelSpecific: false },
  },
  ...{ suggestions: [], ...(door && { door }) },
});

async function ask(door: Door | undefined, units: string[], signals = [OIL, TEMPERATURE]) {
  const app = renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
  app.server.on(searchManuals, () => answer(door, units));
  app.server.on(listSignals, () => ({
    isAvailable: true,
    manuals: [buildManualSignals(signals)],
  }));
  const box = await screen.findByRole('textbox', { name: 'Tu pregunta' });
  await app.person.type(box, 'una pregunta{Enter}');
  return within(await screen.findByRole('article', { name: 'Respuesta' }));
}

const asked = (colour: 'red' | 'amber' | null): Door => ({
  ...{ kind: 'signals', colour, blinks: null },
});
const TICK = 'CheckCircleOutlinedIcon';

describe('an answer about a light', () => {
  it('leads straight to the light whose words it quotes, and says what that asks for', async () => {
    const shown = await ask(asked('red'), ['11-9-1', '11-10-2']);
    const door = await shown.findByRole('link', { name: /^Detente ahora Aceitera/ });
    expect(door).toHaveAttribute('href', '/vehicles/1/testigos?color=rojo&testigo=oil-pressure');
  });

  it('has no green tick where the light is red, though its manual says it', async () => {
    const shown = await ask(asked(null), ['11-10-2']);
    await shown.findByRole('link', { name: /^Detente ahora/ });
    expect(shown.getByText('Lo dice tu manual')).toBeVisible();
    expect(shown.queryByTestId(TICK)).toBeNull();
  });

  it('is as grave about a red light that asks for a workshop alone', async () => {
    const charge = light('charge', '11-10-6', { name: 'Batería' }, 'Vaya al taller más próximo.');
    const meanings = charge.meanings.map((one) => ({ ...one, severity: 'workshop' as const }));
    const shown = await ask(asked(null), ['11-10-6'], [OIL, { ...charge, meanings }]);
    const door = await shown.findByRole('link', { name: /Batería/ });
    expect(door).toHaveStyle({ backgroundColor: '#b3261e' });
    expect(shown.queryByTestId(TICK)).toBeNull();
  });

  it('keeps its tick where the light only informs', async () => {
    const beam = light('beam', '11-10-9', { name: 'Luz larga', colours: ['blue'] });
    const [meaning] = beam.meanings;
    const info = { ...beam, meanings: meaning ? [{ ...meaning, severity: 'info' as const }] : [] };
    const shown = await ask(asked(null), ['11-10-9'], [OIL, info]);
    await shown.findByRole('link', { name: /^Solo informa Luz larga/ });
    expect(shown.getByTestId(TICK)).toBeVisible();
  });

  it('leads to the drawings of a colour where it quotes several lights of it', async () => {
    const shown = await ask(asked('red'), ['11-10-2', '11-10-4']);
    const door = await shown.findByRole('link', { name: /^Busca el testigo por su dibujo/ });
    expect(door).toHaveAttribute('href', '/vehicles/1/testigos?color=rojo');
    expect(door).toHaveTextContent('Si es rojo, para en un lugar seguro (regla general).');
    expect(shown.queryByTestId(TICK)).toBeNull();
  });

  it('of another colour than was asked for is not the light that is meant', async () => {
    const level = light('oil-level', '11-10-2', { name: 'Nivel', colours: ['amber'] });
    const shown = await ask(asked('red'), ['11-10-2'], [level, OIL]);
    expect(await shown.findByRole('link', { name: /^Detente ahora Aceitera/ })).toBeVisible();
  });

  it('asks for no lights where the question is about none', async () => {
    const shown = await ask(undefined, ['11-10-2']);
    expect(shown.getByTestId(TICK)).toBeVisible();
    expect(shown.queryByRole('link', { name: /^Detente/ })).toBeNull();
  });
});
