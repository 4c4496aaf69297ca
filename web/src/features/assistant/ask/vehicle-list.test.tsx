import { screen, waitFor, within } from '@testing-library/react';
import { buildManual, buildVehicle } from '../../../testing/builders';
import { renderApp } from '../../../testing/render-app';

const vehicles = [buildVehicle(), buildVehicle({ id: 2, nickname: 'El viejo', isDefault: false })];

const CHECK = 'CheckOutlinedIcon';

it('the list of vehicles marks the vehicle of the question in a menu that says what it is for', async () => {
  const { person } = renderApp('/', { vehicles, manuals: [buildManual()] });
  await person.click(await screen.findByRole('textbox', { name: 'Tu pregunta' }));
  await person.tab();
  expect(screen.getByRole('button', { name: /Cambiar$/ })).toHaveFocus();
  await person.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu', { name: 'Vehículo de la pregunta' }));
  const chosen = menu.getByRole('menuitemradio', { name: 'Toyota Corolla 2021' });
  const other = menu.getByRole('menuitemradio', { name: 'El viejo Toyota Corolla 2021' });
  expect(chosen).toBeChecked();
  expect(within(chosen).getByTestId(CHECK)).toBeInTheDocument();
  expect(other).not.toBeChecked();
  expect(within(other).queryByTestId(CHECK)).not.toBeInTheDocument();
  await waitFor(() => expect(chosen).toHaveFocus());
  await person.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Vehículo: El viejo. Cambiar' })).toBeVisible();
});
