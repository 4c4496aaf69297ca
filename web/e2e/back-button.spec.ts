import type { Page } from '@playwright/test';
import { searchManuals } from '../../functions/contract/index';
import { expect, giveVehicle, test, type Owner } from './fixtures';
import config from './playwright.config';

// Playwright keeps Chromium from keeping pages that are left, as the browsers of owners do.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const QUESTION = '¿Por qué suena el coche de Ana?';
const RESTORED = 'restored';

/** Notes on each page how often one came back as it had been left. */
const noteRestoredPages = (page: Page) =>
  page.addInitScript((key) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      const times = Number(sessionStorage.getItem(key));
      if (persisted) sessionStorage.setItem(key, String(times + 1));
    });
  }, RESTORED);

/** Goes back, to a page that the browser had kept. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  // The page may begin anew in the middle of the question.
  await expect(async () => {
    expect(await page.evaluate((key) => sessionStorage.getItem(key), RESTORED)).toBe('1');
  }).toPass({ timeout: 15_000 });
}

/** What the owner has asked on the screen, in a document of its own. */
async function openHistory({ page, email }: Owner): Promise<void> {
  await page.goto('/history');
  await expect(page.getByText(QUESTION).first()).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
}

/** Ends with a new document. */
const signOut = (page: Page) =>
  Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Cerrar sesión' }).click(),
  ]);

async function expectNothingOf({ page, email }: Owner): Promise<void> {
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
  for (const trace of [QUESTION, email]) await expect(page.getByText(trace)).toHaveCount(0);
}

test.beforeEach(async ({ owner }) => {
  const { id } = await giveVehicle(owner);
  const body = { query: QUESTION, vehicleId: id, language: 'es' } as const;
  await owner.call(searchManuals, { body });
  await noteRestoredPages(owner.page);
  await openHistory(owner);
});

test('the way back after signing out shows nothing of who was here', async ({ owner }) => {
  const { page } = owner;
  await page.goto('/manuals');
  await signOut(page);
  await goBack(page);
  await expectNothingOf(owner);
});

test('nor does it after signing out in the profile', async ({ owner }) => {
  const { page } = owner;
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await goBack(page);
  await expectNothingOf(owner);
});

test('nor does it from the farewell of an erased account', async ({ owner }) => {
  const { page } = owner;
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await page.getByLabel('Escribe ELIMINAR para confirmar').fill('eliminar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tu cuenta está eliminada' })).toBeVisible();
  await goBack(page);
  await expectNothingOf(owner);
});

test('the next owner at the same screen goes back to pages of their own', async ({
  owner,
  newEmail,
}) => {
  const { page, email } = owner;
  const other = await newEmail();
  await page.goto('/manuals');
  await signOut(page);
  await page.getByLabel('Correo electrónico').fill(other.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Comenzar' })).toBeVisible();
  await goBack(page);
  await expect(page.getByText(other.email)).toBeVisible();
  for (const trace of [QUESTION, email]) await expect(page.getByText(trace)).toHaveCount(0);
});
