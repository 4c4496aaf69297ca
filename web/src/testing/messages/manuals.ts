import { fireEvent, screen, within } from '@testing-library/react';
import {
  deleteManual,
  errors,
  MAX_MANUAL_BYTES,
  openUploadSession,
  updateManual,
  UPLOAD_CHUNK_BYTES,
} from '@contract';
import { Refusal } from '../fake-api';
import { advanceUntil } from '../fake-clock';
import { fileField, fileOf, openUploadDialog, renderManuals, uploadButton } from '../manuals-page';
import type { Message } from './message';

type Page = ReturnType<typeof renderManuals>;

const UNAVAILABLE = errors.UNAVAILABLE.sentence;
const refuse = () => {
  throw new Refusal('UNAVAILABLE');
};

const A_MINUTE_MS = 60_000;

async function chooseFile(file: File, prepare: (page: Page) => void = () => undefined) {
  const page = renderManuals();
  prepare(page);
  const dialog = await openUploadDialog(page.person);
  await page.person.upload(await fileField(dialog), file);
  return { ...page, dialog };
}

async function upload(prepare?: (page: Page) => void) {
  const { person, dialog } = await chooseFile(fileOf('nuevo.pdf'), prepare);
  await person.click(uploadButton(dialog));
}

async function uploadNothing() {
  const dialog = await openUploadDialog(renderManuals().person);
  await fileField(dialog);
  fireEvent.submit(dialog.querySelector('form')!);
}

/** An upload whose line is down, or whose server is silent, until it gives up. */
async function uploadInVain(
  milliseconds: number,
  state: Partial<Page['storage']>,
  prepare: (page: Page) => void = () => undefined,
) {
  // The dialog looks twenty times a second where the focus is: minutes of that take too long.
  jest.useFakeTimers({ doNotFake: ['setInterval', 'clearInterval'] });
  const page = renderManuals();
  Object.assign(page.storage, state);
  prepare(page);
  fireEvent.click(await screen.findByRole('button', { name: 'Subir manual' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subir manual' });
  const files = [fileOf('nuevo.pdf', 2 * UPLOAD_CHUNK_BYTES)];
  fireEvent.change(await fileField(dialog), { target: { files } });
  fireEvent.click(uploadButton(dialog));
  await advanceUntil(milliseconds, () => screen.queryAllByRole('alert').length > 0);
  jest.useRealTimers();
}

async function remove(prepare: (page: Page) => void = () => undefined) {
  const page = renderManuals();
  prepare(page);
  await page.person.click(await screen.findByRole('button', { name: 'Eliminar corolla-2021.pdf' }));
  const question = within(await screen.findByRole('alertdialog'));
  await page.person.click(question.getByRole('button', { name: 'Eliminar' }));
}

async function readAgain(prepare: (page: Page) => void) {
  const page = renderManuals();
  prepare(page);
  await page.person.click(
    await screen.findByRole('button', { name: 'Reprocesar corolla-2021.pdf' }),
  );
}

export const manualsMessages: readonly Message[] = [
  [
    'an upload without a file',
    'Información incompleta',
    'Por favor, selecciona un vehículo y un archivo',
    uploadNothing,
  ],
  [
    'a file of another type',
    'Tipo de archivo no soportado',
    'Por favor, sube un archivo PDF, DOCX o TXT',
    () => chooseFile(fileOf('foto.png')),
  ],
  [
    'a file of a byte above 50 MB',
    'Archivo demasiado grande',
    'El archivo no debe exceder 50MB',
    () => chooseFile(fileOf('grande.pdf', MAX_MANUAL_BYTES + 1)),
  ],
  [
    'a manual is uploaded',
    'Manual subido con éxito',
    'El procesamiento puede tardar unos minutos. Te avisaremos cuando termine.',
    upload,
  ],
  [
    'the server refuses the file',
    'Error al subir manual',
    'Error del servidor: 413 El archivo no debe exceder 50MB',
    () =>
      upload(({ server }) =>
        server.on(openUploadSession, () => {
          throw new Refusal('FILE_TOO_LARGE');
        }),
      ),
  ],
  [
    'there is no network when an upload begins',
    'Error al subir manual',
    'Error de conexión al subir el archivo',
    () =>
      upload(({ server }) =>
        server.onUrl('POST', /^\/api\/manuals$/, () => {
          throw new TypeError('Failed to fetch');
        }),
      ),
  ],
  [
    'storage fails again and again',
    'Error al subir manual',
    'Error del servidor: 503 Service Unavailable',
    () => uploadInVain(3000, { trouble: 503 }),
  ],
  [
    'no session is opened again and again',
    'Error al subir manual',
    `Error del servidor: 503 ${UNAVAILABLE}`,
    () => uploadInVain(3000, {}, ({ server }) => server.on(openUploadSession, refuse)),
  ],
  [
    'the line stays dead',
    'Error de conexión al subir el archivo',
    null,
    () => uploadInVain(A_MINUTE_MS, { line: 'down' }),
  ],
  [
    'nobody answers any more',
    'Tiempo de espera agotado',
    null,
    () => uploadInVain(15 * A_MINUTE_MS, { stopsAt: 0 }),
  ],
  ['a manual is deleted', 'Manual eliminado', null, remove],
  [
    'the server does not delete the manual',
    'Error al eliminar manual',
    UNAVAILABLE,
    () => remove(({ server }) => server.on(deleteManual, refuse)),
  ],
  [
    'a manual is read again',
    'Procesamiento reiniciado',
    null,
    () => readAgain(({ server }) => server.on(updateManual, () => server.data.manuals[0]!)),
  ],
  [
    'the server does not read the manual again',
    'Error al reiniciar procesamiento',
    UNAVAILABLE,
    () => readAgain(({ server }) => server.on(updateManual, refuse)),
  ],
];
