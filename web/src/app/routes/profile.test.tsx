import { screen, waitFor, within } from '@testing-library/react';
import { listManuals, logout, updateUser, type User } from '@contract';
import { buildManual, buildSearch, buildUser } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { findPage } from '../../testing/find-page';
import { renderApp } from '../../testing/render-app';
import { rememberedMode } from '../../ui/mode-memory';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

/** What a term of the profile stands at. */
const factOf = async (term: string) =>
  (await (await findPage()).findByText(term, { selector: 'dt' })).nextElementSibling;

describe('the profile', () => {
  it.each([
    ['Nombre de usuario', 'lucia'],
    ['Nombre completo', 'Lucía Ferrer'],
    ['Correo electrónico', 'lucia@guantera.test'],
    ['Estado de la cuenta', 'Activa'],
    ['Idioma preferido', 'Español'],
    ['Notificaciones', 'En la aplicación'],
    ['Método de acceso', 'Correo y contraseña'],
    ['Novedades y publicidad', 'Nunca'],
  ])('[1.14, 2.5, 2.116-2.118] shows %s: %s', async (term, value) => {
    renderApp('/profile');
    expect(await factOf(term)).toHaveTextContent(value);
  });

  it('[2.117] shows the theme and changes it in place, for its owner', async () => {
    const { person } = renderApp('/profile', { user: buildUser({ id: 'lucia' }) });
    const theme = await screen.findByRole('combobox', { name: 'Tema' });
    expect(await factOf('Tema')).toContainElement(theme);
    expect(theme).toHaveDisplayValue('Sistema');
    await person.selectOptions(theme, 'Oscuro');
    expect(theme).toHaveDisplayValue('Oscuro');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(rememberedMode('lucia')).toBe('dark');
    await person.selectOptions(theme, 'Sistema');
  });

  it.each<[Partial<User>, string, string]>([
    [{ authMethod: 'google.com' }, 'Método de acceso', 'Google'],
    [{ authMethod: 'carrier-pigeon' }, 'Método de acceso', 'Desconocido'],
    [{ preferredLanguage: 'xx' }, 'Idioma preferido', 'Desconocido'],
    [{ username: '' }, 'Nombre de usuario', 'Desconocido'],
    [
      { onboardingCompleted: false, onboardingStep: 2 },
      'Estado de la cuenta',
      'Configuración pendiente',
    ],
  ])('with %j says of %s: %s', async (parts, term, value) => {
    renderApp('/profile', { user: buildUser(parts) });
    expect(await factOf(term)).toHaveTextContent(value);
  });

  it.each([
    ['Aún no disponible', 'Cambiar contraseña'],
    ['Aún no disponible', 'Configurar notificaciones'],
    ['Aún no disponible', 'Gestionar avisos por correo'],
  ])('[2.120] has a button in %s, %s, that does nothing yet and says so', async (fold, label) => {
    const { person, server } = renderApp('/profile');
    await person.click(await screen.findByText(fold));
    const button = screen.getByRole('button', { name: label });
    expect(button).toHaveAccessibleDescription('Aún no disponible');
    await waitFor(() => expect(server.calls).toContain('GET /api/manuals'));
    const before = [...server.calls];
    await person.click(button);
    expect(server.calls).toEqual(before);
    expect(button).toBeVisible();
  });
});

describe('the parts of the profile', () => {
  it('begin with the preferences, and hide the console until an owner looks for more', async () => {
    const { person } = renderApp('/profile');
    const page = await findPage();
    const titles = await page.findAllByRole('heading', { level: 2 });
    expect(titles[0]).toHaveTextContent('Preferencias');
    expect(titles.map(({ textContent }) => textContent)).not.toContain('Consola de gestión');
    const link = page.getByText('Abrir la consola');
    expect(link).not.toBeVisible();
    await person.click(page.getByText('Avanzado'));
    expect(link).toBeVisible();
  });
});

describe('the recent activity', () => {
  it('[2.118] lists the last questions and manuals, the newest first', async () => {
    renderApp('/profile', {
      searches: [buildSearch({ createdAt: '2026-11-20T10:00:00.000Z' })],
      manuals: [
        buildManual({ createdAt: '2026-11-21T10:00:00.000Z' }),
        buildManual({
          id: 2,
          originalFilename: 'viejo.pdf',
          createdAt: '2026-01-01T10:00:00.000Z',
        }),
      ],
    });
    const list = await screen.findByRole('list', { name: 'Actividad reciente' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^corolla-2021\.pdfAñadiste un manual · 21 nov 2026/),
      expect.stringMatching(/^¿Qué presión.*Preguntaste · 20 nov 2026/),
      expect.stringMatching(/^viejo\.pdf.*1 ene 2026/),
    ]);
  });

  it('says what will be there while there is nothing', async () => {
    renderApp('/profile');
    expect(await screen.findByText(/aquí verás tus últimas preguntas/)).toBeVisible();
  });

  it('can be loaded again when it failed', async () => {
    const { person, server } = renderApp('/not-there');
    server.on(listManuals, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await person.click(await screen.findByRole('link', { name: 'Ir al inicio' }));
    await person.click(await screen.findByRole('link', { name: 'Perfil' }));
    const activity = await panel('Actividad reciente');
    expect(await activity.findByText('No hemos podido cargar tu actividad')).toBeVisible();
    server.on(listManuals, () => [buildManual()]);
    await person.click(activity.getByRole('button', { name: 'Reintentar' }));
    expect(await activity.findByText('corolla-2021.pdf')).toBeVisible();
  });
});

describe('editing the profile', () => {
  const edit = async (name: string) => {
    const app = renderApp('/profile');
    await app.person.click(await screen.findByRole('button', { name: 'Editar perfil' }));
    const field = await screen.findByLabelText('Nombre completo');
    expect(field).toHaveFocus();
    await app.person.clear(field);
    if (name) await app.person.type(field, name);
    return app;
  };
  const save = ({ person }: ReturnType<typeof renderApp>) =>
    person.click(screen.getByRole('button', { name: 'Guardar cambios' }));

  it('changes the name wherever it stands, and gives the focus back', async () => {
    const app = await edit('Lucía F. Soler');
    await save(app);
    expect(await screen.findByText('Perfil actualizado')).toBeVisible();
    expect(await factOf('Nombre completo')).toHaveTextContent('Lucía F. Soler');
    const sidebar = within(screen.getByRole('complementary'));
    expect(sidebar.getByText('Lucía F. Soler')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Menú de Lucía F. Soler' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Editar perfil' })).toHaveFocus();
    expect(app.server.data.user?.displayName).toBe('Lucía F. Soler');
  });

  it('[1.2] offers Spanish and no other language', async () => {
    await edit('Lucía');
    const options = within(screen.getByLabelText('Idioma preferido')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Español']);
  });

  it('needs a name', async () => {
    const app = await edit('');
    await save(app);
    expect(await screen.findByText('Escribe un nombre.')).toBeVisible();
    expect(app.server.calls).not.toContain('PATCH /api/user');
  });

  it('can be given up', async () => {
    const app = await edit('Otra');
    await app.person.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await factOf('Nombre completo')).toHaveTextContent('Lucía Ferrer');
    expect(screen.getByRole('button', { name: 'Editar perfil' })).toHaveFocus();
  });

  it('says why the server refused, and keeps what was typed', async () => {
    const app = await edit('Otra');
    app.server.on(updateUser, () => {
      throw new Refusal('TRY_AGAIN');
    });
    await save(app);
    expect(await screen.findByText('Error al actualizar perfil')).toBeVisible();
    expect(
      screen.getByText('Otra operación cambió los mismos datos. Inténtalo de nuevo.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Nombre completo')).toHaveValue('Otra');
  });

  it('says so when nobody knows why it failed', async () => {
    const app = await edit('Otra');
    app.server.onUrl('PATCH', /^\/api\/user$/, () => Response.json({ odd: true }));
    await save(app);
    expect(await screen.findByText('Error al actualizar perfil')).toBeVisible();
    expect(screen.getByText('Ha ocurrido un error desconocido')).toBeVisible();
  });
});

describe('signing out of the profile', () => {
  const signOut = async (app: ReturnType<typeof renderApp>) => {
    const main = await findPage();
    await app.person.click(await main.findByRole('button', { name: 'Cerrar sesión' }));
  };

  it('[1.30, 2.119, 4.5, 7.7] leaves nobody behind', async () => {
    const app = renderApp('/profile');
    await signOut(app);
    await waitFor(() => expect(app.location()?.pathname).toBe('/auth'));
    expect(app.server.calls).toContain('POST /api/logout');
    expect(screen.queryByText('lucia@guantera.test')).not.toBeInTheDocument();
  });

  it('says "Logout failed" with the error of the answer', async () => {
    const app = renderApp('/profile');
    app.server.on(logout, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await signOut(app);
    expect(await screen.findByText('Logout failed')).toBeVisible();
    expect(screen.getByText(/El servicio no responde ahora mismo/)).toBeVisible();
    expect(app.location()?.pathname).toBe('/profile');
  });

  it('says "Logout failed" and no more when the answer has no error field', async () => {
    const app = renderApp('/profile');
    app.server.onUrl('POST', /^\/api\/logout$/, () => new Response('', { status: 502 }));
    await signOut(app);
    expect(await screen.findAllByText('Logout failed')).toHaveLength(2);
  });
});
