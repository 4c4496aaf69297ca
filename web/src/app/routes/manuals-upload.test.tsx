import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_MANUAL_BYTES, openUploadSession, UPLOAD_CHUNK_BYTES } from '@contract';
import { buildManual } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { advanceUntil } from '../../testing/fake-clock';
import {
  fileField,
  fileOf,
  openUploadDialog,
  renderManuals,
  uploadButton,
} from '../../testing/manuals-page';

describe('uploading a manual', () => {
  it('[2.94, 4.27, 5.5, 7.27] sends it in pieces and promises word of it', async () => {
    const { person, server, storage } = renderManuals();
    const dialog = await openUploadDialog(person);
    expect(uploadButton(dialog)).toBeDisabled();
    await person.upload(await fileField(dialog), fileOf('nuevo.pdf', 2 * UPLOAD_CHUNK_BYTES + 10));
    expect(dialog).toHaveTextContent('nuevo.pdf');
    await person.click(uploadButton(dialog));
    expect(await screen.findByText('Manual subido con éxito')).toBeInTheDocument();
    expect(screen.getByText(/El procesamiento puede tardar unos minutos/)).toBeInTheDocument();
    expect(storage.stored).toBe(2 * UPLOAD_CHUNK_BYTES + 10);
    expect(storage.requests).toHaveLength(3);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    server.data.manuals = server.data.manuals.map((manual) => ({ ...manual, status: 'completed' }));
    // Word of it is the bell's: the specification names no toast for it.
    const words = '«nuevo.pdf» está listo: ya puedes preguntar.';
    const news = await screen.findByText(words);
    expect(news.parentElement).toHaveRole('status');
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
    const dialog = await openUploadDialog(person);
    await person.upload(await fileField(dialog), fileOf(name, size));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(description);
    expect(await fileField(dialog)).toHaveAccessibleDescription(
      expect.stringContaining(description),
    );
    expect(uploadButton(dialog)).toBeDisabled();
  });

  it('wants vehicle and file', async () => {
    const { person } = renderManuals();
    const dialog = await openUploadDialog(person);
    await fileField(dialog);
    fireEvent.submit(dialog.querySelector('form')!);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Información incompleta');
    expect(alert).toHaveTextContent('Por favor, selecciona un vehículo y un archivo');
  });

  it('[2.95] takes a file that is dropped on it', async () => {
    const { person, storage } = renderManuals();
    const dialog = await openUploadDialog(person);
    const zone = (await fileField(dialog)).closest('label')!;
    fireEvent.dragOver(zone, { dataTransfer: { files: [] } });
    fireEvent.drop(zone, { dataTransfer: { files: [fileOf('caido.docx')] } });
    expect(dialog).toHaveTextContent('caido.docx');
    await person.click(uploadButton(dialog));
    await waitFor(() => expect(storage.stored).toBe(1000));
  });

  it('[2.96, 5.4, 7.32, 9.20] shows the percentage, keeps going when closing was a mistake, and cancels without a trace', async () => {
    const { person, server, storage } = renderManuals();
    storage.stopsAt = UPLOAD_CHUNK_BYTES;
    const dialog = await openUploadDialog(person);
    await person.upload(await fileField(dialog), fileOf('nuevo.pdf', 2 * UPLOAD_CHUNK_BYTES));
    await person.click(uploadButton(dialog));
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

  it('[8.43] says what the server had against it, and begins from nought', async () => {
    const { person, server } = renderManuals();
    server.on(openUploadSession, () => {
      throw new Refusal('FILE_TOO_LARGE');
    });
    const dialog = await openUploadDialog(person);
    await person.upload(await fileField(dialog), fileOf('nuevo.pdf'));
    await person.click(uploadButton(dialog));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al subir manual');
    expect(alert).toHaveTextContent('Error del servidor: 413 El archivo no debe exceder 50MB');
    expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument();
    await waitFor(() => expect(server.data.manuals).toHaveLength(1));
  });

  it('[8.36, 8.40] says what a server in trouble answers, keeps what is there, and goes on when told to', async () => {
    const { person, server, storage } = renderManuals();
    storage.trouble = 503;
    const dialog = await openUploadDialog(person);
    await person.upload(await fileField(dialog), fileOf('nuevo.pdf'));
    await person.click(uploadButton(dialog));
    const toast = await screen.findByText('Error al subir manual');
    expect(toast.closest('[role=alert]')).toHaveTextContent(
      'Error del servidor: 503 Service Unavailable',
    );
    expect(server.calls).not.toContain('DELETE /api/manuals/9');
    storage.trouble = null;
    await person.click(within(dialog).getByRole('button', { name: 'Reanudar' }));
    await waitFor(() => expect(storage.stored).toBe(1000));
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
    await person.upload(await fileField(dialog), fileOf('otro.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Es otro archivo');
    await person.upload(await fileField(dialog), fileOf('espera.pdf'));
    await person.click(uploadButton(dialog));
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
    const dialog = await openUploadDialog(person);
    await person.upload(await fileField(dialog), fileOf('nuevo.pdf', 2 * UPLOAD_CHUNK_BYTES));
    storage.line = 'down';
    await person.click(uploadButton(dialog));
    expect(await within(dialog).findByText('Reconectando…')).toBeInTheDocument();
    const given = () => within(dialog).queryByText('Se ha perdido la conexión') !== null;
    await advanceUntil(60_000, given);
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

describe('a tab that was closed in the middle', () => {
  const size = 2 * UPLOAD_CHUNK_BYTES;
  type Opened = { fingerprint?: string | undefined; isExpired?: boolean | undefined };

  /** The owner picks a file again of which the storage has the first half. */
  async function pickAgain({ isExpired = false } = {}) {
    const { server, person, storage } = renderManuals();
    const opened: Opened[] = [];
    server.on(openUploadSession, ({ body }) => {
      opened.push(body);
      return { uploadUrl: 'https://storage.invalid/session', isContinued: !body.isExpired };
    });
    Object.assign(storage, { total: size, stored: UPLOAD_CHUNK_BYTES, isExpired });
    const dialog = await openUploadDialog(person);
    await person.upload(await fileField(dialog), fileOf('nuevo.pdf', size));
    await person.click(uploadButton(dialog));
    expect(await screen.findByText('Manual subido con éxito')).toBeInTheDocument();
    return { storage, opened };
  }

  it('costs nothing of what had arrived when the file is picked again', async () => {
    const { storage, opened } = await pickAgain();
    const fingerprint = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
    expect(opened).toMatchObject([{ fingerprint }]);
    expect(storage.requests).toEqual([
      `bytes */${size}`,
      `bytes ${UPLOAD_CHUNK_BYTES}-${size - 1}/${size}`,
    ]);
  });

  it('begins from nought by itself when the session has expired meanwhile', async () => {
    const { storage, opened } = await pickAgain({ isExpired: true });
    expect(opened.map(({ isExpired }) => isExpired)).toEqual([undefined, true]);
    expect(storage.requests).toEqual([
      `bytes */${size}`,
      `bytes 0-${UPLOAD_CHUNK_BYTES - 1}/${size}`,
      `bytes ${UPLOAD_CHUNK_BYTES}-${size - 1}/${size}`,
    ]);
  });

  it('is no failure when the whole file had arrived', async () => {
    const { server, person } = renderManuals();
    server.on(openUploadSession, () => {
      throw new Refusal('MANUAL_HAS_FILE');
    });
    const dialog = await openUploadDialog(person);
    await person.upload(await fileField(dialog), fileOf('nuevo.pdf', size));
    await person.click(uploadButton(dialog));
    expect(await screen.findByText('Manual subido con éxito')).toBeInTheDocument();
    expect(server.calls).not.toContain('DELETE /api/manuals/9');
  });
});
