import { screen, within } from '@testing-library/react';
import { listSignals, type Signal, type SignalMeaning } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { buildManualSignals, buildMeaning, buildSignal } from '../../testing/signals';

const HELP = { name: 'Llamar o enviar dónde estoy' };

/** What is shown of a light that was seen in this colour; returns what to do now. */
async function openDecision(
  meaning: Partial<SignalMeaning>,
  { colour = 'rojo', ...signal }: Partial<Signal> & { colour?: string } = {},
) {
  const meanings = [buildMeaning('Lo que dice el manual.', meaning)];
  renderApp(`/vehicles/1/testigos?color=${colour}&luz=fija&testigo=x`, {
    ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
    prepare: (server) =>
      server.on(listSignals, () => ({
        isAvailable: true,
        manuals: [buildManualSignals([buildSignal('x', { meanings, ...signal })])],
      })),
  });
  return within(await screen.findByRole('region', { name: 'Qué hacer ahora' }));
}

const AMBER = { colour: 'ambar', colours: ['amber'] } as const satisfies object;

describe('a light that is decided', () => {
  it('leads who has to stop to whoever helps', async () => {
    await openDecision({ severity: 'stop' });
    expect(screen.getByRole('link', HELP)).toHaveAttribute('href', '/carretera');
  });

  it('of red leads who is sent to a workshop there too, and lets nobody wait', async () => {
    const advice = await openDecision({ severity: 'workshop', namesWorkshop: true });
    expect(screen.getByRole('link', HELP)).toBeVisible();
    expect(advice.getByText(/^No esperes a una cita/)).toBeVisible();
    expect(advice.queryByText(/pide cita|se enciende uno rojo/)).toBeNull();
  });

  it.each([
    ['in amber', { namesWorkshop: true }, { ...AMBER, colours: [...AMBER.colours] }],
    ['in red, of which the manual says what to do', {}, {}],
  ])('offers no call to who may drive on: %s', async (_what, meaning, signal) => {
    await openDecision({ severity: 'workshop', ...meaning }, signal);
    expect(screen.queryByRole('link', HELP)).toBeNull();
  });

  it('whose colour no manual says is told by the one that was seen, and by nothing else', async () => {
    await openDecision({ severity: 'info', decidedBy: 'rule', deciding: null }, { colours: [] });
    expect(screen.getByText('Detente ahora', { selector: 'p' })).toBeVisible();
    expect(screen.getByText(/^Tu manual no dice de qué color es/)).toBeVisible();
    expect(screen.queryByText('Solo informa')).toBeNull();
  });
});
