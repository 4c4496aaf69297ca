import { screen, waitFor } from '@testing-library/react';
import { uploadManual } from '@contract';
import {
  expectToast,
  openForm,
  refusing,
  renderConsole,
  rowOf,
  vehicleField,
  vehicleOption,
  type Console,
} from '../../testing/console-page';

const file = new File(['Presión: 2,3 bar.'], 'notas.txt', { type: 'text/plain' });

const start = (app: Console) => openForm(app, 'Upload', 'Upload manual');

async function send(app: Console, chosen = file) {
  const dialog = await start(app);
  await vehicleOption(dialog);
  await app.person.selectOptions(vehicleField(dialog), '1');
  await app.person.upload(dialog.getByLabelText(/^File/), chosen);
  await app.person.click(dialog.getByRole('button', { name: 'Upload' }));
  return dialog;
}

describe('uploading a manual', () => {
  it('[5.9, 9.3] wants a vehicle and a file', async () => {
    const app = renderConsole('?tab=manage');
    const dialog = await start(app);
    await vehicleOption(dialog);
    expect(dialog.getByText(/at most 50MB/)).toBeVisible();
    await app.person.click(dialog.getByRole('button', { name: 'Upload' }));
    await expectToast(
      'Missing Data',
      'Please select a file and vehicleElige un archivo y un vehículo.',
    );
    expect(vehicleField(dialog)).toHaveAccessibleDescription(/^Vehicle is required/);
    expect(vehicleField(dialog)).toHaveFocus();

    await app.person.selectOptions(vehicleField(dialog), '1');
    await app.person.click(dialog.getByRole('button', { name: 'Upload' }));
    const field = dialog.getByLabelText(/^File/);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/^File is required ?Elige el archivo del manual\./);
    await expectToast(
      'Missing Data',
      'Please select a file and vehicleElige un archivo y un vehículo.',
    );
    expect(app.forms).toEqual([]);
  });

  it('[2.109] sends the vehicle first and then the file, and shows the new manual', async () => {
    const app = renderConsole('?tab=manage');
    await send(app);
    await expectToast('Manual Uploaded', 'Manual 9 is read in the background.');
    expect([...app.forms[0]!.keys()]).toEqual(['vehicleId', 'manual']);
    expect(app.forms[0]!.get('vehicleId')).toBe('1');
    expect(app.server.calls).toContain('POST /api/manuals/upload');
    expect(await rowOf('notas.txt')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus();
  });

  it('shows that it is under way, and can be broken off', async () => {
    const app = renderConsole('?tab=manage');
    app.server.on(uploadManual, () => new Promise(() => undefined));
    const fetch = globalThis.fetch;
    globalThis.fetch = (url, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () =>
          reject(new DOMException('aborted', 'AbortError')),
        );
        fetch(url, init).then(resolve, reject);
      });
    const dialog = await send(app);
    expect(await dialog.findByText('Uploading notas.txt…')).toBeVisible();
    expect(dialog.getByRole('progressbar', { name: 'Upload of notas.txt' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
    await app.person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog.queryByText(/^Uploading/)).not.toBeInTheDocument());
    expect(screen.queryByText('Upload Failed')).not.toBeInTheDocument();
  });

  it.each([
    ['REQUEST_TOO_LARGE', 'Sube el archivo desde la pantalla de manuales.'],
    ['UNSUPPORTED_FILE_TYPE', 'Por favor, sube un archivo PDF, DOCX o TXT'],
    ['EMPTY_FILE', 'El archivo está vacío. Elige otro.'],
  ] as const)('[7.30] says why the server refused it: %s', async (code, sentence) => {
    const app = renderConsole('?tab=manage');
    app.server.on(uploadManual, refusing(code));
    await send(app);
    await expectToast('Upload Failed', sentence);
    expect(screen.getByRole('dialog', { name: 'Upload manual' })).toBeVisible();
  });

  it('[5.9] checks no size itself', async () => {
    const app = renderConsole('?tab=manage');
    const large = new File(['x'], 'grande.pdf');
    Object.defineProperty(large, 'size', { value: 51 * 1024 * 1024 });
    await send(app, large);
    await expectToast('Manual Uploaded');
  });
});
