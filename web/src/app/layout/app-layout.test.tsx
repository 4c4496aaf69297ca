import { screen, waitFor, within } from '@testing-library/react';
import { logout, updateVehicle } from '@contract';
import { buildSearch, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const corolla = buildVehicle();
const golf = buildVehicle({
  id: 2,
  make: 'Volkswagen',
  model: 'Golf',
  year: 2018,
  isDefault: false,
});

const sidebar = async () => within(await screen.findByRole('complementary'));

describe('the sidebar', () => {
  it('[2.16, 2.20] shows vehicles of the same make, model and year once, however they were written', async () => {
    const shouted = { make: 'TOYOTA', model: 'corolla' };
    renderApp('/history', {
      vehicles: [
        buildVehicle({ ...shouted, id: 3, isDefault: false, nickname: 'El otro' }),
        corolla,
        golf,
      ],
    });
    const garage = within((await sidebar()).getByRole('region', { name: 'Mis vehículos' }));
    expect(await garage.findByText('Toyota Corolla 2021')).toBeVisible();
    expect(garage.getAllByRole('link')).toHaveLength(2);
    expect(garage.queryByText('El otro')).not.toBeInTheDocument();
  });

  it('[1.11, 2.18] leads to the answer to an earlier question', async () => {
    const { person, location } = renderApp('/vehicles', {
      vehicles: [corolla],
      searches: [buildSearch()],
    });
    const searches = await screen.findByRole('region', { name: 'Historial' });
    await person.click(within(searches).getByRole('link', { name: /presión/ }));
    await waitFor(() => expect(location()?.pathname).toBe('/'));
    expect(location()?.search).toBe('?r=1');
  });

  it('[2.17] opens the dialog that adds a vehicle', async () => {
    const { person } = renderApp('/history');
    await person.click(
      (await sidebar()).getByRole('button', { name: 'Añadir un vehículo al garaje' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Añadir vehículo' })).toBeVisible();
  });
});

describe('the top bar', () => {
  it('[2.22] changes the default vehicle', async () => {
    const { person, server } = renderApp('/history', { vehicles: [corolla, golf] });
    await person.click(await screen.findByRole('button', { name: /Vehículo predeterminado/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Volkswagen Golf 2018' }));
    expect(await screen.findByText('Default vehicle updated')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Vehículo predeterminado: Volkswagen Golf 2018' }),
    ).toBeVisible();
    expect(server.data.vehicles.map(({ isDefault }) => isDefault)).toEqual([false, true]);
  });

  it('keeps the chosen theme in this browser', async () => {
    const { person } = renderApp('/history');
    await person.click(await screen.findByRole('button', { name: 'Menú de Lucía Ferrer' }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Oscuro' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('guantera-mode')).toBe('dark');
  });
});

describe('the session', () => {
  it('says so when signing out fails', async () => {
    const { person, server } = renderApp('/history');
    server.on(logout, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await person.click((await sidebar()).getByRole('button', { name: 'Cerrar sesión' }));
    expect(await screen.findByText('Error al cerrar sesión')).toBeVisible();
  });

  it('leads to the sign-in page when it ends while the app is open', async () => {
    const { person, server, location } = renderApp('/vehicles', { vehicles: [corolla, golf] });
    const button = await screen.findByRole('button', { name: /^Hacer predeterminado/ });
    server.on(updateVehicle, () => {
      throw new Refusal('NOT_SIGNED_IN');
    });
    await person.click(button);
    await waitFor(() => expect(location()?.pathname).toBe('/auth'));
  });
});
