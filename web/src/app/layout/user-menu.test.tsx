import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const openMenu = async ({ person }: ReturnType<typeof renderApp>, name = 'Lucía Ferrer') => {
  const button = await screen.findByRole('button', { name: `Menú de ${name}` });
  await person.click(button);
  return { button, menu: within(await screen.findByRole('menu')) };
};

const theme = () => document.documentElement.getAttribute('data-theme');

beforeEach(() => localStorage.clear());

describe("the owner's menu", () => {
  it('[1.2, 1.15, 2.25-2.28] holds profile, vehicles, manuals, the one language, the themes and the way out', async () => {
    const { menu } = await openMenu(renderApp('/history'));
    const names = (role: string) => menu.getAllByRole(role).map(({ textContent }) => textContent);
    expect(names('menuitem')).toEqual([
      'Mi perfil',
      'Mis vehículos',
      'Mis manuales',
      'Privacidad',
      'Aviso legal',
      'Cerrar sesión',
    ]);
    expect(names('menuitemradio')).toEqual(['Español', 'Claro', 'Oscuro', 'Sistema']);
    expect(menu.getByRole('menuitemradio', { name: 'Español' })).toBeChecked();
  });

  it('is left with Escape, back to its button', async () => {
    const app = renderApp('/history');
    const { button, menu } = await openMenu(app);
    expect(menu.getByRole('menuitem', { name: 'Mi perfil' })).toHaveFocus();
    await app.person.keyboard('{ArrowDown}');
    expect(menu.getByRole('menuitem', { name: 'Mis vehículos' })).toHaveFocus();
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('[2.25] leads to the profile', async () => {
    const app = renderApp('/history');
    const { menu } = await openMenu(app);
    await app.person.click(menu.getByRole('menuitem', { name: 'Mi perfil' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  });

  it('says the reason, or that it is unknown, when signing out fails', async () => {
    const app = renderApp('/history');
    app.server.onUrl('POST', /^\/api\/logout$/, () => Response.json({ odd: true }));
    const { menu } = await openMenu(app);
    await app.person.click(menu.getByRole('menuitem', { name: 'Cerrar sesión' }));
    expect(await screen.findByText('Error al cerrar sesión')).toBeVisible();
    expect(screen.getByText('Error desconocido')).toBeVisible();
    expect(app.server.calls).toContain('POST /api/logout');
  });
});

it('[1.1, 1.2, 2.23] the menu offers Spanish and no other language in the top bar', async () => {
  const { person } = renderApp('/history');
  await person.click(await screen.findByRole('button', { name: 'Idioma: Español' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    'Español',
  ]);
});

/** A light system; jsdom has no media queries of its own. */
const lightSystem = (media: string) =>
  ({
    matches: false,
    media,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

describe('the theme', () => {
  beforeEach(() => {
    window.matchMedia = lightSystem;
  });

  const ana = buildUser({ id: 'ana', displayName: 'Ana Soler' });

  const choose = async (app: ReturnType<typeof renderApp>, name: string, label: string) => {
    const { menu } = await openMenu(app, name);
    await app.person.click(menu.getByRole('menuitemradio', { name: label }));
    cleanup();
  };

  it('[1.15, 2.27] is each owner’s own: a second owner does not inherit it', async () => {
    await choose(renderApp('/history'), 'Lucía Ferrer', 'Oscuro');
    expect(theme()).toBe('dark');

    const { menu } = await openMenu(renderApp('/history', { user: ana }), 'Ana Soler');
    expect(menu.getByRole('menuitemradio', { name: 'Sistema' })).toBeChecked();
    expect(theme()).toBe('light');
    cleanup();

    await choose(renderApp('/history', { user: ana }), 'Ana Soler', 'Claro');
    const again = await openMenu(renderApp('/history'));
    expect(again.menu.getByRole('menuitemradio', { name: 'Oscuro' })).toBeChecked();
    expect(theme()).toBe('dark');
  });

  it('stays as it was last in this browser before somebody signs in', async () => {
    await choose(renderApp('/history'), 'Lucía Ferrer', 'Oscuro');
    renderApp('/auth', { user: null });
    await screen.findByRole('heading', { name: /Las respuestas/ });
    expect(theme()).toBe('dark');
    expect(localStorage.getItem('guantera-mode')).toBe('dark');
  });

  it('is what the system shows when this browser keeps something else in its place', async () => {
    localStorage.setItem('guantera-mode:lucia', 'sepia');
    const { menu } = await openMenu(renderApp('/history'));
    expect(menu.getByRole('menuitemradio', { name: 'Sistema' })).toBeChecked();
  });
});
