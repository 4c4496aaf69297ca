import { screen, waitFor, within } from '@testing-library/react';
import { updateVehicle } from '@contract';
import { buildGolf, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const corolla = buildVehicle();
const golf = buildGolf();

const rowOf = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: 'Mis vehículos' })).getByRole('row', { name });

describe('the dialog that edits a vehicle', () => {
  const openEditor = async (vehicle = golf) => {
    const { person, server } = renderApp('/vehicles', { vehicles: [corolla, vehicle] });
    const bodies: unknown[] = [];
    server.on(updateVehicle, ({ body: { isDefault = vehicle.isDefault, ...edit } }) => {
      bodies.push(isDefault === vehicle.isDefault ? edit : { ...edit, isDefault });
      const changed = { ...vehicle, ...edit, isDefault };
      server.data.vehicles = [{ ...corolla, isDefault: !isDefault }, changed];
      return changed;
    });
    await person.click(await screen.findByRole('button', { name: /^Editar El rojo/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar El rojo' }));
    const save = () => person.click(dialog.getByRole('button', { name: 'Guardar' }));
    return { person, server, dialog, save, bodies };
  };

  it('[2.87] shows what is known of it, and changes what its owner changes', async () => {
    const { person, dialog, save, bodies } = await openEditor();
    expect(dialog.getByRole('combobox', { name: /Marca/ })).toHaveTextContent('Volkswagen');
    expect(dialog.getByRole('combobox', { name: /Modelo/ })).toHaveTextContent('Golf');
    expect(dialog.getByRole('combobox', { name: /Año/ })).toHaveValue('2018');
    await person.clear(dialog.getByRole('textbox', { name: 'Apodo' }));
    await person.type(dialog.getByRole('textbox', { name: 'Apodo' }), 'El azul');
    await person.click(dialog.getByText('Más datos, si los sabes'));
    const vin = dialog.getByRole('textbox', { name: /VIN/ });
    await person.type(vin, 'wvwzzz1kz8w000001');
    expect(vin).toHaveStyle({ textTransform: 'uppercase' });
    await person.type(dialog.getByRole('textbox', { name: 'Motor' }), '1.4 TSI');
    await save();
    expect(await screen.findByText('Vehículo guardado')).toBeVisible();
    const row = within(await rowOf(/El azul/));
    expect(row.getByText('1.4 TSI')).toBeVisible();
    expect(bodies).toEqual([{ nickname: 'El azul', vin: 'WVWZZZ1KZ8W000001', engine: '1.4 TSI' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks the server for nothing where nothing was changed', async () => {
    const { save, server } = await openEditor({ ...golf, firstRegistration: '2018-05' });
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.calls).not.toContain('PATCH /api/vehicles/2');
  });

  it('empties what is no longer true', async () => {
    const { person, dialog, save, bodies } = await openEditor({ ...golf, engine: '1.4 TSI' });
    await person.click(dialog.getByText('Más datos, si los sabes'));
    await person.clear(dialog.getByRole('textbox', { name: 'Motor' }));
    await save();
    await waitFor(() => expect(bodies).toEqual([{ engine: null }]));
  });

  it('keeps what is rarely known open while its error is mended, and afterwards', async () => {
    const { person, dialog, save, bodies } = await openEditor();
    await person.click(dialog.getByText('Más datos, si los sabes'));
    const month = dialog.getByRole('textbox', { name: 'Primera matriculación' });
    const fold = month.closest('details');
    await person.type(month, '13/2021');
    await save();
    expect(await dialog.findByRole('alert')).toBeVisible();
    await person.clear(month);
    await person.type(month, '03/2021');
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
    expect(fold).toHaveAttribute('open');
    await save();
    await waitFor(() => expect(bodies).toEqual([{ firstRegistration: '2021-03' }]));
  });

  it('takes the number of the assistance as it is dialled, and says of one that is none what is wrong', async () => {
    const { person, dialog, save, bodies } = await openEditor();
    await person.click(dialog.getByText('Más datos, si los sabes'));
    const phone = dialog.getByRole('textbox', { name: 'Teléfono de asistencia' });
    await person.type(phone, 'la grúa');
    await save();
    expect(await dialog.findByText(/entre 3 y 15 cifras, como 900 123 456/)).toBeVisible();
    expect(bodies).toEqual([]);
    await person.clear(phone);
    await person.type(phone, '0034 (900) 123-456');
    await save();
    await waitFor(() => expect(bodies).toEqual([{ assistancePhone: '+34900123456' }]));
  });

  it('makes it the default one when asked', async () => {
    const { person, dialog, save, bodies } = await openEditor();
    await person.click(dialog.getByRole('switch', { name: /predeterminado/ }));
    await save();
    await waitFor(() => expect(bodies).toEqual([{ isDefault: true }]));
    expect(within(await rowOf(/El rojo/)).getByText('Predeterminado')).toBeVisible();
  });

  it('has fields to write in for a make that no list has', async () => {
    const { dialog } = await openEditor({ ...golf, make: 'SEAT', model: 'León' });
    expect(dialog.getByRole('textbox', { name: /Marca/ })).toHaveValue('SEAT');
    expect(dialog.getByRole('textbox', { name: /Modelo/ })).toHaveValue('León');
  });

  it('keeps what was filled in when the server refuses', async () => {
    const { person, server, dialog, save } = await openEditor();
    server.on(updateVehicle, () => {
      throw new Refusal('UNAVAILABLE');
    });
    const nickname = dialog.getByRole('textbox', { name: 'Apodo' });
    await person.type(nickname, ' viejo');
    await save();
    expect(await screen.findByText('No se ha podido guardar el vehículo')).toBeInTheDocument();
    expect(nickname).toHaveValue('El rojo viejo');
  });
});
