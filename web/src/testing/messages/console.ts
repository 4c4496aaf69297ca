import { screen, within } from '@testing-library/react';
import { createManual, deleteManual, errors, updateManual, uploadManual } from '@contract';
import { renderConsole, rowOf } from '../console-page';
import { Refusal } from '../fake-api';
import type { Message } from './message';

type Console = ReturnType<typeof renderConsole>;
type Prepare = (app: Console) => void;

const UNAVAILABLE = errors.UNAVAILABLE.sentence;
const refuse = () => {
  throw new Refusal('UNAVAILABLE');
};
const asItIs: Prepare = () => undefined;

const notes = new File(['Presión: 2,3 bar.'], 'notas.txt', { type: 'text/plain' });

/** Opens a dialog of the toolbar, with the vehicles in it. */
async function openDialog(label: string, title: string, prepare = asItIs) {
  const app = renderConsole('?tab=manage');
  prepare(app);
  await app.person.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('option', { name: 'Toyota Corolla 2021' });
  const chooseVehicle = () =>
    app.person.selectOptions(dialog.getByRole('combobox', { name: /Vehicle/ }), '1');
  const confirm = () => app.person.click(dialog.getByRole('button', { name: label }));
  return { ...app, dialog, chooseVehicle, confirm };
}

async function create(name: string | null, prepare?: Prepare) {
  const { person, dialog, chooseVehicle, confirm } = await openDialog(
    'Create',
    'Create manual',
    prepare,
  );
  if (name !== null) {
    await chooseVehicle();
    await person.type(dialog.getByRole('textbox', { name: /Filename/ }), name);
  }
  await confirm();
}

async function upload(file: File | null, prepare?: Prepare) {
  const { person, dialog, chooseVehicle, confirm } = await openDialog(
    'Upload',
    'Upload manual',
    prepare,
  );
  if (file !== null) {
    await chooseVehicle();
    await person.upload(dialog.getByLabelText(/^File/), file);
  }
  await confirm();
}

async function edit(status: string, prepare = asItIs) {
  const app = renderConsole('?tab=manage');
  prepare(app);
  const row = await rowOf('corolla-2021.pdf');
  await app.person.click(row.getByRole('button', { name: 'Edit: corolla-2021.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit manual 1' }));
  await dialog.findByRole('option', { name: 'Toyota Corolla 2021' });
  await app.person.selectOptions(dialog.getByRole('combobox', { name: /Status/ }), status);
  await app.person.click(dialog.getByRole('button', { name: 'Save' }));
}

async function remove(prepare = asItIs) {
  const app = renderConsole('?tab=manage');
  prepare(app);
  const row = await rowOf('corolla-2021.pdf');
  await app.person.click(row.getByRole('button', { name: 'Delete: corolla-2021.pdf' }));
  const question = within(await screen.findByRole('alertdialog'));
  await app.person.click(question.getByRole('button', { name: 'Delete' }));
}

async function track(id: string) {
  const { person } = renderConsole();
  await person.type(await screen.findByRole('textbox', { name: /Manual ID/ }), `${id}{Enter}`);
}

export const consoleMessages: readonly Message[] = [
  [
    'a number that is none',
    'Invalid ID',
    'Please enter a valid manual ID (positive number)',
    () => track('0'),
  ],
  [
    'an upload without vehicle and file',
    'Missing Data',
    'Please select a file and vehicle',
    () => upload(null),
  ],
  ['a new manual without a vehicle', 'Vehicle is required', null, () => create(null)],
  ['a new manual without a name', 'Filename is required', null, () => create('  ')],
  ['an edited manual without a status', 'Status is required', null, () => edit('')],
  [
    'a manual is created',
    'Manual Created',
    'Manual 9 waits for its file.',
    () => create('guía.docx'),
  ],
  [
    'a manual that is not created',
    'Creation Failed',
    UNAVAILABLE,
    () => create('guía.docx', ({ server }) => server.on(createManual, refuse)),
  ],
  ['a manual is changed', 'Manual Updated', null, () => edit('processing')],
  [
    'a manual that is not changed',
    'Update Failed',
    UNAVAILABLE,
    () => edit('processing', ({ server }) => server.on(updateManual, refuse)),
  ],
  ['a manual is deleted', 'Manual Deleted', null, remove],
  [
    'a manual that is not deleted',
    'Deletion Failed',
    UNAVAILABLE,
    () => remove(({ server }) => server.on(deleteManual, refuse)),
  ],
  [
    'a file is uploaded',
    'Manual Uploaded',
    'Manual 9 is read in the background.',
    () => upload(notes),
  ],
  [
    'a file that is refused',
    'Upload Failed',
    UNAVAILABLE,
    () => upload(notes, ({ server }) => server.on(uploadManual, refuse)),
  ],
];
