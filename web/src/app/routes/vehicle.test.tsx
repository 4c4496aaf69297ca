import { screen, within } from '@testing-library/react';
import { listVehicles } from '@contract';
import { buildGolf, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const corolla = buildVehicle();
const golf = buildGolf();

describe('the page of a vehicle', () => {
  it('is reached from the garage, and says which vehicle it is', async () => {
    const { person } = renderApp('/vehicles', { vehicles: [corolla, golf] });
    const table = await screen.findByRole('table', { name: 'Mis vehículos' });
    await person.click(within(table).getByRole('link', { name: /Corolla/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /Corolla/ })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Predeterminado')).toBeVisible();
  });

  it('says that a vehicle is not in the garage, and leads there', async () => {
    renderApp('/vehicles/99', { vehicles: [corolla] });
    expect(await screen.findByText('Este vehículo no está en tu garaje')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mis vehículos' })).toHaveAttribute(
      'href',
      '/vehicles',
    );
  });
  it('can be loaded again when the garage did not arrive', async () => {
    const { person, server } = renderApp(`/vehicles/${corolla.id}`, { vehicles: [corolla] });
    server.on(listVehicles, () => {
      throw new Refusal('UNAVAILABLE');
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByRole('alert')).toHaveTextContent('No hemos podido cargar el vehículo');
    server.on(listVehicles, () => [corolla]);
    await person.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: /Corolla/ })).toBeVisible();
  });

  it.each(['/vehicles/0', '/vehicles/uno', '/vehicles/1/nada'])(
    'is none at %s',
    async (address) => {
      renderApp(address, { vehicles: [corolla] });
      expect(await screen.findByText('404 Page Not Found')).toBeVisible();
    },
  );
});
