import type { Page } from '@playwright/test';
import { demo, expect, test } from './fixtures';
import { narrowToo, record, recordEach, variantsOf } from './record';

type Credentials = { email: string; password: string };

async function fillCredentials(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
}

async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/auth');
  await fillCredentials(page, credentials);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Barra lateral' });

async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Menú de / }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

const expectTheme = (page: Page, theme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

test('an owner changes the name, finds it everywhere, and signs out of the profile', async ({
  owner: { page },
}) => {
  await page.goto('/');
  await sidebar(page).getByRole('link', { name: 'Perfil' }).click();
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  const name = page.getByLabel('Nombre completo');
  await expect(name).toBeFocused();
  await name.fill('Lucía F. Soler');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Perfil actualizado')).toBeVisible();
  await expect(sidebar(page).getByText('Lucía F. Soler')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar perfil' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('main').getByText('Lucía F. Soler')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth/);
});

test('each owner keeps their own theme in the same browser', async ({ owner, newEmail }) => {
  const { page, ...first } = owner;
  await page.emulateMedia({ colorScheme: 'light' });
  const second = await newEmail();
  await page.goto('/');
  await chooseTheme(page, 'Oscuro');
  await expectTheme(page, 'dark');
  await page.reload();
  await expectTheme(page, 'dark');
  await page.goto('/profile');
  await expect(page.getByRole('main').getByLabel('Tema')).toHaveValue('dark');
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.reload();
  await expectTheme(page, 'dark');

  await signIn(page, second);
  await expectTheme(page, 'light');
  await page.context().clearCookies();
  await signIn(page, first);
  await expectTheme(page, 'dark');
});

test('the keyboard alone reaches the profile through the menu of the owner', async ({
  demoOwner: { page },
}) => {
  await page.goto('/history');
  const button = page.getByRole('button', { name: /^Menú de / });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Mi perfil' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Mi perfil' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

const barriers = [
  { what: 'reach Google', url: /identitytoolkit\.googleapis\.com/ },
  { what: 'load Firebase', url: /assets\/firebase-identity/ },
];
for (const { what, url } of barriers) {
  test(`who cannot ${what} signs in straight at Guantera`, async ({ page }) => {
    await page.route(url, (route) => route.abort());
    await page.goto('/auth');
    await fillCredentials(page, demo);
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page.getByText('Error al iniciar sesión')).toBeVisible();
    const direct = page.getByRole('button', { name: 'Entrar directamente' });
    await expect(direct).toBeVisible();
    await record(page, 'auth-unreachable');
    await direct.click();
    await expect(page.getByLabel('Tu pregunta')).toBeVisible();
  });
}

test('the profile and the menus of the owner bar nobody', async ({ demoOwner: { page } }) => {
  await page.goto('/profile');
  await expect(page.getByRole('list', { name: 'Actividad reciente' })).toBeVisible();
  await recordEach(page, 'profile', narrowToo);
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await recordEach(page, 'profile-edit', narrowToo);
  await page.getByRole('button', { name: /^Menú de / }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await recordEach(page, 'user-menu', narrowToo);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Idioma/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await recordEach(page, 'language-menu', variantsOf(1440));
});
