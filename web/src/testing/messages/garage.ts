import { fireEvent, screen, within } from '@testing-library/react';
import {
  createVehicle,
  deleteVehicle,
  errors,
  lastVehicleYear,
  MAX_ATTACHED_MANUAL_BYTES,
  updateVehicle,
  uploadVehicleManual,
} from '@contract';
import { buildManual, buildVehicle } from '../builders';
import { Refusal, type FakeServer } from '../fake-api';
import { choose, fillInVehicle, openVehicleDialog, pdfOf, readToasts } from '../garage-page';
import { renderApp } from '../render-app';
import { odd, REASON, saying, silent } from './answers';
import type { Message } from './message';

const UNAVAILABLE = errors.UNAVAILABLE.sentence;
const refuse = () => {
  throw new Refusal('UNAVAILABLE');
};

const attached = /^\/api\/vehicles\/2\/manual$/;

const golf = buildVehicle({ id: 2, nickname: 'El rojo', isDefault: false });

/** The dialog that adds a vehicle, over a server that was told what to answer. */
async function openDialog(prepare: (server: FakeServer) => void = () => undefined) {
  const { person, server } = renderApp('/vehicles', { vehicles: [buildVehicle()] });
  prepare(server);
  const dialog = await openVehicleDialog(person);
  const attach = (file: File) =>
    fireEvent.change(dialog.getByLabelText('Rellenar con el manual'), {
      target: { files: [file] },
    });
  const save = () => person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
  return { person, dialog, attach, save };
}

async function saveVehicle(prepare?: (server: FakeServer) => void) {
  const { person, save } = await openDialog(prepare);
  await fillInVehicle(person);
  await save();
}

/** Leads to the message that follows those that are `told` before it. */
async function saveWithManual(prepare: (server: FakeServer) => void, ...told: string[]) {
  const { person, attach, save } = await openDialog(prepare);
  attach(pdfOf(1000));
  await fillInVehicle(person);
  await save();
  await readToasts(person, 'Vehicle added', ...told);
}

async function attachFile(file: File) {
  (await openDialog()).attach(file);
}

async function saveNothing() {
  await (await openDialog()).save();
}

async function saveFutureVehicle() {
  const { person, dialog, save } = await openDialog();
  await choose(person, /Marca/, 'Honda');
  await choose(person, /Modelo/, 'Civic');
  await person.type(dialog.getByRole('combobox', { name: /Año/ }), `${lastVehicleYear() + 1}`);
  await save();
}

async function deleteGolf(prepare: (server: FakeServer) => void = () => undefined) {
  const { person, server } = renderApp('/vehicles', { vehicles: [buildVehicle(), golf] });
  prepare(server);
  await person.click(await screen.findByRole('button', { name: 'Eliminar El rojo' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Eliminar vehículo' }));
}

async function preferGolf(prepare: (server: FakeServer) => void = () => undefined) {
  const { person, server } = renderApp('/vehicles', { vehicles: [buildVehicle(), golf] });
  prepare(server);
  const button = await screen.findByRole('button', { name: 'Hacer predeterminado: El rojo' });
  await person.click(button);
}

export const garageMessages: readonly Message[] = [
  ['a vehicle without a make', 'Make is required', null, saveNothing],
  ['a vehicle without a model', 'Model is required', null, saveNothing],
  ['a vehicle without a year', 'Year must be valid', null, saveNothing],
  ['a vehicle of the year after the next', 'Year cannot be in the future', null, saveFutureVehicle],
  [
    'an attached file of another type',
    'Tipo de archivo no soportado',
    'Por favor, sube un archivo PDF, DOCX o TXT',
    () => attachFile(new File(['x'], 'foto.png')),
  ],
  [
    'an attached file of a byte above 20 MB',
    'File too large',
    'The maximum file size is 20MB',
    () => attachFile(pdfOf(MAX_ATTACHED_MANUAL_BYTES + 1)),
  ],
  [
    'an attached file is chosen',
    'File selected',
    'civic.pdf se subirá al guardar el vehículo.',
    () => attachFile(pdfOf(MAX_ATTACHED_MANUAL_BYTES)),
  ],
  ['a vehicle is saved', 'Vehicle added', null, saveVehicle],
  [
    'the server does not save the vehicle',
    'Failed to add vehicle',
    UNAVAILABLE,
    () => saveVehicle((server) => server.on(createVehicle, refuse)),
  ],
  [
    'a vehicle is saved, but nobody knows what came of it',
    'Failed to add vehicle',
    'An error occurred',
    () => saveVehicle((server) => server.onUrl('POST', /^\/api\/vehicles$/, odd)),
  ],
  [
    'the server fails to save the vehicle, and says nothing',
    'Failed to add vehicle',
    'An error occurred',
    () => saveVehicle((server) => server.onUrl('POST', /^\/api\/vehicles$/, silent)),
  ],
  [
    'the server says in an error field alone why it does not save the vehicle',
    'Failed to add vehicle',
    REASON,
    () => saveVehicle((server) => server.onUrl('POST', /^\/api\/vehicles$/, saying('error'))),
  ],
  [
    'the attached manual is on its way',
    'Uploading manual',
    'civic.pdf',
    () =>
      saveWithManual((server) =>
        server.on(uploadVehicleManual, () => new Promise(() => undefined)),
      ),
  ],
  [
    'the attached manual is there',
    'Manual processing started',
    null,
    () =>
      saveWithManual(
        (server) => server.on(uploadVehicleManual, () => buildManual()),
        'Uploading manual',
      ),
  ],
  [
    'the server refuses the attached manual',
    'Manual upload failed',
    UNAVAILABLE,
    () => saveWithManual((server) => server.on(uploadVehicleManual, refuse), 'Uploading manual'),
  ],
  [
    'the attached manual is sent, but nobody knows what came of it',
    'Manual upload failed',
    'Failed to upload manual',
    () => saveWithManual((server) => server.onUrl('POST', attached, odd), 'Uploading manual'),
  ],
  [
    'the server fails to store the attached manual, and says nothing',
    'Manual upload failed',
    'Failed to upload manual',
    () => saveWithManual((server) => server.onUrl('POST', attached, silent), 'Uploading manual'),
  ],
  [
    'the server says in a message alone why it does not store the attached manual',
    'Manual upload failed',
    REASON,
    () =>
      saveWithManual(
        (server) => server.onUrl('POST', attached, saying('message')),
        'Uploading manual',
      ),
  ],
  ['a vehicle is deleted', 'Vehicle deleted', null, deleteGolf],
  [
    'the server does not delete the vehicle',
    'Failed to delete vehicle',
    UNAVAILABLE,
    () => deleteGolf((server) => server.on(deleteVehicle, refuse)),
  ],
  ['another vehicle becomes the default', 'Default vehicle updated', null, preferGolf],
  [
    'the server does not change the default',
    'Failed to update default vehicle',
    UNAVAILABLE,
    () => preferGolf((server) => server.on(updateVehicle, refuse)),
  ],
];
