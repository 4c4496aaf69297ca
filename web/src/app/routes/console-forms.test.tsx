import { screen, waitFor, within } from '@testing-library/react';
import { createManual, deleteManual, listAllVehicles, updateManual } from '@contract';
import { buildManual, buildUser, buildVehicle } from '../../testing/builders';
import {
  expectToast,
  openForm,
  optionsOf,
  pressInRow,
  refusing,
  renderConsole,
  rowOf,
  vehicleField,
  vehicleOption,
  type Console,
  type Form,
} from '../../testing/console-page';

async function openEdit(app: Console): Promise<Form> {
  await pressInRow(app, 'Edit');
  return within(await screen.findByRole('dialog', { name: 'Edit manual 1' }));
}

describe('creating a manual', () => {
  const start = (app: Console) => openForm(app, 'Create', 'Create manual');

  it('wants a vehicle and a file name', async () => {
    const app = renderConsole('?tab=manage');
    const dialog = await start(app);
    await vehicleOption(dialog);
    await app.person.click(dialog.getByRole('button', { name: 'Create' }));
    const name = dialog.getByRole('textbox', { name: /Filename/ });
    expect(vehicleField(dialog)).toHaveAccessibleDescription(
      /^Vehicle is required ?Elige el vehículo del manual\.$/,
    );
    expect(name).toHaveAccessibleDescription(
      /^Filename is required ?Escribe el nombre del archivo/,
    );
    expect(vehicleField(dialog)).toHaveFocus();
    await app.person.selectOptions(vehicleField(dialog), '1');
    await app.person.type(name, '   {Enter}');
    expect(vehicleField(dialog)).toBeValid();
    expect(name).toHaveAccessibleDescription(
      /^Filename is required ?Escribe el nombre del archivo/,
    );
    expect(name).toHaveFocus();
    expect(app.server.data.manuals).toHaveLength(1);
  });

  it('[2.110, 6.9] adds it to the list, without a file', async () => {
    const app = renderConsole('?tab=manage');
    const dialog = await start(app);
    await vehicleOption(dialog);
    await app.person.selectOptions(vehicleField(dialog), '1');
    await app.person.type(dialog.getByRole('textbox', { name: /Filename/ }), ' guía.docx {Enter}');
    await expectToast('Manual Created', 'Manual 9 waits for its file.');
    const row = await rowOf('guía.docx');
    expect(row.getByText('pending')).toBeVisible();
  });

  it('says why the server refused it', async () => {
    const app = renderConsole('?tab=manage');
    app.server.on(createManual, refusing('UNSUPPORTED_FILE_TYPE'));
    const dialog = await start(app);
    await vehicleOption(dialog);
    await app.person.selectOptions(vehicleField(dialog), '1');
    await app.person.type(dialog.getByRole('textbox', { name: /Filename/ }), 'guía.exe{Enter}');
    await expectToast('Creation Failed', 'Por favor, sube un archivo PDF, DOCX o TXT');
  });

  it('offers a maintainer the own vehicles only', async () => {
    const app = renderConsole('?tab=manage', { user: buildUser({ isAdmin: true }) });
    app.server.on(listAllVehicles, () => [
      buildVehicle({ userId: 'marcos', make: 'Seat', model: 'León' }),
      buildVehicle(),
    ]);
    const dialog = await start(app);
    await vehicleOption(dialog);
    expect(optionsOf(vehicleField(dialog))).toEqual(['Select a vehicle', 'Toyota Corolla 2021']);
  });

  it('leads to the garage when it is empty', async () => {
    const app = renderConsole('?tab=manage', { vehicles: [] });
    const dialog = await start(app);
    await app.person.click(await dialog.findByRole('link', { name: 'Add one first' }));
    await waitFor(() => expect(app.location()?.pathname).toBe('/vehicles'));
  });

  it('can ask for the vehicles again when they did not arrive', async () => {
    const app = renderConsole('?tab=manage');
    app.server.on(listAllVehicles, refusing('UNAVAILABLE'));
    const dialog = await start(app);
    expect(await dialog.findByText(/El servicio no responde/)).toBeVisible();
    app.server.on(listAllVehicles, () => [buildVehicle()]);
    await app.person.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await vehicleOption(dialog)).toBeInTheDocument();
  });
});

describe('editing a manual', () => {
  const second = buildVehicle({ id: 2, nickname: 'El viejo', isDefault: false });
  const status = (dialog: Form) => dialog.getByRole('combobox', { name: /Status/ });
  const save = (app: Console, dialog: Form) =>
    app.person.click(dialog.getByRole('button', { name: 'Save' }));
  const four = ['pending', 'processing', 'completed', 'error'];

  it('[4.25] offers pending, processing, completed and error', async () => {
    const dialog = await openEdit(renderConsole('?tab=manage'));
    expect(optionsOf(status(dialog))).toEqual(['Select a status', ...four]);
    expect(status(dialog)).toHaveValue('completed');
    expect(dialog.getByText('Stays as it is.')).toBeVisible();
  });

  it('[4.25] bars what the server refuses, and says why', async () => {
    const dialog = await openEdit(renderConsole('?tab=manage'));
    const barred = within(status(dialog))
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ disabled }) => disabled);
    expect(barred.map(({ value }) => value)).toEqual(['pending', 'error']);
    expect(status(dialog)).toHaveAccessibleDescription(
      'pending, error: set by reading the file, not by hand.',
    );
  });

  it('[7.33] sends vehicle, status and message, changed or not', async () => {
    const app = renderConsole('?tab=manage', { vehicles: [buildVehicle(), second] });
    const dialog = await openEdit(app);
    await vehicleOption(dialog);
    await app.person.selectOptions(vehicleField(dialog), '2');
    await save(app, dialog);
    await expectToast('Manual Updated');
    expect(app.edits).toEqual([
      { id: 1, vehicleId: 2, status: 'completed', processingMessage: null },
    ]);
  });

  it('[2.111] offers the present status besides, so that it can stay', async () => {
    const app = renderConsole('?tab=manage', { manuals: [buildManual({ status: 'ready' })] });
    const dialog = await openEdit(app);
    await vehicleOption(dialog);
    expect(optionsOf(status(dialog))).toEqual(['Select a status', 'ready', ...four]);
    await app.person.type(dialog.getByRole('textbox', { name: /message/ }), 'Edición de 2022');
    await save(app, dialog);
    await expectToast('Manual Updated');
    expect(app.edits).toEqual([
      { id: 1, vehicleId: 1, status: 'ready', processingMessage: 'Edición de 2022' },
    ]);
    expect((await rowOf('corolla-2021.pdf')).getByText('Edición de 2022')).toBeVisible();
  });

  it('[4.24, 5.27, 5.29] wants a vehicle and a status, but no message', async () => {
    // The vehicle has just been deleted.
    const app = renderConsole('?tab=manage', {
      manuals: [buildManual({ vehicle: null, status: 'failed' })],
    });
    const dialog = await openEdit(app);
    await vehicleOption(dialog);
    await app.person.selectOptions(status(dialog), '');
    await save(app, dialog);
    expect(vehicleField(dialog)).toHaveAccessibleDescription(
      /^Vehicle is required ?Elige el vehículo del manual\.$/,
    );
    expect(status(dialog)).toHaveAccessibleDescription(/^Status is required ?Elige un estado\.$/);
    expect(app.edits).toEqual([]);
    await app.person.selectOptions(vehicleField(dialog), '1');
    await app.person.selectOptions(status(dialog), 'error');
    await save(app, dialog);
    await expectToast('Manual Updated');
    expect(app.edits).toEqual([{ id: 1, vehicleId: 1, status: 'error', processingMessage: null }]);
    expect((await rowOf('corolla-2021.pdf')).getByText('failed')).toBeVisible();
  });

  it('[4.38] shows what a status means before it is saved', async () => {
    const app = renderConsole('?tab=manage', { manuals: [buildManual({ status: 'failed' })] });
    const dialog = await openEdit(app);
    await app.person.selectOptions(status(dialog), 'error');
    const badge = dialog.getByText('error', { selector: '.MuiChip-label' });
    expect(getComputedStyle(badge.parentElement!).backgroundColor).toBe(
      'var(--mui-palette-error-light)',
    );
    await app.person.selectOptions(status(dialog), 'processing');
    expect(dialog.getByText('The file is read again.')).toBeVisible();
  });

  it('does not have a manual read again that was being read when the form opened', async () => {
    const app = renderConsole('?tab=manage', { manuals: [buildManual({ status: 'processing' })] });
    const dialog = await openEdit(app);
    await vehicleOption(dialog);
    await save(app, dialog);
    await expectToast('Manual Updated');
    expect(app.edits).toEqual([
      { id: 1, vehicleId: 1, status: 'processing', processingMessage: null },
    ]);
  });

  it('writes nothing back of what a reading has changed since the form opened', async () => {
    const reading = buildManual({ status: 'processing', processingMessage: 'Leyendo la página 3' });
    const app = renderConsole('?tab=manage', {
      manuals: [reading],
      vehicles: [buildVehicle(), second],
    });
    const dialog = await openEdit(app);
    await vehicleOption(dialog);
    await app.person.selectOptions(vehicleField(dialog), '2');
    app.server.data.manuals = [buildManual()];
    await dialog.findByText('pending, error: set by reading the file, not by hand.');
    await save(app, dialog);
    await expectToast('Manual Updated');
    expect(app.edits).toEqual([
      { id: 1, vehicleId: 2, status: 'completed', processingMessage: null },
    ]);
  });

  it('takes a message away', async () => {
    const app = renderConsole('?tab=manage', {
      manuals: [buildManual({ processingMessage: 'Edición de 2022' })],
    });
    const dialog = await openEdit(app);
    await vehicleOption(dialog);
    await app.person.clear(dialog.getByRole('textbox', { name: /message/ }));
    await save(app, dialog);
    await expectToast('Manual Updated');
    expect(app.edits).toEqual([
      { id: 1, vehicleId: 1, status: 'completed', processingMessage: null },
    ]);
  });

  it.each([
    ['STATUS_NOT_ALLOWED', 'El manual no puede pasar a ese estado.'],
    ['MANUAL_BUSY', 'El manual se está procesando. Espera a que termine.'],
    ['MANUAL_HAS_NO_FILE', 'El manual todavía no tiene archivo. Súbelo primero.'],
    ['VEHICLE_NOT_FOUND', 'Ese vehículo no existe.'],
    ['MANUAL_NOT_FOUND', 'Ese manual no existe.'],
  ] as const)(
    'says why the server refused it, and that nothing was saved: %s',
    async (code, why) => {
      const app = renderConsole('?tab=manage', { vehicles: [buildVehicle(), second] });
      app.server.on(updateManual, refusing(code));
      const dialog = await openEdit(app);
      await vehicleOption(dialog);
      await app.person.selectOptions(vehicleField(dialog), '2');
      await app.person.selectOptions(status(dialog), 'processing');
      await save(app, dialog);
      const nothing = 'Nothing was saved: vehicle, status and message are as they were.';
      await expectToast(
        'Update Failed',
        `${why}${nothing}No se ha guardado nada: vehículo, estado y mensaje siguen como estaban.`,
      );
      expect(vehicleField(dialog)).toHaveValue('2');
      expect(status(dialog)).toHaveValue('processing');
    },
  );
});

describe('deleting a manual', () => {
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Delete manual 1?' }));

  it('asks first, with the focus on the safe answer', async () => {
    const app = renderConsole('?tab=manage');
    await pressInRow(app, 'Delete');
    const dialog = await question();
    expect(dialog.getByText(/“corolla-2021.pdf” goes/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(app.server.calls).not.toContain('DELETE /api/manuals/1');
    expect(screen.getByRole('button', { name: 'Delete: corolla-2021.pdf' })).toHaveFocus();
  });

  it('[2.112] takes it off the list, and the focus to the list’s heading', async () => {
    const app = renderConsole('?tab=manage');
    await pressInRow(app, 'Delete');
    await app.person.click((await question()).getByRole('button', { name: 'Delete' }));
    await expectToast('Manual Deleted');
    expect(await screen.findByText('There are no manuals yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Manuals' })).toHaveFocus();
  });

  it('says why the server refused it', async () => {
    const app = renderConsole('?tab=manage');
    app.server.on(deleteManual, refusing('MANUAL_NOT_FOUND'));
    await pressInRow(app, 'Delete');
    await app.person.click((await question()).getByRole('button', { name: 'Delete' }));
    await expectToast('Deletion Failed', 'Ese manual no existe.');
    expect(await rowOf('corolla-2021.pdf')).toBeTruthy();
  });
});
