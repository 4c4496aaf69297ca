import { screen, waitFor, within } from '@testing-library/react';
import { logout } from '@contract';
import { buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

describe('the main menu', () => {
  it('[2.15] has an entry for each page, in order', async () => {
    renderApp('/vehicles');
    const menu = within(
      within(await screen.findByRole('complementary')).getByRole('navigation', {
        name: 'Principal',
      }),
    );
    const entries = menu
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(entries).toEqual([
      ['Panel', '/'],
      ['Manuales', '/manuals'],
      ['Vehículos', '/vehicles'],
      ['Historial', '/history'],
      ['Perfil', '/profile'],
    ]);
  });

  it.each([
    ['/vehicles/1/ficha', 'Vehículos'],
    ['/', 'Panel'],
    ['/history', 'Historial'],
  ])('at %s has «%s» as the current entry, and no other', async (path, current) => {
    renderApp(path, { vehicles: [buildVehicle()] });
    const menu = within(await screen.findByRole('complementary'));
    await screen.findByRole('main');
    const entries = within(menu.getByRole('navigation', { name: 'Principal' }));
    const isCurrent = (link: HTMLElement) => link.getAttribute('aria-current') === 'page';
    expect(
      entries
        .getAllByRole('link')
        .filter(isCurrent)
        .map(({ textContent }) => textContent),
    ).toEqual([current]);
  });
});

describe('on a phone', () => {
  const openMenu = async ({ person }: ReturnType<typeof renderApp>) => {
    await person.click(await screen.findByRole('button', { name: 'Abrir el menú' }));
    return within(await screen.findByRole('dialog', { name: 'Menú' }));
  };
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('[2.21] the sidebar is an overlay that opens and closes', async () => {
    const app = renderApp('/vehicles', { vehicles: [buildVehicle()] });
    const overlay = await openMenu(app);
    expect(overlay.getByRole('link', { name: 'Perfil' })).toBeVisible();
    expect(overlay.getByRole('region', { name: 'Mis vehículos' })).toBeVisible();
    await app.person.click(overlay.getByRole('button', { name: 'Cerrar el menú' }));
    await isClosed();
  });

  it('Escape closes the sidebar and gives the focus back', async () => {
    const app = renderApp('/vehicles');
    await openMenu(app);
    await app.person.keyboard('{Escape}');
    await isClosed();
    expect(screen.getByRole('button', { name: 'Abrir el menú' })).toHaveFocus();
  });

  it('[2.21] the sidebar leaves when it has led somewhere', async () => {
    const app = renderApp('/vehicles');
    const overlay = await openMenu(app);
    await app.person.click(overlay.getByRole('link', { name: 'Historial' }));
    await isClosed();
    expect(app.location()?.pathname).toBe('/history');
  });
});

describe('the user block', () => {
  it('[2.19] names the owner and leads out', async () => {
    const { person, server } = renderApp('/vehicles');
    let isOut = false;
    server.on(logout, () => {
      isOut = true;
      return undefined;
    });
    const sidebar = within(await screen.findByRole('complementary'));
    expect(await sidebar.findByText('Lucía Ferrer')).toBeVisible();
    await person.click(sidebar.getByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(isOut).toBe(true));
  });
});

describe('the garage in the sidebar', () => {
  it('shows five vehicles, the default one first, and leads to all of them', async () => {
    const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];
    const vehicles = names.map((nickname, at) =>
      buildVehicle({
        ...{ id: at + 1, nickname, model: nickname, isDefault: nickname === 'siete' },
      }),
    );
    renderApp('/history', { vehicles });
    const garage = within(await screen.findByRole('region', { name: 'Mis vehículos' }));
    const all = await garage.findByRole('link', { name: 'Ver todos (7)' });
    expect(all).toHaveAttribute('href', '/vehicles');
    expect(garage.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['sietePredeterminado', 'uno', 'dos', 'tres', 'cuatro', 'Ver todos (7)'],
    ]);
  });

  it('leads nowhere else where five are all', async () => {
    renderApp('/history', { vehicles: [buildVehicle()] });
    const garage = within(await screen.findByRole('region', { name: 'Mis vehículos' }));
    expect(await garage.findByRole('link', { name: /Corolla/ })).toBeVisible();
    expect(garage.getAllByRole('link')).toHaveLength(1);
  });
});
