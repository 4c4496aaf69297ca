import { screen } from '@testing-library/react';
import { listSignals, type SignalSeverity } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { buildManualSignals, buildMeaning, buildSignal } from '../../testing/signals';

const HELP = { name: 'Llamar o enviar dónde estoy' };

async function openDecision(severity: SignalSeverity): Promise<void> {
  const meanings = [buildMeaning('Lo que dice el manual.', { severity })];
  renderApp('/vehicles/1/testigos?color=rojo&luz=fija&testigo=x', {
    ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
    prepare: (server) =>
      server.on(listSignals, () => ({
        isAvailable: true,
        manuals: [buildManualSignals([buildSignal('x', { meanings })])],
      })),
  });
  await screen.findByRole('region', { name: 'Qué hacer ahora' });
}

describe('a light that is decided', () => {
  it('leads who has to stop to whoever helps', async () => {
    await openDecision('stop');
    expect(screen.getByRole('link', HELP)).toHaveAttribute('href', '/carretera');
  });

  it('offers no call to who may drive on to a workshop', async () => {
    await openDecision('workshop');
    expect(screen.queryByRole('link', HELP)).toBeNull();
  });
});
