import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describeSignal, listSignals, type ManualSignals, type Untold } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { buildManualSignals, buildMeaning, buildSignal } from '../../testing/signals';

const OIL = buildSignal('oil-pressure', { name: 'Aceitera' });
const ENGINE = buildSignal('engine-check', {
  ...{ name: 'Motor', colours: ['amber'] },
  meanings: [
    buildMeaning('Acuda al taller; puede seguir con moderación.', {
      ...{ blinks: false, severity: 'workshop', namesWorkshop: true },
      mayGoOn: buildMeaning('Puede seguir con moderación.').deciding,
    }),
    buildMeaning('Deténgase.', { blinks: true }),
  ],
});
const MESSAGE = buildSignal('llave', {
  ...{ name: 'Llave no detectada', catalogue: null, isMessage: true, colours: [] },
  meanings: [buildMeaning('Acérquela.', { severity: 'workshop' })],
});

function renderSignals(
  at = '',
  manuals: ManualSignals[] = [buildManualSignals([OIL, ENGINE, MESSAGE])],
  isAvailable = true,
) {
  return renderApp(`/vehicles/1/testigos${at}`, {
    vehicles: [buildVehicle()],
    manuals: [buildManual()],
    prepare: (server) => server.on(listSignals, () => ({ isAvailable, manuals })),
  });
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

describe('a light that has come on', () => {
  it('is three touches from the first page to the decision, and each step can be taken back', async () => {
    const { person, location } = renderApp('/', {
      vehicles: [buildVehicle()],
      manuals: [buildManual()],
      prepare: (server) =>
        server.on(listSignals, () => ({
          isAvailable: true,
          manuals: [buildManualSignals([OIL, ENGINE])],
        })),
    });
    await person.click(await screen.findByRole('link', { name: 'Se me ha encendido un testigo' }));
    const colours = await screen.findByRole('list', { name: 'Colores' });
    expect(within(colours).getAllByRole('link')).toHaveLength(5);
    await person.click(within(colours).getByRole('link', { name: 'Roja' }));
    const question = await heading('¿Qué dibujo es?');
    await waitFor(() => expect(question).toHaveFocus());
    const tiles = screen.getByRole('list', { name: 'Testigos de tu manual' });
    expect(within(tiles).getAllByRole('link')).toHaveLength(1);
    await person.click(within(tiles).getByRole('link', { name: /Aceitera/ }));
    expect(await screen.findByText('Detente ahora', { selector: 'p' })).toBeInTheDocument();
    // Above, in large letters, and not again beside the words.
    expect(screen.getByText('Lo dice tu manual')).toBeInTheDocument();
    expect(location()?.search).toBe('?color=rojo&testigo=oil-pressure');
  });

  it('shows the words of the manual, and leads to their page, where they are marked', async () => {
    renderSignals('?color=rojo&testigo=oil-pressure');
    const said = await screen.findByRole('region', { name: 'Lo que dice corolla-2021.pdf' });
    expect(within(said).getAllByText('Pare el motor.')[0]).toBeInTheDocument();
    expect(
      within(said).getAllByRole('link', { name: 'Ver la página: corolla-2021.pdf, p. 11' })[0],
    ).toHaveAttribute('href', '/manuals/1/pagina/11?marcas=11-1-1~0123456789abcdef');
  });

  it('says that only a model saw it, and says so of no other', async () => {
    const seen = buildSignal('sapito', { name: 'Sapito', catalogue: null, isToCheck: true });
    const manuals = [buildManualSignals([OIL, seen])];
    const toCheck = 'Lo ha señalado un modelo al leer tu manual: compruébalo en la página.';
    renderSignals('?color=rojo&testigo=sapito', manuals);
    const said = await screen.findByRole('region', { name: 'Lo que dice corolla-2021.pdf' });
    expect(within(said).getByText(toCheck)).toBeInTheDocument();
    expect(within(said).getAllByRole('link', { name: /Ver la página/ })[0]).toBeInTheDocument();
    const large = 'Lo dice tu manual (señalado por un modelo: compruébalo)';
    expect(screen.getByText(large)).toBeInTheDocument();
    cleanup();
    renderSignals('?color=rojo', manuals);
    expect(await screen.findByRole('link', { name: 'Sapito por comprobar' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Aceitera' })).toBeInTheDocument();
    cleanup();
    renderSignals('?color=rojo&testigo=oil-pressure', manuals);
    await screen.findByRole('region', { name: 'Lo que dice corolla-2021.pdf' });
    expect(screen.queryByText(toCheck)).toBeNull();
  });

  it('has its colour and how it shines said once', async () => {
    renderSignals('?color=ambar&luz=fija&testigo=x', [
      buildManualSignals([buildSignal('x', { name: 'Motor, ámbar fijo', colours: ['amber'] })]),
    ]);
    expect(await heading('Motor, ámbar fijo')).toBeVisible();
    cleanup();
    renderSignals('?color=ambar&luz=fija', [
      buildManualSignals([
        buildSignal('x', { name: 'Motor', colours: ['amber'] }),
        buildSignal('y', { name: 'Frenos', colours: ['red', 'amber'] }),
      ]),
    ]);
    const tiles = within(await screen.findByRole('list', { name: 'Testigos de tu manual' }));
    expect(tiles.getByRole('link', { name: 'Motor' })).toBeVisible();
    expect(tiles.getByRole('link', { name: 'Frenos luz roja o ámbar' })).toBeVisible();
  });

  it.each([
    ['Reposte.', undefined, 'Haz lo que dice tu manual'],
    ['Vaya al taller.', true, 'Ve a un taller'],
  ])('is told as the manual tells it: “%s”', async (text, namesWorkshop, label) => {
    const named = namesWorkshop && { namesWorkshop };
    const meanings = [buildMeaning(text, { severity: 'workshop', ...named })];
    renderSignals('?color=ambar&luz=fija&testigo=x', [
      buildManualSignals([buildSignal('x', { colours: ['amber'], meanings })]),
    ]);
    expect(await screen.findByText(label, { selector: 'p' })).toBeInTheDocument();
    expect(screen.getAllByText('Lo dice tu manual')[0]).toBeInTheDocument();
  });

  it('means what the manual says of it steady, or of it blinking', async () => {
    const { person } = renderSignals('?color=ambar&luz=fija&testigo=engine-check');
    expect(await screen.findByText('Ve a un taller', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText('Tu manual dice que puedes seguir:')).toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Ver otro testigo' }));
    await person.click(await screen.findByRole('link', { name: /Ámbar/ }));
    const states = within(await screen.findByRole('group', { name: '¿Está fija o parpadea?' }));
    expect(states.getByRole('link', { name: 'No lo sé' })).toHaveAttribute('aria-current', 'true');
    await person.click(states.getByRole('link', { name: 'Parpadea' }));
    expect(states.getByRole('link', { name: 'Parpadea' })).toHaveAttribute('aria-current', 'true');
    await person.click(await screen.findByRole('link', { name: /Motor/ }));
    expect(await screen.findByText('Detente ahora', { selector: 'p' })).toBeInTheDocument();
    expect(screen.queryByText('Tu manual dice que puedes seguir:')).not.toBeInTheDocument();
  });

  it('is taken by the more urgent meaning where nobody says whether it blinks', async () => {
    renderSignals('?color=ambar&testigo=engine-check');
    expect(await screen.findByText('Detente ahora', { selector: 'p' })).toBeInTheDocument();
    for (const state of ['Si está fija', 'Si parpadea']) {
      expect(screen.getByRole('heading', { name: state })).toBeInTheDocument();
    }
  });

  it('is told once, under one verdict, where the same words are of it steady and blinking', async () => {
    const text = 'Pare y revise las cuatro presiones.';
    const meanings = [false, true].map((blinks) =>
      buildMeaning(text, { blinks, tellsOwner: true }),
    );
    renderSignals('?color=ambar&testigo=x', [
      buildManualSignals([buildSignal('x', { colours: ['amber'], meanings })]),
    ]);
    expect(await screen.findByRole('heading', { name: 'Fija o parpadeando' })).toBeInTheDocument();
    const said = within(screen.getByRole('region', { name: /^Lo que dice/ }));
    expect(said.getAllByText(text)).toHaveLength(1);
  });

  it('asks its owner to do what the manual says, and for nothing beyond, where that says what to do', async () => {
    const meanings = [buildMeaning('Pare y revise las presiones.', { tellsOwner: true })];
    renderSignals('?color=rojo&luz=fija&testigo=x', [
      buildManualSignals([buildSignal('x', { meanings })]),
    ]);
    const next = within(await screen.findByRole('region', { name: 'Qué hacer ahora' }));
    expect(next.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Para en un lugar seguro y haz lo que dice tu manual.',
    ]);
    cleanup();
    renderSignals('?color=rojo&luz=fija&testigo=oil-pressure');
    expect(await screen.findByText(/no sigas: llama a tu asistencia/)).toBeInTheDocument();
  });

  it('is decided by its colour, and says so, where the manual does not have it', async () => {
    const { person } = renderSignals('?color=rojo&luz=fija');
    await person.click(await screen.findByRole('link', { name: 'No está aquí' }));
    expect(await screen.findByText('Detente ahora', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText('Regla general, no es de tu manual')).toBeInTheDocument();
    expect(screen.getByText(/^Tu manual no lo dice/)).toBeInTheDocument();
  });

  it('is found by what an owner calls it', async () => {
    const { person, server } = renderSignals('?describe=');
    const asked: string[] = [];
    server.on(describeSignal, ({ body }) => {
      asked.push(body.text);
      const { id, name, catalogue, colours } = OIL;
      return [{ id, name, catalogue, colours, isInManual: true }];
    });
    const box = await screen.findByRole('textbox', { name: 'Descríbelo' });
    await person.type(box, 'lámpara de Aladino{Enter}');
    await person.click(await screen.findByRole('link', { name: /Aceitera/ }));
    expect(await screen.findByText('Detente ahora', { selector: 'p' })).toBeInTheDocument();
    expect(asked).toEqual(['lámpara de Aladino']);
  });

  it('says when nothing is like a description', async () => {
    const { person, server } = renderSignals('?describe=');
    server.on(describeSignal, () => []);
    await person.type(await screen.findByRole('textbox', { name: 'Descríbelo' }), 'nada{Enter}');
    expect(await screen.findByText(/^No lo reconozco/)).toBeInTheDocument();
  });

  it('is shown as two manuals say that disagree, the newer first, by the more urgent', async () => {
    const other = buildSignal('oil-pressure', {
      name: 'Presión de aceite',
      meanings: [buildMeaning('Vaya al taller.', { severity: 'workshop' })],
    });
    renderSignals('?color=rojo&testigo=oil-pressure', [
      buildManualSignals([other], { manualId: 2, originalFilename: 'nuevo.pdf' }),
      buildManualSignals([OIL]),
    ]);
    expect(await screen.findByText('Detente ahora', { selector: 'p' })).toBeInTheDocument();
    expect(
      screen.getAllByRole('region', { name: /^Lo que dice/ }).map((one) => one.ariaLabel),
    ).toEqual(['Lo que dice nuevo.pdf', 'Lo que dice corolla-2021.pdf']);
  });

  it('is among the messages where it is written', async () => {
    const { person } = renderSignals();
    await person.click(await screen.findByRole('link', { name: /mensaje escrito/ }));
    expect(await screen.findByRole('link', { name: /Llave no detectada/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Aceitera/ })).not.toBeInTheDocument();
  });
});

describe('the sheet for the workshop', () => {
  it('is copied with light, kilometres, date, words and page', async () => {
    const { person } = renderSignals('?color=rojo&luz=fija&testigo=oil-pressure');
    await person.type(await screen.findByRole('textbox', { name: 'Kilómetros' }), '58000');
    await person.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(await screen.findByText('Hoja copiada')).toBeInTheDocument();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Testigo: Aceitera, luz roja, fija');
    expect(text).toContain('Kilómetros: 58000');
    expect(text).toMatch(/Fecha: \d{1,2} \p{L}{3} \d{4}/u);
    expect(text).toContain('«Pare el motor.» (corolla-2021.pdf, p. 11)');
  });
});

const untold = (why: Untold): ManualSignals => {
  const { manual } = buildManualSignals(null);
  return { manual: { ...manual, untold: why }, signals: null };
};

describe('what is missing', () => {
  it.each([
    ['no manual', [], /no tiene todavía un manual/],
    ['a manual that is read again', [untold('reading')], /Se está leyendo de nuevo/],
    ['a manual that is being prepared', [untold('preparing')], /Estamos preparando los datos/],
    ['a manual without lights', [buildManualSignals([])], /no hemos encontrado testigos/],
  ])('is told of %s, and the colour still decides', async (_what, manuals, words) => {
    const { person } = renderSignals('', manuals);
    expect(await screen.findByText(words)).toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Roja' }));
    await person.click(await screen.findByRole('link', { name: 'No está aquí' }));
    expect(await screen.findByText('Regla general, no es de tu manual')).toBeInTheDocument();
  });

  it('is not said to be no part of a manual that is being prepared', async () => {
    const { person, server } = renderSignals('?color=rojo&luz=fija', [untold('preparing')]);
    expect(await screen.findByText(/Todavía no sabemos cuáles hay en tu manual/)).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'No está aquí' }));
    expect(await heading(/^El testigo que has visto/)).toBeVisible();
    expect(screen.getByText('Estamos preparando los datos de este manual…')).toBeVisible();
    expect(screen.queryByText(/Tu manual no lo dice/)).not.toBeInTheDocument();
    const guess = { id: 'abs', name: 'ABS', catalogue: 'abs', colours: ['amber' as const] };
    server.on(describeSignal, () => [{ ...guess, isInManual: false }]);
    await person.click(screen.getByRole('link', { name: 'Ver otro testigo' }));
    await person.click(await screen.findByRole('link', { name: 'Descríbelo con tus palabras' }));
    await person.type(screen.getByRole('textbox', { name: 'Descríbelo' }), 'frenos{Enter}');
    expect(await screen.findByRole('link', { name: /ABS/ })).toBeVisible();
    expect(screen.queryByText('No está en tu manual')).not.toBeInTheDocument();
  });

  it('is all of it where lights are switched off: the page says so, the first page has no way in', async () => {
    renderSignals('', [], false);
    expect(await heading('Los testigos no están disponibles por ahora')).toBeInTheDocument();
  });

  it('has no way in on the first page where lights are switched off', async () => {
    renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
    await screen.findByText('Para empezar');
    expect(screen.queryByRole('link', { name: /testigo/ })).not.toBeInTheDocument();
  });

  it('is asked for again after a failure', async () => {
    const { person, server } = renderApp('/vehicles/1/testigos', {
      vehicles: [buildVehicle()],
      prepare: (owner) =>
        owner.on(listSignals, () => {
          throw new Refusal('TRY_AGAIN');
        }),
    });
    await heading('No hemos podido cargar los testigos');
    server.on(listSignals, () => ({ isAvailable: true, manuals: [] }));
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await heading(/De qué color es/)).toBeInTheDocument();
  });
});
