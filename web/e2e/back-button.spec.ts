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
/** Milliseconds until a page that was kept has been told that it is shown. */
const SHOWN_WITHIN = 500;

let isKeeping = false;

/** Notes on each page how often one came back as it had been left. */
const noteRestoredPages = (page: Page) =>
  page.addInitScript((key) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      const times = Number(sessionStorage.getItem(key));
      if (persisted) sessionStorage.setItem(key, String(times + 1));
    });
  }, RESTORED);

const timesRestored = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), RESTORED).catch(() => null);

/** Whether this browser keeps pages at all, told by a picture's: Chromium's headless shell keeps none. */
async function keepsPages(page: Page): Promise<boolean> {
  await page.goto('/icon.svg');
  await page.goto('/monitor');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(SHOWN_WITHIN);
  const isKept = (await timesRestored(page)) !== null;
  await page.evaluate(() => sessionStorage.clear());
  return isKept;
}

/** The tab to go on in: the owner's own, or a second one, while the first one is kept as the browser would keep it. */
const leave = async ({ page }: Owner): Promise<Page> =>
  isKeeping ? page : page.context().newPage();

/**
 * Goes back, to the page as it had been left. A browser that keeps pages may have thrown it away: Chromium does so when it
 * is told to clear its cache, as it is at the end of a session.
 */
async function goBack({ page }: Owner, away: Page): Promise<void> {
  if (page === away) {
    await page.goBack({ waitUntil: 'commit' });
    return;
  }
  await restore(page);
  // The page may begin anew in the middle of the question.
  await expect.poll(() => timesRestored(page)).toBe('1');
}

/** What a browser that keeps pages tells one as it is left and as it comes back; it begins anew thereupon. */
const restore = (page: Page) =>
  Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => {
      for (const name of ['pagehide', 'pageshow']) {
        window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
      }
    }),
  ]);

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
  isKeeping = await keepsPages(owner.page);
  await openHistory(owner);
});

test('the way back after signing out shows nothing of who was here', async ({ owner }) => {
  const away = await leave(owner);
  await away.goto('/manuals');
  await signOut(away);
  await goBack(owner, away);
  await expectNothingOf(owner);
});

test('the way back after signing out in the profile shows nothing of who was here', async ({
  owner,
}) => {
  const away = await leave(owner);
  await away.goto('/profile');
  await away.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(away).toHaveURL(/\/auth/);
  await goBack(owner, away);
  await expectNothingOf(owner);
});

test('the way back from the farewell of an erased account shows nothing of who was here', async ({
  owner,
}) => {
  const away = await leave(owner);
  await away.goto('/profile');
  await away.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await away.getByLabel('Escribe ELIMINAR para confirmar').fill('eliminar');
  await away.keyboard.press('Enter');
  await expect(away.getByRole('heading', { name: 'Tu cuenta está eliminada' })).toBeVisible();
  await goBack(owner, away);
  await expectNothingOf(owner);
});

test('the next owner at the same screen goes back to pages of their own', async ({
  owner,
  newEmail,
}) => {
  const { page, email } = owner;
  const other = await newEmail();
  const away = await leave(owner);
  await away.goto('/manuals');
  await signOut(away);
  await away.getByLabel('Correo electrónico').fill(other.email);
  await away.getByLabel('Contraseña', { exact: true }).fill(other.password);
  await away.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(away.getByRole('button', { name: 'Comenzar' })).toBeVisible();
  await goBack(owner, away);
  await expect(page.getByText(other.email)).toBeVisible();
  for (const trace of [QUESTION, email]) await expect(page.getByText(trace)).toHaveCount(0);
});
