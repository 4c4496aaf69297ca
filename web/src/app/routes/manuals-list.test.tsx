import { act, screen, waitFor, within } from '@testing-library/react';
import { createManual, listManuals, MANUALS_REFRESH_MS, type ManualStatus } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import {
  fileField,
  fileOf,
  openUploadDialog,
  renderManuals,
  uploadButton,
} from '../../testing/manuals-page';

describe('the page of the manuals', () => {
  it.each([1, 4])(
    '[2.92, 2.97] has a title, a description and a column for each part of %i manuals',
    async (count) => {
      const manuals = Array.from({ length: count }, (_, at) => buildManual({ id: at + 1 }));
      renderManuals({ manuals });
      expect(await screen.findByRole('heading', { level: 1, name: 'Manuales' })).toBeVisible();
      expect(screen.getByText(/^De ellos salen las respuestas/)).toBeVisible();
      await screen.findAllByText('corolla-2021.pdf');
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Vehículo',
        'Archivo',
        'Tamaño',
        'Estado',
        'Fecha de subida',
        'Última consulta',
        'Acciones',
      ]);
    },
  );

  it('[2.101] shows its shape while it loads', async () => {
    const { server } = renderManuals();
    server.on(listManuals, () => new Promise(() => undefined));
    expect(await screen.findByRole('status', { name: 'Cargando manuales' })).toBeVisible();
  });

  it.each<ManualStatus>(['processing', 'vectorizing'])(
    '[4.29, 4.30] does not let a manual that is %s be read again',
    async (status) => {
      renderManuals({ manuals: [buildManual({ status })] });
      expect(
        await screen.findByRole('button', { name: 'Reprocesar corolla-2021.pdf' }),
      ).toBeDisabled();
    },
  );

  it('[2.93] uploads a manual for the vehicle that is chosen', async () => {
    const other = buildVehicle({ id: 2, nickname: 'El viejo', isDefault: false });
    const { person, server } = renderManuals({ vehicles: [buildVehicle(), other] });
    const created: unknown[] = [];
    server.on(createManual, ({ body }) => {
      created.push(body);
      return buildManual({ id: 9, ...body, status: 'pending', fileSize: 0 });
    });
    const dialog = await openUploadDialog(person);
    await person.click(await within(dialog).findByRole('combobox', { name: /Vehículo/ }));
    await person.click(await screen.findByRole('option', { name: 'El viejo' }));
    await person.upload(await fileField(dialog), fileOf('viejo.pdf'));
    await person.click(uploadButton(dialog));
    await waitFor(() =>
      expect(created).toMatchObject([{ vehicleId: 2, originalFilename: 'viejo.pdf' }]),
    );
  });
});

describe('the list of manuals', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[2.103, 7.26, 9.12] is asked for again every 30 seconds', async () => {
    expect(MANUALS_REFRESH_MS).toBe(30_000);
    const { server } = renderManuals();
    await screen.findByText('corolla-2021.pdf');
    const asked = () => server.calls.filter((call) => call === 'GET /api/manuals').length;
    const before = asked();
    await act(() => jest.advanceTimersByTimeAsync(28_000));
    expect(asked()).toBe(before);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(asked()).toBe(before + 1);
    await act(() => jest.advanceTimersByTimeAsync(MANUALS_REFRESH_MS));
    expect(asked()).toBe(before + 2);
  });
});
