import { screen, within } from '@testing-library/react';
import { listSignals, type Signal, type SignalMeaning } from '@contract';
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

  const meaningsOf = (steady: string, blinking: string): SignalMeaning[] =>
    [steady, blinking].map((text, at) =>
      buildMeaning(text, { blinks: at === 1, severity: 'workshop', namesWorkshop: at === 0 }),
    );

  it('asks whether it blinks where the verdict hangs on that, and tells the severer one until then', async () => {
    const meanings = meaningsOf('Acuda al taller cuando pueda.', 'Reduzca la velocidad.');
    const { person, location } = renderLight('?color=ambar', { colours: ['amber'], meanings });
    expect(await screen.findByText('Reduce la velocidad', { selector: 'p' })).toBeInTheDocument();
    const states = within(screen.getByRole('group', { name: '¿Está fija o parpadea?' }));
    await person.click(states.getByRole('link', { name: 'Fija' }));
    expect(await screen.findByText('Ve a un taller', { selector: 'p' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: '¿Está fija o parpadea?' })).toBeNull();
    expect(location()?.search).toBe('?color=ambar&luz=fija&testigo=x');
  });

  it('counts the usual rule where the manual is silent of one state, and it is not known which was seen', async () => {
    const meanings = [buildMeaning('Le informa.', { blinks: false, severity: 'info' })];
    renderLight('?color=ambar', { colours: ['amber'], meanings });
    expect(await screen.findByText('Ve a un taller', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText('Regla general, no es de tu manual')).toBeInTheDocument();
  });

  it('asks nothing where both states come to the same', async () => {
    const meanings = meaningsOf('Acuda al taller.', 'Acuda al taller sin esperar.');
    const same = meanings.map((one) => ({ ...one, namesWorkshop: true }));
    renderLight('?color=ambar', { colours: ['amber'], meanings: same });
    expect(await screen.findByText('Ve a un taller', { selector: 'p' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: '¿Está fija o parpadea?' })).toBeNull();
  });

  it('names the vehicle as a workshop knows it, by its VIN too', async () => {
    const vehicle = buildVehicle({ nickname: 'El rojo', trim: 'Style', vin: 'JTDBR32E530012345' });
    renderLight('?color=rojo', {}, vehicle);
    const sheet = within(await screen.findByRole('region', { name: 'Hoja para el taller' }));
    expect(sheet.getByText('Toyota Corolla 2021, Style')).toBeVisible();
    expect(sheet.getByText('JTDBR32E530012345')).toBeVisible();
  });
});
