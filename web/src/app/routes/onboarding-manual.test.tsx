import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_MANUAL_BYTES, openUploadSession, UPLOAD_CHUNK_BYTES } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { advanceUntil } from '../../testing/fake-clock';
import { createFakeStorage } from '../../testing/fake-storage';
import { fileOf, takeUploads } from '../../testing/manuals-page';
import { button, heading, queryButton, renderOnboarding } from '../../testing/onboarding-page';

const MANUAL_STEP = 3;

const corolla = buildVehicle();
const golf = buildVehicle({
  id: 7,
  make: 'Volkswagen',
  model: 'Golf',
  year: 2019,
  isDefault: false,
});
const kuga = buildVehicle({ id: 4, make: 'Ford', model: 'Kuga', year: 2020, isDefault: false });

/** The step over a server that takes uploads. `applyAccept` off: the picker's filter is only a hint. */
function renderStep(data: Parameters<typeof renderOnboarding>[1] = {}) {
  const storage = createFakeStorage();
  const app = renderOnboarding(MANUAL_STEP, { vehicles: [corolla, golf, kuga], ...data });
  takeUploads(app.server);
  return { ...app, storage, person: userEvent.setup({ delay: null, applyAccept: false }) };
}

const fileField = () => screen.findByLabelText('Archivo del manual');
const vehicleField = () => screen.findByRole('combobox', { name: /^Vehículo/ });
const uploadBar = () => screen.queryByRole('progressbar', { name: /^Subida de/ });

/** What the step asks its owner to press. */
const filledButtons = () =>
  screen
    .getAllByRole('button')
    .filter(({ classList }) => classList.contains('MuiButton-contained'))
    .map(({ textContent }) => textContent);

describe('the manual step without a vehicle', () => {
  it('[2.80, 2.81] says so and leads back to the vehicles', async () => {
    const { person, steps } = renderStep({ vehicles: [] });
    expect(await screen.findByText(/todavía no has añadido ninguno/)).toBeVisible();
    expect(queryButton('Siguiente')).toBeDisabled();
    expect(filledButtons()).toEqual(['Regresar a Vehículos']);
    await person.click(await button('Regresar a Vehículos'));
    expect(await heading('Tu vehículo')).toBeVisible();
    await waitFor(() => expect(steps()).toEqual([{ step: 2, completed: false }]));
  });
});

describe('uploading a manual on the way through the setup', () => {
  it('[2.82] preselects the vehicle with the highest id', async () => {
    renderStep();
    expect(await vehicleField()).toHaveTextContent('Volkswagen Golf 2019');
    expect(filledButtons()).toEqual(['Siguiente']);
  });

  it('[2.79, 4.22, 7.28] creates it as pending, sends its file, says so, and goes on', async () => {
    const { person, storage, sentTo, steps } = renderStep();
    const upload = await button('Subir manual');
    expect(upload).toBeDisabled();
    await person.upload(await fileField(), fileOf('golf.pdf', UPLOAD_CHUNK_BYTES + 10));
    expect(upload).toBeEnabled();
    expect(filledButtons()).toEqual(['Subir manual']);
    await person.click(upload);
    expect(await heading('Qué puedes hacer con Guantera')).toBeVisible();
    expect(await screen.findByText('Manual subido con éxito')).toBeVisible();
    expect(screen.getByText(/El procesamiento puede tardar unos minutos/)).toBeVisible();
    expect(storage.stored).toBe(UPLOAD_CHUNK_BYTES + 10);
    expect(sentTo('POST', '/api/manuals')).toEqual([
      {
        vehicleId: 7,
        originalFilename: 'golf.pdf',
        status: 'pending',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ]);
    await waitFor(() => expect(steps()).toEqual([{ step: 4, completed: false }]));
    expect(await button('Siguiente')).toBeEnabled();
    expect(screen.getByText('Manual subido con éxito')).toBeVisible();
    expect(screen.queryByText('Onboarding updated')).not.toBeInTheDocument();
  });

  it('[2.79] goes to the vehicle that the owner chooses', async () => {
    const { person, sentTo } = renderStep();
    await person.click(await vehicleField());
    await person.click(await screen.findByRole('option', { name: 'Ford Kuga 2020' }));
    await person.upload(await fileField(), fileOf('kuga.docx'));
    await person.click(await button('Siguiente'));
    await waitFor(() => expect(sentTo('POST', '/api/manuals')).toMatchObject([{ vehicleId: 4 }]));
  });

  it('takes a file that is dropped on it', async () => {
    const { person, storage } = renderStep();
    const zone = (await fileField()).closest('label')!;
    fireEvent.drop(zone, { dataTransfer: { files: [fileOf('caido.txt')] } });
    await person.click(await button('Subir manual'));
    await waitFor(() => expect(storage.stored).toBe(1000));
  });

  it('[5.1] wants vehicle and file', async () => {
    const { person, steps } = renderStep();
    await fileField();
    await person.click(await button('Siguiente'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Información incompletaPor favor, selecciona un vehículo y un archivo',
    );
    expect(steps()).toEqual([]);
  });

  it.each([
    ['foto.png', 10, 'Tipo de archivo no soportado', 'Por favor, sube un archivo PDF, DOCX o TXT'],
    [
      'grande.pdf',
      MAX_MANUAL_BYTES + 1,
      'Archivo demasiado grande',
      'El archivo no debe exceder 50MB',
    ],
  ])('[5.2, 5.3, 9.1] refuses %s of %p bytes: %s', async (name, size, title, description) => {
    const { person } = renderStep();
    await person.upload(await fileField(), fileOf(name, size));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${title}${description}`);
    expect(await button('Subir manual')).toBeDisabled();
  });

  it('says what failed, and begins from nought', async () => {
    const { person, server, steps } = renderStep();
    server.on(openUploadSession, () => {
      throw new Refusal('FILE_TOO_LARGE');
    });
    await person.upload(await fileField(), fileOf('golf.pdf'));
    await person.click(await button('Subir manual'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al subir manual');
    expect(alert).toHaveTextContent('Error del servidor: 413 El archivo no debe exceder 50MB');
    expect(uploadBar()).not.toBeInTheDocument();
    await waitFor(() => expect(server.data.manuals).toEqual([]));
    expect(steps()).toEqual([]);
  });

  it('goes on at once when there is a manual already', async () => {
    const { person, sentTo } = renderStep({ manuals: [buildManual()] });
    expect(await screen.findByText(/Ya has subido «corolla-2021\.pdf»/)).toBeVisible();
    await person.click(await button('Siguiente'));
    expect(await heading('Qué puedes hacer con Guantera')).toBeVisible();
    expect(sentTo('POST', '/api/manuals')).toEqual([]);
  });
});

it('the guided setup counts a manual as uploaded before the server knows that its file came', async () => {
  const { person, server, sentTo } = renderStep();
  await person.upload(await fileField(), fileOf('golf.pdf'));
  await person.click(await button('Subir manual'));
  expect(await heading('Qué puedes hacer con Guantera')).toBeVisible();
  expect(server.data.manuals).toMatchObject([{ status: 'pending', fileSize: 0 }]);
  await waitFor(() => expect(queryButton('Atrás')).toBeEnabled());
  await person.click(await button('Atrás'));
  expect(await screen.findByText(/Ya has subido «golf\.pdf»/)).toBeVisible();
  await waitFor(() => expect(queryButton('Siguiente')).toBeEnabled());
  await person.click(await button('Siguiente'));
  expect(await heading('Qué puedes hacer con Guantera')).toBeVisible();
  expect(sentTo('POST', '/api/manuals')).toHaveLength(1);
});

describe('an upload under way', () => {
  async function startUpload() {
    const app = renderStep();
    app.storage.stopsAt = UPLOAD_CHUNK_BYTES;
    await app.person.upload(await fileField(), fileOf('golf.pdf', 2 * UPLOAD_CHUNK_BYTES));
    await app.person.click(await button('Subir manual'));
    expect(await screen.findByText('50 %')).toBeVisible();
    return app;
  }
  const question = () => screen.findByRole('alertdialog', { name: '¿Cancelar la subida?' });

  it('shows the percentage, and the step waits for it', async () => {
    await startUpload();
    expect(uploadBar()).toHaveAttribute('aria-valuenow', '50');
    expect(queryButton('Espera por favor')).toBeDisabled();
    expect(queryButton('Atrás')).toBeDisabled();
    expect(queryButton('Omitir')).toBeDisabled();
    expect(queryButton('Subir manual')).toBeDisabled();
  });

  it('is cancelled without a trace', async () => {
    const { person, server } = await startUpload();
    await person.click(await button('Cancelar'));
    await waitFor(() => expect(server.calls).toContain('DELETE /api/manuals/9'));
    expect(uploadBar()).not.toBeInTheDocument();
    expect(queryButton('Siguiente')).toBeEnabled();
  });

  it('is not broken off by leaving without a question', async () => {
    const { person, server, location } = await startUpload();
    await person.click(await button('Continuar más tarde'));
    await person.click(within(await question()).getByRole('button', { name: 'Seguir subiendo' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(uploadBar()).toBeInTheDocument();
    expect(location()?.pathname).toBe('/onboarding');
    await person.click(await button('Continuar más tarde'));
    await person.click(
      within(await question()).getByRole('button', { name: 'Cancelar la subida' }),
    );
    await waitFor(() => expect(location()?.pathname).toBe('/'));
    await waitFor(() => expect(server.data.manuals).toEqual([]));
  });
});

describe('a line that breaks', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const isLost = () => screen.queryByText('Se ha perdido la conexión') !== null;

  it('leaves the choice to go on, or to go back once the owner has confirmed it', async () => {
    const { storage, server } = renderStep();
    const person = userEvent.setup({
      applyAccept: false,
      advanceTimers: (milliseconds) => jest.advanceTimersByTimeAsync(milliseconds),
    });
    await person.upload(await fileField(), fileOf('golf.pdf', UPLOAD_CHUNK_BYTES));
    storage.line = 'down';
    await person.click(await button('Subir manual'));
    await advanceUntil(60_000, isLost);
    expect(screen.getByText('Se ha perdido la conexión')).toBeVisible();
    await person.click(await button('Atrás'));
    const question = await screen.findByRole('alertdialog', { name: '¿Cancelar la subida?' });
    await person.click(within(question).getByRole('button', { name: 'Cancelar la subida' }));
    expect(await heading('Tus vehículos')).toBeVisible();
    await waitFor(() => expect(server.data.manuals).toEqual([]));
  });

  it('is taken up again by going on', async () => {
    const { storage } = renderStep();
    const person = userEvent.setup({
      applyAccept: false,
      advanceTimers: (milliseconds) => jest.advanceTimersByTimeAsync(milliseconds),
    });
    await person.upload(await fileField(), fileOf('golf.pdf'));
    storage.line = 'down';
    await person.click(await button('Siguiente'));
    await advanceUntil(60_000, isLost);
    storage.line = 'up';
    await person.click(await button('Siguiente'));
    expect(await heading('Qué puedes hacer con Guantera')).toBeVisible();
    expect(storage.stored).toBe(1000);
  });
});
