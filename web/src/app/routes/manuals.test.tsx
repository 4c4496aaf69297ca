import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createManual,
  deleteManual,
  listManuals,
  MAX_MANUAL_BYTES,
  openUploadSession,
  updateManual,
  UPLOAD_CHUNK_BYTES,
} from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { createFakeStorage } from '../../testing/fake-storage';
import { renderApp } from '../../testing/render-app';

const garage = { vehicles: [buildVehicle()] };

function fileOf(name: string, size = 1000): File {
  const file = new File(['x'], name);
  return Object.defineProperties(file, {
    size: { value: size },
    slice: { value: (from: number, to: number) => ({ size: to - from }) },
  });
}

/** A manuals page over a server that takes uploads. `applyAccept` off: the picker's filter is only a hint. */
function renderManuals(data: Parameters<typeof renderApp>[1] = {}) {
  const storage = createFakeStorage();
  const app = renderApp('/manuals', { ...garage, manuals: [buildManual()], ...data });
  const { server } = app;
  server.on(createManual, ({ body }) => {
    const manual = buildManual({
      id: 9,
      ...body,
      status: 'pending',
      fileSize: 0,
      isAskable: false,
    });
    server.data.manuals = [...server.data.manuals, manual];
    return manual;
  });
  server.on(openUploadSession, () => ({ uploadUrl: 'https://storage.invalid/session' }));
  server.on(deleteManual, ({ params }) => {
    server.data.manuals = server.data.manuals.filter(({ id }) => id !== params.id);
    return undefined;
  });
  return { ...app, storage, person: userEvent.setup({ applyAccept: false }) };
}

const openDialog = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole('button', { name: 'Subir manual' }));
  return screen.findByRole('dialog', { name: 'Subir manual' });
};
const field = (dialog: HTMLElement) => within(dialog).findByLabelText('Archivo del manual');
const submit = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: 'Subir manual' });
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!;

describe('the list of manuals', () => {
  it('says of each manual what it is, how it stands and when it was asked', async () => {
    renderManuals({
      manuals: [
        buildManual(),
        buildManual({
          id: 2,
          originalFilename: 'b.pdf',
          status: 'processing',
          processingProgress: 42,
          processingMessage: 'Leyendo la página 173',
        }),
        buildManual({
          id: 3,
          originalFilename: 'c.pdf',
          status: 'ready',
          processingMessage: 'No se ha podido leer la página 3.',
        }),
      ],
    });
    const row = await rowOf('corolla-2021.pdf');
    for (const text of ['Toyota Corolla 2021', '4.76 MB', 'Completado', 'nunca']) {
      expect(row).toHaveTextContent(text);
    }
    const busy = await rowOf('b.pdf');
    expect(busy).toHaveTextContent('Procesando');
    expect(busy).toHaveTextContent('42 %');
    expect(busy).toHaveTextContent('Leyendo la página 173');
    expect(
      within(busy).getByRole('progressbar', { name: 'Procesamiento de b.pdf' }),
    ).toHaveAttribute('aria-valuenow', '42');
    expect(within(busy).getByRole('button', { name: 'Reprocesar b.pdf' })).toBeDisabled();
    expect(await rowOf('c.pdf')).toHaveTextContent('ListoNo se ha podido leer la página 3.');
  });

  it('begins with the first upload when it is empty', async () => {
    const { person } = renderManuals({ manuals: [] });
    await person.click(await screen.findByRole('button', { name: 'Subir primer manual' }));
    expect(await screen.findByRole('dialog', { name: 'Subir manual' })).toBeInTheDocument();
  });

  it('can be asked for again when it did not arrive', async () => {
    const { person, server } = renderManuals();
    server.on(listManuals, () => {
      throw new Refusal('UNAVAILABLE');
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByRole('alert')).toHaveTextContent('El servicio no responde ahora mismo.');
    server.on(listManuals, () => [buildManual()]);
    await person.click(retry);
    expect(await rowOf('corolla-2021.pdf')).toBeInTheDocument();
  });

  it('has a manual read again: beside the reason of a failure, too', async () => {
    const { person, server } = renderManuals({
      manuals: [buildManual({ status: 'failed', processingMessage: 'El archivo está dañado.' })],
    });
    const changes: unknown[] = [];
    server.on(updateManual, ({ params, body }) => {
      changes.push({ ...params, ...body });
      server.data.manuals = [buildManual({ status: 'processing' })];
      return server.data.manuals[0]!;
    });
    const row = await rowOf('corolla-2021.pdf');
    expect(row).toHaveTextContent('El archivo está dañado.');
    await person.click(within(row).getByRole('button', { name: 'Volver a procesar' }));
    expect(await screen.findByText('Procesamiento reiniciado')).toBeInTheDocument();
    expect(changes).toEqual([{ id: 1, status: 'processing' }]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reprocesar corolla-2021.pdf' })).toBeDisabled(),
    );
  });

  it('says when a manual cannot be read again', async () => {
    const { person, server } = renderManuals();
    server.on(updateManual, () => {
      throw new Refusal('MANUAL_BUSY');
    });
    await person.click(await screen.findByRole('button', { name: 'Reprocesar corolla-2021.pdf' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al reiniciar procesamiento');
    expect(alert).toHaveTextContent('El manual se está procesando.');
  });

  it('deletes a manual, after asking', async () => {
    const { person, server } = renderManuals();
    await person.click(await screen.findByRole('button', { name: 'Eliminar corolla-2021.pdf' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar este manual?' });
    expect(question).toHaveTextContent('corolla-2021.pdf');
    expect(server.data.manuals).toHaveLength(1);
    await person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Manual eliminado')).toBeInTheDocument();
    expect(
      await screen.findByRole('heading', { name: 'Todavía no hay manuales' }),
    ).toBeInTheDocument();
  });

  it('says when a manual cannot be deleted', async () => {
    const { person, server } = renderManuals();
    server.on(deleteManual, () => {
      throw new Refusal('INTERNAL');
    });
    await person.click(await screen.findByRole('button', { name: 'Eliminar corolla-2021.pdf' }));
    await person.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Error al eliminar manual')).toBeInTheDocument();
  });
});

describe('uploading a manual', () => {
  it('sends it in pieces and promises word of it', async () => {
    const { person, server, storage } = renderManuals();
    const dialog = await openDialog(person);
    expect(submit(dialog)).toBeDisabled();
    await person.upload(await field(dialog), fileOf('nuevo.pdf', 2 * UPLOAD_CHUNK_BYTES + 10));
    expect(dialog).toHaveTextContent('nuevo.pdf');
    await person.click(submit(dialog));
    expect(await screen.findByText('Manual subido con éxito')).toBeInTheDocument();
    expect(screen.getByText(/El procesamiento puede tardar unos minutos/)).toBeInTheDocument();
    expect(storage.stored).toBe(2 * UPLOAD_CHUNK_BYTES + 10);
    expect(storage.requests).toHaveLength(3);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    server.data.manuals = server.data.manuals.map((manual) => ({ ...manual, status: 'completed' }));
    expect(
      await screen.findByText('«nuevo.pdf» está listo', {}, { timeout: 4000 }),
    ).toBeInTheDocument();
  });

  it.each([
    ['foto.png', 10, 'Tipo de archivo no soportado', 'Por favor, sube un archivo PDF, DOCX o TXT'],
    [
      'grande.pdf',
      MAX_MANUAL_BYTES + 1,
      'Archivo demasiado grande',
      'El archivo no debe exceder 50MB',
    ],
    ['vacio.txt', 0, 'Archivo vacío', 'El archivo está vacío. Elige otro.'],
  ])('refuses %s of %p bytes: %s', async (name, size, title, description) => {
    const { person } = renderManuals();
    const dialog = await openDialog(person);
    await person.upload(await field(dialog), fileOf(name, size));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(description);
    expect(await field(dialog)).toHaveAccessibleDescription(expect.stringContaining(description));
    expect(submit(dialog)).toBeDisabled();
  });

  it('wants vehicle and file', async () => {
    const { person } = renderManuals();
    const dialog = await openDialog(person);
    await field(dialog);
    fireEvent.submit(dialog.querySelector('form')!);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Información incompleta');
    expect(alert).toHaveTextContent('Por favor, selecciona un vehículo y un archivo');
  });

  it('takes a file that is dropped on it', async () => {
    const { person, storage } = renderManuals();
    const dialog = await openDialog(person);
    const zone = (await field(dialog)).closest('label')!;
    fireEvent.dragOver(zone, { dataTransfer: { files: [] } });
    fireEvent.drop(zone, { dataTransfer: { files: [fileOf('caido.docx')] } });
    expect(dialog).toHaveTextContent('caido.docx');
    await person.click(submit(dialog));
    await waitFor(() => expect(storage.stored).toBe(1000));
  });

  it('shows the percentage, keeps going when closing was a mistake, and cancels without a trace', async () => {
    const { person, server, storage } = renderManuals();
    storage.stopsAt = UPLOAD_CHUNK_BYTES;
    const dialog = await openDialog(person);
    await person.upload(await field(dialog), fileOf('nuevo.pdf', 2 * UPLOAD_CHUNK_BYTES));
    await person.click(submit(dialog));
    expect(await within(dialog).findByText('50 %')).toBeInTheDocument();
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await person.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Cancelar la subida?' });
    await person.click(within(question).getByRole('button', { name: 'Seguir subiendo' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(server.data.manuals).toHaveLength(1));
    expect(server.calls).toContain('DELETE /api/manuals/9');
    expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('says what the server had against it, and begins from nought', async () => {
    const { person, server } = renderManuals();
    server.on(openUploadSession, () => {
      throw new Refusal('FILE_TOO_LARGE');
    });
    const dialog = await openDialog(person);
    await person.upload(await field(dialog), fileOf('nuevo.pdf'));
    await person.click(submit(dialog));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al subir manual');
    expect(alert).toHaveTextContent('Error del servidor: 413 El archivo no debe exceder 50MB');
    expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument();
    await waitFor(() => expect(server.data.manuals).toHaveLength(1));
  });

  it('takes the file of a manual that waits for it, and no other', async () => {
    const waiting = buildManual({
      id: 4,
      originalFilename: 'espera.pdf',
      status: 'pending',
      fileSize: 0,
    });
    const { person, server, storage } = renderManuals({ manuals: [waiting] });
    await person.click(await screen.findByRole('button', { name: 'Subir archivo de espera.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: 'Subir archivo' });
    await person.upload(await field(dialog), fileOf('otro.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Es otro archivo');
    await person.upload(await field(dialog), fileOf('espera.pdf'));
    await person.click(submit(dialog));
    await waitFor(() => expect(storage.stored).toBe(1000));
    expect(server.calls).toContain('POST /api/manuals/4/upload-session');
    expect(server.calls).not.toContain('POST /api/manuals');
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Subir archivo de espera.pdf' }),
      ).not.toBeInTheDocument(),
    );
  });

  it('needs a vehicle first', async () => {
    const { person } = renderManuals({ vehicles: [], manuals: [] });
    await person.click(await screen.findByRole('button', { name: 'Subir primer manual' }));
    const dialog = await screen.findByRole('dialog', { name: 'Subir manual' });
    expect(within(dialog).getByRole('link', { name: 'Añadir vehículo' })).toHaveAttribute(
      'href',
      '/vehicles',
    );
  });
});

describe('a line that breaks', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('stops the upload, which goes on from the same byte when the owner says so', async () => {
    const { storage } = renderManuals();
    const person = userEvent.setup({
      applyAccept: false,
      advanceTimers: (milliseconds) => jest.advanceTimersByTimeAsync(milliseconds),
    });
    const dialog = await openDialog(person);
    await person.upload(await field(dialog), fileOf('nuevo.pdf', 2 * UPLOAD_CHUNK_BYTES));
    storage.line = 'down';
    await person.click(submit(dialog));
    expect(await within(dialog).findByText('Reconectando…')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(within(dialog).getByText('Se ha perdido la conexión')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Error de conexión al subir el archivo');
    Object.assign(storage, {
      line: 'up',
      total: 2 * UPLOAD_CHUNK_BYTES,
      stored: UPLOAD_CHUNK_BYTES,
    });
    await person.click(within(dialog).getByRole('button', { name: 'Reanudar' }));
    expect(await screen.findByText('Manual subido con éxito')).toBeInTheDocument();
    expect(storage.requests).toEqual([
      `bytes */${2 * UPLOAD_CHUNK_BYTES}`,
      `bytes ${UPLOAD_CHUNK_BYTES}-${2 * UPLOAD_CHUNK_BYTES - 1}/${2 * UPLOAD_CHUNK_BYTES}`,
    ]);
  });
});
