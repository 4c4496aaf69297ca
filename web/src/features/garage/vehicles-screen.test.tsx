import { screen, waitFor, within } from '@testing-library/react';
import { createVehicle, listVehicles, updateVehicle, uploadVehicleManual } from '@contract';
import { buildGolf, buildManual, buildVehicle, manyVehicles } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import {
  choose,
  fillInVehicle,
  openVehicleDialog,
  pdfOf,
  readToasts,
} from '../../testing/garage-page';
import { renderApp } from '../../testing/render-app';

const corolla = buildVehicle();
const golf = buildGolf();
const table = () => screen.findByRole('table', { name: 'Mis vehículos' });
const rowOf = async (name: RegExp) => within(await table()).getByRole('row', { name });

describe('the garage', () => {
  it('[1.13, 2.8] shows every vehicle and which one is the default', async () => {
    renderApp('/vehicles', { vehicles: [corolla, golf] });
    expect(within(await rowOf(/Corolla/)).getByText('Predeterminado')).toBeVisible();
    expect(within(await rowOf(/El rojo/)).queryByText('Predeterminado')).not.toBeInTheDocument();
    expect(within(await rowOf(/El rojo/)).getByText('Volkswagen')).toBeVisible();
  });

  it.each([1, 4])(
    '[2.85] has a column for each part of a vehicle, of which there are %i',
    async (count) => {
      renderApp('/vehicles', { vehicles: manyVehicles(count) });
      const columns = within(await table()).getAllByRole('columnheader');
      expect(columns.map(({ textContent }) => textContent)).toEqual([
        'Vehículo',
        'Marca',
        'Modelo',
        'Año',
        'Acabado',
        'Acciones',
      ]);
    },
  );

  it('[2.86, 4.41] offers to make a vehicle the default only where it is not', async () => {
    const { person } = renderApp('/vehicles', { vehicles: [corolla, golf] });
    const inRow = within(await rowOf(/Corolla/));
    expect(inRow.queryByRole('button', { name: /Hacer predeterminado/ })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Hacer predeterminado: El rojo' }));
    expect(await screen.findByText('Default vehicle updated')).toBeVisible();
    expect(within(await rowOf(/El rojo/)).getByText('Predeterminado')).toBeVisible();
  });

  it('says when the default could not be changed', async () => {
    const { person, server } = renderApp('/vehicles', { vehicles: [corolla, golf] });
    server.on(updateVehicle, () => {
      throw new Refusal('TRY_AGAIN');
    });
    await person.click(
      await screen.findByRole('button', { name: 'Hacer predeterminado: El rojo' }),
    );
    expect(await screen.findByText('Failed to update default vehicle')).toBeVisible();
  });

  it('[2.88] deletes a vehicle only after its owner has read that the manuals go with it', async () => {
    const { person, server } = renderApp('/vehicles', { vehicles: [corolla, golf] });
    await person.click(await screen.findByRole('button', { name: 'Eliminar El rojo' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Eliminar El rojo?' }));
    expect(question.getByText(/también sus manuales/)).toBeVisible();
    expect(server.calls).not.toContain('DELETE /api/vehicles/2');
    await person.click(question.getByRole('button', { name: 'Eliminar vehículo' }));
    expect(await screen.findByText('Vehicle deleted')).toBeVisible();
    await waitFor(async () =>
      expect(within(await table()).queryByText('El rojo')).not.toBeInTheDocument(),
    );
  });

  it('[2.89] leads from an empty garage to the first vehicle', async () => {
    const { person } = renderApp('/vehicles');
    expect(await screen.findByText('Tu garaje está vacío')).toBeVisible();
    expect(
      (await openVehicleDialog(person)).getByRole('combobox', { name: /Marca/ }),
    ).toBeVisible();
  });

  it('tells what went wrong and loads again when asked', async () => {
    const { person, server } = renderApp('/vehicles');
    server.on(listVehicles, () => {
      throw new Refusal('UNAVAILABLE');
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByText(/El servicio no responde/)).toBeVisible();
    server.on(listVehicles, () => [corolla]);
    await person.click(retry);
    expect(await rowOf(/Corolla/)).toBeVisible();
  });
});

describe('the dialog that adds a vehicle', () => {
  it('[5.16, 5.17] opens each list once the choice before it is made', async () => {
    const { person } = renderApp('/vehicles');
    const dialog = await openVehicleDialog(person);
    expect(dialog.getByRole('combobox', { name: /Modelo/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await choose(person, /Marca/, 'Honda');
    await choose(person, /Modelo/, 'Civic');
    await choose(person, /Acabado/, 'Type R');
    await choose(person, /Marca/, 'Jeep');
    expect(dialog.getByRole('combobox', { name: /Modelo/ })).not.toHaveTextContent('Civic');
    expect(dialog.getByRole('combobox', { name: /Acabado/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('says beside each field what is missing, in the words of the specification and in Spanish', async () => {
    const { person, server } = renderApp('/vehicles');
    const dialog = await openVehicleDialog(person);
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    expect(await dialog.findByText('Make is required')).toBeVisible();
    expect(dialog.getByText('Model is required')).toBeVisible();
    expect(dialog.getByText('Year must be valid')).toBeVisible();
    expect(dialog.getByText(/Falta la marca\./)).toBeVisible();
    expect(dialog.getByText(/Falta el modelo\./)).toBeVisible();
    expect(dialog.getByText(/Elige un año de la lista/)).toBeVisible();
    expect(server.calls).not.toContain('POST /api/vehicles');
  });

  it('[1.4, 2.90] adds the vehicle and closes', async () => {
    const { person, server } = renderApp('/vehicles');
    const dialog = await openVehicleDialog(person);
    await fillInVehicle(person);
    await person.type(dialog.getByRole('textbox', { name: 'Apodo' }), 'El de diario');
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    expect(await rowOf(/El de diario/)).toBeVisible();
    expect(server.data.vehicles[0]).toMatchObject({ make: 'Honda', model: 'Civic', year: 2020 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[7.17] sends no field that the specification does not name but what was said', async () => {
    const { person } = renderApp('/vehicles', { vehicles: [corolla] });
    const sent = jest.spyOn(globalThis, 'fetch');
    const dialog = await openVehicleDialog(person);
    await fillInVehicle(person);
    await person.click(dialog.getByText('Más datos, si los sabes'));
    await person.type(dialog.getByRole('textbox', { name: 'Motor' }), '1.6 i-DTEC');
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    await rowOf(/Civic/);
    const [body] = sent.mock.calls.flatMap(([, init]) => init?.body ?? []);
    expect(Object.keys(JSON.parse(body as string) as object).sort()).toEqual(
      ['engine', 'isDefault', 'make', 'model', 'nickname', 'trim', 'year'].sort(),
    );
  });

  it('[3.5, 5.15] adds a vehicle of which only make, model and year are known, and does not make it the default', async () => {
    const { person, server } = renderApp('/vehicles', { vehicles: [corolla] });
    const dialog = await openVehicleDialog(person);
    await fillInVehicle(person);
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    expect(await rowOf(/Civic/)).toBeVisible();
    expect(server.data.vehicles[1]).toMatchObject({
      ...{ trim: null, nickname: null, isDefault: false },
      ...{ engine: null, country: null, firstRegistration: null, assistancePhone: null },
    });
  });

  it('takes engine, tyres, country and first registration from an owner who knows them', async () => {
    const { person, server } = renderApp('/vehicles');
    const dialog = await openVehicleDialog(person);
    await fillInVehicle(person);
    const more = dialog.getByText('Más datos, si los sabes');
    expect(more.closest('details')).not.toHaveAttribute('open');
    await person.click(more);
    await person.type(dialog.getByRole('textbox', { name: 'Motor' }), '1.6 i-DTEC');
    await person.type(
      dialog.getByRole('textbox', { name: 'Medida de los neumáticos' }),
      '205/55 R16',
    );
    await choose(person, /País/, 'España');
    await person.type(dialog.getByRole('textbox', { name: 'Primera matriculación' }), '3/2021');
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    const row = within(await rowOf(/Civic/));
    expect(row.getByText('1.6 i-DTEC')).toBeVisible();
    expect(row.getByText('Matriculado: 03/2021, España')).toBeVisible();
    const said = { engine: '1.6 i-DTEC', tyreSize: '205/55 R16', firstRegistration: '2021-03' };
    expect(server.data.vehicles[0]).toMatchObject({ ...said, country: 'ES' });
  });

  it('says beside the field that a first registration is none, and opens what hides it', async () => {
    const { person, server } = renderApp('/vehicles');
    const dialog = await openVehicleDialog(person);
    await fillInVehicle(person);
    await person.click(dialog.getByText('Más datos, si los sabes'));
    const month = dialog.getByRole('textbox', { name: 'Primera matriculación' });
    await person.type(month, 'hace poco');
    await person.click(dialog.getByText('Más datos, si los sabes'));
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    expect(await dialog.findByText(/es un mes y un año, como 03\/2021/)).toBeVisible();
    expect(server.calls).not.toContain('POST /api/vehicles');
  });

  it('takes a make that it does not offer, and leads back to the list', async () => {
    const { person, server } = renderApp('/vehicles');
    const dialog = await openVehicleDialog(person);
    await choose(person, /Marca/, 'Otra marca…');
    expect(dialog.getByRole('textbox', { name: /Marca/ })).toHaveFocus();
    const list = dialog.getByRole('button', { name: 'Elegir de la lista' });
    await person.click(dialog.getByRole('textbox', { name: /Marca/ }));
    await person.tab();
    expect(list).toHaveFocus();
    await person.click(list);
    await choose(person, /Marca/, 'Otra marca…');
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    expect(await dialog.findByText('Make is required')).toBeVisible();
    await person.type(dialog.getByRole('textbox', { name: /Marca/ }), 'SEAT');
    await person.type(dialog.getByRole('textbox', { name: /Modelo/ }), 'León');
    await person.type(dialog.getByRole('textbox', { name: /Acabado/ }), 'FR');
    await choose(person, /Año/, '2020');
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    expect(await rowOf(/León/)).toBeVisible();
    expect(server.data.vehicles[0]).toMatchObject({ make: 'SEAT', model: 'León', trim: 'FR' });
  });

  it('takes years that are older than those it offers', async () => {
    const { person, server } = renderApp('/vehicles');
    const dialog = await openVehicleDialog(person);
    await choose(person, /Marca/, 'Ford');
    await choose(person, /Modelo/, 'Mustang');
    await person.type(dialog.getByRole('combobox', { name: /Año/ }), '1967');
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    expect(await rowOf(/Mustang/)).toBeVisible();
    expect(server.data.vehicles[0]).toMatchObject({ year: 1967 });
  });

  it('keeps what was filled in when the server refuses', async () => {
    const { person, server } = renderApp('/vehicles');
    server.on(createVehicle, () => {
      throw new Refusal('UNAVAILABLE');
    });
    const dialog = await openVehicleDialog(person);
    await fillInVehicle(person);
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    expect(await screen.findByText('Failed to add vehicle')).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: /Modelo/ })).toHaveTextContent('Civic');
  });

  it('refuses a manual of more than 20 MB', async () => {
    const { person } = renderApp('/vehicles');
    const dialog = await openVehicleDialog(person);
    await person.upload(
      dialog.getByLabelText('Rellenar con el manual'),
      pdfOf(20 * 1024 * 1024 + 1),
    );
    expect(await screen.findByText('File too large')).toBeInTheDocument();
    expect(screen.getByText('The maximum file size is 20MB')).toBeInTheDocument();
    expect(dialog.queryByText(/civic\.pdf/)).not.toBeInTheDocument();
  });

  it('[2.91, 4.39, 7.17, 7.19, 9.4] uploads the attached manual once the vehicle is there', async () => {
    const { person, server } = renderApp('/vehicles');
    const uploads: unknown[] = [];
    server.on(uploadVehicleManual, ({ params, form }) => {
      uploads.push([params.id, form?.get('manual')]);
      return buildManual();
    });
    const dialog = await openVehicleDialog(person);
    const file = pdfOf(20 * 1024 * 1024);
    await person.upload(dialog.getByLabelText('Rellenar con el manual'), file);
    expect(await screen.findByText('File selected')).toBeInTheDocument();
    await fillInVehicle(person);
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    // One at a time, each to be read: nothing else says that the vehicle is there.
    await readToasts(person, 'Vehicle added', 'Uploading manual', 'Manual processing started');
    expect(uploads).toEqual([[1, expect.any(File)]]);
  });

  it('[4.40] keeps the vehicle when only its manual could not be uploaded', async () => {
    const { person, server } = renderApp('/vehicles');
    server.on(uploadVehicleManual, () => {
      throw new Refusal('UNSUPPORTED_FILE_TYPE');
    });
    const dialog = await openVehicleDialog(person);
    await person.upload(dialog.getByLabelText('Rellenar con el manual'), pdfOf(1000));
    await fillInVehicle(person);
    await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    await readToasts(person, 'Vehicle added', 'Uploading manual', 'Manual upload failed');
    expect(await rowOf(/Civic/)).toBeVisible();
  });
});
