import { screen, waitFor, within } from '@testing-library/react';
import { listEmergencies, type VehicleEmergencies } from '@contract';
import { buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import {
  CUT,
  KIT,
  quotingManual as manual,
  renderEmergencies,
  WHEEL,
} from '../../testing/emergencies';
import { renderApp } from '../../testing/render-app';
import { giveVoices, takeVoices } from '../../testing/speech';

const WHEEL_DOOR = 'Pinchazo: cambiar la rueda';
const KIT_DOOR = 'Pinchazo: reparar con el kit';
const renderRoad = (at = '/carretera', answer: Partial<VehicleEmergencies> = {}) =>
  renderEmergencies(at, answer);

const doors = async () => within(await screen.findByRole('list', { name: '¿Qué ha pasado?' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const next = () => screen.getByRole('button', { name: 'Siguiente' });

afterEach(() => {
  takeVoices();
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'share');
});

describe('the road', () => {
  it('is one touch from the first page, and its first step three', async () => {
    const { person, location } = renderRoad('/');
    await person.click(await screen.findByRole('link', { name: 'Emergencia en la carretera' }));
    await person.click((await doors()).getByRole('link', { name: WHEEL_DOOR }));
    const before = await dialog('Antes de empezar');
    const law = before.getByRole('region', { name: 'Según la norma, no tu manual' });
    expect(law).toHaveTextContent('Se señaliza con la baliza V-16.');
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await person.click(next());
    const first = await dialog('Paso 1 de 3');
    const warning = first.getByRole('note');
    expect(warning).toHaveTextContent('No se meta debajo.');
    expect(warning.compareDocumentPosition(first.getByText('Afloje los tornillos.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(first.getByText('Afloje los tornillos.')).toBeVisible();
    expect(first.getByText('Quitar la rueda')).toBeVisible();
    expect(first.getByRole('link', { name: /p\. 31$/ })).toHaveAttribute(
      'href',
      '/manuals/1/pagina/31?marcas=31-4-1~0123456789abcdef,31-1.21-1~0123456789abcdef',
    );
    expect(location()).toMatchObject({ pathname: '/carretera', search: '?caso=rueda' });
  });

  it('shows what stands between two steps where it stands, and ends where it began', async () => {
    const { person, location } = renderRoad('/carretera?caso=rueda');
    await dialog('Antes de empezar');
    for (const name of ['Paso 1 de 3', 'Paso 2 de 3']) {
      await person.click(next());
      await dialog(name);
    }
    await person.click(next());
    expect((await dialog('Ten en cuenta')).getByText('Guarde el gato.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Anterior' }));
    await dialog('Paso 2 de 3');
    await person.keyboard('{End}');
    await dialog('Paso 3 de 3');
    await person.click(screen.getByRole('button', { name: 'Terminar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toMatchObject({ pathname: '/carretera', search: '' });
  });

  it('keeps the link to the page of a step in sight, below what is scrolled', async () => {
    const { person } = renderRoad('/carretera?caso=rueda');
    await dialog('Antes de empezar');
    await person.click(next());
    const step = await dialog('Paso 1 de 3');
    const link = step.getByRole('link', { name: /p\. 31$/ });
    expect(step.getByRole('region', { name: 'El paso' })).not.toContainElement(link);
  });

  it('says of an accident what to do at a fire, as advice of its own', async () => {
    renderRoad('/carretera?caso=accidente');
    const accident = await dialog('Accidente');
    expect(accident.getByText('Si hay fuego, aléjate y llama al 112.')).toBeVisible();
    expect(accident.getByText('Es consejo de Guantera, no de tu manual.')).toBeVisible();
  });

  it('keeps the screen awake while steps are shown, and lets it sleep after that', async () => {
    const release = jest.fn(() => Promise.resolve());
    const request = jest.fn(() => Promise.resolve({ release }));
    Object.assign(navigator, { wakeLock: { request } });
    const { person } = renderRoad();
    await person.click((await doors()).getByRole('link', { name: WHEEL_DOOR }));
    await dialog('Antes de empezar');
    expect(request).toHaveBeenCalledWith('screen');
    expect(release).not.toHaveBeenCalled();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(release).toHaveBeenCalled());
  });

  it('reads a step aloud when it is touched, and nothing before', async () => {
    const { words } = giveVoices({ lang: 'es-ES', localService: true });
    const { person } = renderRoad('/carretera?caso=rueda');
    await dialog('Antes de empezar');
    expect(words()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Leer en voz alta' }));
    expect(words()).toEqual(['Pon la baliza V-16.']);
  });

  it('has an accident before all else that may have happened', async () => {
    renderRoad();
    const [accident, light] = (await doors()).getAllByRole('link');
    expect(accident).toHaveTextContent('Accidente');
    expect(light).toHaveTextContent('Testigo encendido');
  });

  it('leads to the lights of the vehicle', async () => {
    renderRoad();
    expect((await doors()).getByRole('link', { name: 'Testigo encendido' })).toHaveAttribute(
      'href',
      '/vehicles/1/testigos',
    );
  });

  it.each([
    ['both ways', [WHEEL, KIT], [WHEEL_DOOR, KIT_DOOR], '?caso=rueda'],
    ['a kit alone', [KIT], [KIT_DOOR], '?caso=pinchazo'],
    ['neither', [CUT], [WHEEL_DOOR], '?caso=rueda'],
  ])('has a flat tyre lead to what a manual with %s tells', async (_what, told, names, to) => {
    renderRoad('/carretera', { manuals: [{ manual, emergencies: told }] });
    const links = (await doors()).getAllByRole('link', { name: /^Pinchazo/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    expect(links[0]).toHaveAttribute('href', `/carretera${to}`);
  });

  it('shows only the page of a procedure that could not be read whole', async () => {
    renderRoad('/carretera?caso=grua');
    const only = await dialog('Míralo en tu manual');
    expect(only.getByText(/No hemos podido leer entero este procedimiento/)).toBeVisible();
    expect(only.getByRole('link', { name: /p\. 40$/ })).toBeVisible();
  });

  it.each([
    ['a manual that is silent', {}, /Tu manual no lo dice/],
    ['no manual', { manuals: [] }, /no tiene todavía un manual/],
    [
      'a manual that is being read again',
      { manuals: [{ manual: { ...manual, untold: 'reading' as const }, emergencies: null }] },
      /Se está leyendo de nuevo este manual/,
    ],
  ])('says of %s what is known', async (_what, answer, words) => {
    renderRoad('/carretera?caso=calor', answer);
    expect((await dialog('Se calienta el motor')).getByText(words)).toBeVisible();
  });

  it('calls all the same where the manual’s words cannot be had', async () => {
    let isDown = true;
    const { person } = renderApp('/carretera', {
      vehicles: [buildVehicle({ assistancePhone: '+34900123456' })],
      prepare: (server) =>
        server.on(listEmergencies, () => {
          if (isDown) throw new Refusal('UNAVAILABLE');
          return { manuals: [{ manual, emergencies: [WHEEL] }], laws: [] };
        }),
    });
    expect(await screen.findByText(/No hemos podido cargar lo que dice tu manual/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Llamar 112' })).toHaveAttribute('href', 'tel:112');
    expect(screen.getByRole('link', { name: 'Mi asistencia' })).toHaveAttribute(
      'href',
      'tel:+34900123456',
    );
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    await person.click((await doors()).getByRole('link', { name: WHEEL_DOOR }));
    await dialog('Paso 1 de 3');
  });

  it('has 112 above everything else that calls or sends', async () => {
    Object.assign(navigator, { geolocation: { getCurrentPosition: jest.fn() } });
    renderRoad();
    const call = await screen.findByRole('link', { name: 'Llamar 112' });
    const others = [
      screen.getByRole('button', { name: 'Enviar dónde estoy' }),
      await screen.findByRole('link', { name: 'Añadir teléfono de asistencia' }),
    ];
    for (const other of others) {
      expect(call.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(call.parentElement).not.toBe(other.parentElement);
    }
  });

  it('says where the number of the assistance is written down', async () => {
    renderRoad();
    const add = await screen.findByRole('link', { name: 'Añadir teléfono de asistencia' });
    expect(add).toHaveAttribute('href', '/vehicles/1/emergencias#asistencia');
  });

  it('calls 112 without a vehicle', async () => {
    renderApp('/carretera');
    expect(await screen.findByRole('link', { name: 'Añadir mi vehículo' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Llamar 112' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /asistencia/ })).toBeNull();
  });
});
