import { screen, waitFor, within } from '@testing-library/react';
import {
  createVehicle,
  FIRST_VEHICLE_YEAR,
  lastVehicleYear,
  listVehicles,
  readManualCover,
  updateOnboarding,
  type Cover,
  type Vehicle,
} from '@contract';
import { buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { button, heading, queryButton, renderOnboarding } from '../../testing/onboarding-page';

const VEHICLE_STEP = 2;

type App = ReturnType<typeof renderOnboarding>;

async function fill({ person }: App, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await person.type(await screen.findByLabelText(new RegExp(`^${label}`)), text);
  }
}

const brisa = { Marca: 'Faro', Modelo: 'Brisa 1.6', Año: '2022' };
const goOn = async ({ person }: App) => person.click(await button('Siguiente'));
const created = ({ sentTo }: App) => sentTo('POST', '/api/vehicles');

describe('the vehicle step', () => {
  it('[2.77, 2.78, 3.4, 5.23, 7.18] registers the vehicle as the default one, says so, and goes on', async () => {
    const app = renderOnboarding(VEHICLE_STEP);
    await fill(app, brisa);
    const box = screen.getByRole('checkbox', {
      name: 'Establecer como vehículo predeterminado',
    });
    expect(box).toBeChecked();
    await goOn(app);
    expect(await heading('El manual de tu vehículo')).toBeVisible();
    expect(await screen.findByText('Vehículo agregado')).toBeVisible();
    expect(created(app)).toEqual([
      {
        make: 'Faro',
        model: 'Brisa 1.6',
        year: 2022,
        isDefault: true,
        userId: 'lucia',
      },
    ]);
    await waitFor(() => expect(app.steps()).toEqual([{ step: 3, completed: false }]));
    expect(await button('Siguiente')).toBeEnabled();
    expect(screen.getByText('Vehículo agregado')).toBeVisible();
    expect(screen.queryByText('Onboarding updated')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /^Vehículo/ })).toHaveTextContent(
      'Faro Brisa 1.6 2022',
    );
  });

  it('[2.77, 5.23] takes a VIN, and a vehicle that is not the default one', async () => {
    const app = renderOnboarding(VEHICLE_STEP);
    await fill(app, { ...brisa, VIN: 'vf1aa000012345678' });
    await app.person.click(screen.getByRole('checkbox'));
    await goOn(app);
    await waitFor(() =>
      expect(created(app)).toMatchObject([{ vin: 'VF1AA000012345678', isDefault: false }]),
    );
  });

  it('says what is missing, beside each field and in passing', async () => {
    const app = renderOnboarding(VEHICLE_STEP);
    await screen.findByLabelText(/^Marca/);
    await goOn(app);
    for (const [label, text] of [
      [/^Marca/, 'La marca es requerida'],
      [/^Modelo/, 'El modelo es requerido'],
      [/^Año/, 'Año inválido'],
    ] as const) {
      expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(text);
    }
    expect(screen.getByText('Datos incompletos')).toBeVisible();
    expect(screen.getByText('La marca, el modelo y un año válido son obligatorios.')).toBeVisible();
    expect(created(app)).toEqual([]);
    expect(app.steps()).toEqual([]);
  });

  it.each([
    ['', false],
    ['hoy', false],
    ['0x7E6', false],
    ['2022.5', false],
    [String(FIRST_VEHICLE_YEAR - 1), false],
    [String(FIRST_VEHICLE_YEAR), true],
    [String(lastVehicleYear()), true],
    [String(lastVehicleYear() + 1), false],
  ])('[5.22] year %p: accepted is %p', async (year, isAccepted) => {
    const app = renderOnboarding(VEHICLE_STEP);
    await fill(app, { Marca: 'Faro', Modelo: 'Brisa', ...(year && { Año: year }) });
    await goOn(app);
    if (isAccepted) expect(await screen.findByText('Vehículo agregado')).toBeVisible();
    else expect(await screen.findByText('Año inválido')).toBeVisible();
    expect(created(app)).toHaveLength(isAccepted ? 1 : 0);
  });

  it('says beside the VIN what is wrong with it alone', async () => {
    const app = renderOnboarding(VEHICLE_STEP);
    await fill(app, { ...brisa, VIN: '¿?' });
    await goOn(app);
    expect(await screen.findByText('El VIN tiene entre 5 y 17 letras y cifras.')).toBeVisible();
    expect(screen.queryByText('Datos incompletos')).not.toBeInTheDocument();
  });

  it.each<[string, () => Vehicle, string]>([
    [
      'the server’s sentence',
      () => {
        throw new Refusal('TOO_MANY_REQUESTS');
      },
      'Demasiadas peticiones seguidas. Espera un momento e inténtalo de nuevo.',
    ],
    ['an unknown failure', () => ({}) as Vehicle, 'Ha ocurrido un error desconocido'],
  ])('stays when it fails, with %s', async (_case, answer, sentence) => {
    const app = renderOnboarding(VEHICLE_STEP);
    app.server.on(createVehicle, answer);
    await fill(app, brisa);
    await goOn(app);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Error al agregar vehículo${sentence}`);
    expect(screen.getByLabelText(/^Modelo/)).toHaveValue('Brisa 1.6');
    expect(app.steps()).toEqual([]);
  });
});

describe('coming back to the vehicle step', () => {
  it('shows what is registered, and goes on without adding it again', async () => {
    const app = renderOnboarding(VEHICLE_STEP, { vehicles: [buildVehicle()] });
    const list = within(await screen.findByRole('list', { name: 'Tus vehículos' }));
    expect(list.getByText('Toyota Corolla 2021')).toBeVisible();
    expect(list.getByText('Predeterminado')).toBeVisible();
    expect(screen.queryByLabelText(/^Marca/)).not.toBeInTheDocument();
    await goOn(app);
    expect(await heading('El manual de tu vehículo')).toBeVisible();
    expect(created(app)).toEqual([]);
  });

  it('adds another when the owner says so', async () => {
    const app = renderOnboarding(VEHICLE_STEP, { vehicles: [buildVehicle()] });
    await app.person.click(await button('Añadir otro vehículo'));
    await fill(app, brisa);
    await goOn(app);
    expect(await screen.findByText('Vehículo agregado')).toBeVisible();
    expect(app.server.data.vehicles).toHaveLength(2);
  });

  it('goes on with a form that was opened and left blank', async () => {
    const app = renderOnboarding(VEHICLE_STEP, { vehicles: [buildVehicle()] });
    await app.person.click(await button('Añadir otro vehículo'));
    await goOn(app);
    expect(await heading('El manual de tu vehículo')).toBeVisible();
    expect(created(app)).toEqual([]);
  });

  it('does not add the vehicle twice when only the way on could not be saved', async () => {
    const app = renderOnboarding(VEHICLE_STEP);
    app.server.on(updateOnboarding, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await fill(app, brisa);
    await goOn(app);
    expect(await screen.findByText('Failed to update onboarding')).toBeVisible();
    expect(await heading('Tus vehículos')).toBeVisible();
    await waitFor(() => expect(queryButton('Siguiente')).toBeEnabled());
    await goOn(app);
    expect(created(app)).toHaveLength(1);
    expect(app.server.data.vehicles).toHaveLength(1);
  });

  it('offers another try when the vehicles cannot be shown', async () => {
    const app = renderOnboarding(VEHICLE_STEP, { vehicles: [buildVehicle()] });
    app.server.on(listVehicles, () => {
      throw new Refusal('UNAVAILABLE');
    });
    expect(await screen.findByText('No se pueden mostrar tus vehículos')).toBeVisible();
    expect(queryButton('Siguiente')).toBeDisabled();
    expect(queryButton('Omitir')).toBeEnabled();
    app.server.on(listVehicles, () => app.server.data.vehicles);
    await app.person.click(await button('Reintentar'));
    expect(await screen.findByText('Toyota Corolla 2021')).toBeVisible();
    expect(queryButton('Siguiente')).toBeEnabled();
  });
});

describe('a manual that is chosen before its vehicle is known', () => {
  const manual = new File(['Faro Brisa 1.6'], 'brisa.pdf', { type: 'application/pdf' });
  const choose = async (app: App, cover: Cover | null) => {
    app.server.on(readManualCover, () => {
      if (!cover) throw new Refusal('LOOKS_PER_MINUTE');
      return cover;
    });
    await app.person.upload(await screen.findByLabelText('Rellenar con el manual'), manual);
  };
  const said = { make: 'Faro', model: 'Brisa 1.6', year: 2022 };

  it('fills in the form by its cover, and waits to be uploaded in the next step', async () => {
    const app = renderOnboarding(VEHICLE_STEP);
    await choose(app, said);
    expect(await screen.findByText(/^La portada dice Faro Brisa 1.6 2022\./)).toBeVisible();
    const year = screen.getByLabelText<HTMLInputElement>(/^Año/);
    expect(year).toHaveValue('2022');
    // It lies above the value, not upon it.
    expect(year.labels?.[0]).toHaveAttribute('data-shrink', 'true');
    await goOn(app);
    expect(await heading('El manual de tu vehículo')).toBeVisible();
    expect(created(app)).toMatchObject([said]);
    expect(screen.getByText('brisa.pdf')).toBeVisible();
    expect(await button('Subir manual')).toBeEnabled();
  });

  it('leaves what was typed as it is', async () => {
    const app = renderOnboarding(VEHICLE_STEP);
    await fill(app, { Modelo: 'Brisa Familiar' });
    await choose(app, said);
    await waitFor(() => expect(screen.getByLabelText(/^Marca/)).toHaveValue('Faro'));
    expect(screen.getByLabelText(/^Modelo/)).toHaveValue('Brisa Familiar');
  });

  it.each([
    ['says nothing', { make: null, model: null, year: null }],
    ['cannot be read', null],
  ])('leaves the form to be typed where its cover %s', async (_, cover) => {
    const app = renderOnboarding(VEHICLE_STEP);
    await choose(app, cover);
    expect(await screen.findByText(/no dice de qué vehículo es: escríbelo tú/)).toBeVisible();
    expect(screen.getByLabelText(/^Marca/)).toHaveValue('');
  });
});
