import { screen } from '@testing-library/react';
import { readManualCover } from '@contract';
import { choose, openVehicleDialog, pdfOf } from '../../testing/garage-page';
import { renderApp } from '../../testing/render-app';

it('the dialog that adds a vehicle is filled in by the cover of the manual that comes with it, but for what was written', async () => {
  const { person, server } = renderApp('/vehicles');
  server.on(readManualCover, () => ({ make: 'Faro', model: 'Brisa 1.6', year: 2022 }));
  const dialog = await openVehicleDialog(person);
  await choose(person, /Año/, '2020');
  await person.upload(dialog.getByLabelText('Rellenar con el manual'), pdfOf(1000));
  expect(await dialog.findByText(/^La portada dice Faro Brisa 1.6 2022\./)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Marca/ })).toHaveValue('Faro');
  expect(dialog.getByRole('textbox', { name: /Modelo/ })).toHaveValue('Brisa 1.6');
  expect(dialog.getByRole('combobox', { name: /Año/ })).toHaveValue('2020');
  await person.click(dialog.getByRole('button', { name: 'Añadir vehículo' }));
  await screen.findByText('Vehicle added');
  expect(server.data.vehicles).toMatchObject([{ make: 'Faro', model: 'Brisa 1.6', year: 2020 }]);
});
