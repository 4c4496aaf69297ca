import { screen, within } from '@testing-library/react';
import { listSignals, type Signal } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { buildManualSignals, buildMeaning, buildQuote, buildSignal } from '../../testing/signals';

/** What is decided of one light of a manual. */
const renderLight = (at: string, light: Partial<Signal>, vehicle = buildVehicle()) =>
  renderApp(`/vehicles/1/testigos${at}&testigo=x`, {
    vehicles: [vehicle],
    manuals: [buildManual()],
    prepare: (server) =>
      server.on(listSignals, () => ({
        isAvailable: true,
        manuals: [buildManualSignals([buildSignal('x', light)])],
      })),
  });

describe('a light that is decided', () => {
  it('is to go slower where the manual asks for that of it blinking, and quotes no other half', async () => {
    const [steady, blinking] = ['Fijo: acuda al taller.', 'Intermitente: reduzca la velocidad.'];
    const quote = buildQuote(`x\tÁmbar\t${steady} ${blinking}`);
    const meanings = [steady, blinking].map((phrase, at) =>
      buildMeaning(phrase, {
        ...{ blinks: at === 1, severity: 'workshop', namesWorkshop: at === 0 },
        ...{ deciding: { phrase, quote }, quotes: [quote] },
      }),
    );
    renderLight('?color=ambar&luz=parpadea', { colours: ['amber'], meanings });
    expect(await screen.findByText('Reduce la velocidad', { selector: 'p' })).toBeInTheDocument();
    const said = within(screen.getByRole('region', { name: /^Lo que dice/ }));
    expect(said.getByText(blinking)).toBeInTheDocument();
    expect(said.queryByText(/acuda al taller/)).toBeNull();
  });

  it('names the vehicle as a workshop knows it, by its VIN too', async () => {
    const vehicle = buildVehicle({ nickname: 'El rojo', trim: 'Style', vin: 'JTDBR32E530012345' });
    renderLight('?color=rojo', {}, vehicle);
    const sheet = within(await screen.findByRole('region', { name: 'Hoja para el taller' }));
    expect(sheet.getByText('Toyota Corolla 2021, Style')).toBeVisible();
    expect(sheet.getByText('JTDBR32E530012345')).toBeVisible();
  });
});
