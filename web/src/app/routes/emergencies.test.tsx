import { screen, waitFor, within } from '@testing-library/react';
import { listEmergencies, type Emergency, type VehicleEmergencies } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import {
  BEACON,
  KIT,
  quoted,
  quotingManual as manual,
  renderEmergencies,
  WHEEL,
} from '../../testing/emergencies';
import { renderApp } from '../../testing/render-app';

const renderList = (at = '', answer: Partial<VehicleEmergencies> = {}) =>
  renderEmergencies(`/vehicles/1/emergencias${at}`, answer);

const tiles = () => screen.findByRole('list', { name: 'Emergencias' });

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

describe('an emergency', () => {
  it('says that only a model saw it, and says so of no other', async () => {
    const seen: Emergency = {
      ...WHEEL,
      heading: quoted('Sin aire', 33, '33-1-1'),
      isToCheck: true,
    };
    renderList('?caso=rueda', {
      manuals: [{ manual, emergencies: [WHEEL, seen] }],
    });
    await screen.findByRole('heading', { level: 3, name: 'Sin aire' });
    expect(
      screen.getAllByText('Lo ha señalado un modelo al leer tu manual: compruébalo en la página.'),
    ).toHaveLength(1);
  });

  it('leads from the list to its sheet, and back to the others', async () => {
    const { person } = renderList();
    await person.click(
      within(await tiles()).getByRole('link', { name: /Pinchazo: cambiar la rueda p. 31/ }),
    );
    const heading = await screen.findByRole('heading', {
      level: 2,
      name: 'Pinchazo: cambiar la rueda',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await person.click(screen.getByRole('link', { name: 'Ver otra emergencia' }));
    expect(await tiles()).toBeVisible();
  });

  it.each([
    ['of a tyre leads to its pressures', 'rueda', '/vehicles/1/ficha'],
    ['of a battery does not', 'bateria', null],
  ])('%s', async (_what, topic, to) => {
    renderList(`?caso=${topic}`);
    await screen.findByRole('link', { name: 'Ver otra emergencia' });
    const link = screen.queryByRole('link', { name: 'Ver mis presiones' });
    expect(link?.getAttribute('href') ?? null).toBe(to);
  });

  it('has its warnings above its steps, and leads to each page with all of it marked', async () => {
    renderList('?caso=rueda');
    const said = await screen.findByRole('region', { name: 'Lo que dice corolla-2021.pdf' });
    const warning = within(said).getByRole('note');
    const [first, second] = within(said).getAllByRole('listitem');
    expect(warning).toHaveTextContent('No se meta debajo.');
    expect(warning.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(first).toHaveTextContent('1Afloje los tornillos.');
    expect(second).toHaveTextContent('2Levante.');
    const marks = ['31-1-1', '31-4-1', '31-5-1', '31-1.21-1', '31-6-1', '31-3.21-1'].map(
      (unit) => `${unit}~0123456789abcdef`,
    );
    expect(within(said).getByRole('link', { name: /p\. 31$/ })).toHaveAttribute(
      'href',
      `/manuals/1/pagina/31?marcas=${marks.join(',')}`,
    );
    expect(within(said).getByRole('link', { name: /p\. 32$/ })).toBeVisible();
  });

  it('has what the law asks for first above the manual, with the rule, its name and day', async () => {
    renderList('?caso=rueda');
    const law = await screen.findByRole('region', { name: 'Según la norma, no tu manual' });
    expect(within(law).getByRole('heading', { name: 'Antes de empezar' })).toBeVisible();
    expect(within(law).getByText('Pon la baliza V-16.')).toBeVisible();
    expect(law).toHaveTextContent('Se señaliza con la baliza V-16.');
    expect(law).toHaveTextContent('Real Decreto 159/2021. Comprobado el 26 de noviembre de 2026.');
    const said = screen.getByRole('region', { name: /^Lo que dice/ });
    expect(law.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has the whole rule where a device has kept no short one', async () => {
    const { action: _action, ...kept } = BEACON;
    renderList('?caso=rueda', { laws: [kept] });
    expect(await screen.findByText('Se señaliza con la baliza V-16.')).toBeVisible();
    expect(screen.getByText(/^Real Decreto 159\/2021\. Comprobado/)).toBeVisible();
  });

  it('of an accident says what to do at a fire, as advice of its own', async () => {
    renderList('?caso=accidente');
    expect(await screen.findByText('Si hay fuego, aléjate y llama al 112.')).toBeVisible();
    expect(screen.getByText('Es consejo de Guantera, no de tu manual.')).toBeVisible();
  });

  it('opens its steps one a screen, and is there again when they are left', async () => {
    const { person, location } = renderList('?caso=rueda');
    await person.click(await screen.findByRole('button', { name: 'Paso a paso' }));
    expect(await screen.findByRole('dialog', { name: 'Antes de empezar' })).toBeVisible();
    expect(location()).toMatchObject({ search: '?caso=rueda', hash: '#paso-a-paso' });
    await person.click(screen.getByRole('button', { name: 'Salir del paso a paso' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toMatchObject({ search: '?caso=rueda', hash: '' });
  });

  it('that has no steps offers none one a screen', async () => {
    renderList('?caso=grua');
    await screen.findByRole('heading', { level: 2, name: 'Remolcar' });
    expect(screen.queryByRole('button', { name: 'Paso a paso' })).not.toBeInTheDocument();
  });

  it('has no law of its topic where none is known', async () => {
    renderList('?caso=grua');
    await screen.findByRole('heading', { level: 2, name: 'Remolcar' });
    expect(screen.queryByRole('region', { name: /Según la norma/ })).not.toBeInTheDocument();
  });

  it('that could not be read whole shows where it is, and no step', async () => {
    renderList('?caso=grua');
    const said = await screen.findByRole('region', { name: 'Lo que dice corolla-2021.pdf' });
    expect(said).toHaveTextContent('No hemos podido leer entero este procedimiento');
    expect(within(said).getByRole('link', { name: /p\. 40$/ })).toBeVisible();
    expect(within(said).queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('of which the manual is silent says so, and leads to where it can be asked', async () => {
    renderList('?caso=calor');
    expect(await screen.findByText('Tu manual no lo dice')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Preguntar' })).toHaveAttribute('href', '/');
  });

  it('of a wheel leads to the kit where the manual has only that', async () => {
    const { person } = renderList('?caso=rueda', {
      manuals: [{ manual, emergencies: [KIT] }],
    });
    await person.click(await screen.findByRole('link', { name: 'Pinchazo: reparar con el kit' }));
    expect(await screen.findByText('Agite el bote.')).toBeVisible();
  });

  it('of two manuals that disagree shows both, the newer first', async () => {
    const newer = { ...manual, manualId: 2, originalFilename: 'nuevo.pdf' };
    renderList('?caso=rueda', {
      manuals: [
        { manual: newer, emergencies: [WHEEL] },
        { manual, emergencies: [WHEEL] },
      ],
    });
    const said = await screen.findAllByRole('region', { name: /^Lo que dice/ });
    expect(said.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Lo que dice nuevo.pdf',
      'Lo que dice corolla-2021.pdf',
    ]);
  });
});

describe('the emergencies of a vehicle', () => {
  it.each(['', '?caso=grua'])('call 112 and the own assistance with one tap%s', async (at) => {
    renderApp(`/vehicles/1/emergencias${at}`, {
      vehicles: [buildVehicle({ assistancePhone: '+34900123456' })],
      manuals: [buildManual()],
    });
    const call = await screen.findByRole('link', { name: 'Llamar 112' });
    expect(call).toHaveAttribute('href', 'tel:112');
    const own = screen.getByRole('link', { name: 'Mi asistencia' });
    expect(own).toHaveAttribute('href', 'tel:+34900123456');
  });

  it('say before all to be safe, then to call: as the law has it after an accident', async () => {
    renderList();
    await tiles();
    expect(
      screen.getByText(/Si hay heridos o fuego, ponte a salvo y llama al 112\./),
    ).toBeVisible();
  });

  it.each(['', '?caso=accidente'])(
    'send where somebody is, and have the own assistance written down in place%s',
    async (at) => {
      Object.assign(navigator, { geolocation: { getCurrentPosition: jest.fn() } });
      const { person, location } = renderList(at);
      expect(await screen.findByRole('button', { name: 'Enviar dónde estoy' })).toBeVisible();
      await person.click(screen.getByRole('link', { name: 'Añadir teléfono de asistencia' }));
      const dialog = within(await screen.findByRole('dialog', { name: /^Editar / }));
      expect(dialog.getByRole('textbox', { name: 'Teléfono de asistencia' })).toHaveFocus();
      await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(location()).toMatchObject({ search: at, hash: '' });
    },
  );

  it('are offered without a manual, which can be given', async () => {
    renderList('', { manuals: [] });
    expect(within(await tiles()).getAllByRole('link')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Subir manual' })).toHaveAttribute('href', '/manuals');
    expect(screen.queryByText('Tu manual no lo dice')).not.toBeInTheDocument();
  });

  it.each([
    ['is being read again', 'reading', null, /Se está leyendo de nuevo este manual/],
    ['could not be prepared', 'given-up', [], /No hemos podido preparar los datos/],
  ] as const)(
    'say that the manual %s, and not that it is silent',
    async (_what, untold, none, words) => {
      const emergencies = none && [...none];
      renderList('', { manuals: [{ manual: { ...manual, untold }, emergencies }] });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByText('Tu manual no lo dice')).not.toBeInTheDocument();
    },
  );

  it('say that the manual is being prepared, and come by themselves', async () => {
    let asked = 0;
    renderApp('/vehicles/1/emergencias', {
      vehicles: [buildVehicle()],
      prepare: (server) =>
        server.on(listEmergencies, () => {
          asked += 1;
          const preparing = {
            manual: { ...manual, untold: 'preparing' as const },
            emergencies: null,
          };
          return { manuals: [asked > 1 ? { manual, emergencies: [WHEEL] } : preparing], laws: [] };
        }),
    });
    const sentence = 'Estamos preparando los datos de este manual…';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText('Tu manual no lo dice')).not.toBeInTheDocument();
    const link = { name: /Pinchazo: cambiar la rueda p. 31/ };
    expect(await screen.findByRole('link', link)).toBeVisible();
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('have a sheet of the kit only where a manual tells of one', async () => {
    renderList();
    const list = within(await tiles());
    expect(list.queryByRole('link', { name: /con el kit/ })).not.toBeInTheDocument();
    expect(
      list.getByRole('link', { name: /Se calienta el motor Tu manual no lo dice/ }),
    ).toBeVisible();
  });

  it('can be asked for again when they could not be had', async () => {
    let attempts = 0;
    const { person } = renderApp('/vehicles/1/emergencias', {
      vehicles: [buildVehicle()],
      prepare: (server) =>
        server.on(listEmergencies, () => {
          attempts += 1;
          if (attempts === 1) throw new Refusal('UNAVAILABLE');
          return { manuals: [], laws: [] };
        }),
    });
    expect(await screen.findByText('No hemos podido cargar las emergencias')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Reintentar|de nuevo/ }));
    expect(await tiles()).toBeVisible();
  });
});
