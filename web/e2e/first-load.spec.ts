import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { demo, expect, test } from './fixtures';

/** In bytes, compressed as Hosting does at least. */
const BUDGET = 180_000;

/** The scripts that the page has received, by their address. */
function watchScripts(page: Page): Map<string, Promise<Buffer>> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(new URL(response.url()).pathname, response.body());
  });
  return scripts;
}

const hasFirebase = (scripts: ReadonlyMap<string, unknown>): boolean =>
  [...scripts.keys()].some((path) => path.includes('firebase-identity'));

test('the sign-in page loads at most 180 kB of scripts, and Firebase when it is approached', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.values());
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(weight).toBeLessThanOrEqual(BUDGET);
  expect(hasFirebase(scripts)).toBe(false);
  await page.getByLabel('Correo electrónico').focus();
  await expect.poll(() => hasFirebase(scripts)).toBe(true);
});

test('what the first page stands on comes in scripts of its own', async ({ page }) => {
  await page.goto('/auth');
  expect(await page.locator('head > script[type=module]').count()).toBeGreaterThan(5);
});

test('a click that comes before Firebase waits for it', async ({ page }) => {
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Entrar con la cuenta de demostración' });
  // Without a pointer on its way: nothing has been fetched ahead.
  await button.dispatchEvent('click');
  await expect(page.getByLabel('Tu pregunta')).toBeVisible();
});

/** Where it stands, in whole pixels, and its colour. */
const looksOf = (words: Locator) =>
  words.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { box: [x, y, width, height].map(Math.round), color: getComputedStyle(element).color };
  });

const firstPages = [
  { name: 'sign-in page', path: '/auth', field: 'Correo electrónico' },
  { name: 'home page', path: '/', field: 'Tu pregunta' },
];

for (const { name, path, field } of firstPages) {
  for (const width of [360, 768]) {
    test(`the first words of the ${name} stand there before the app, at ${width} px, and stay`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      if (path === '/') await page.request.post('/api/login', { data: demo });
      const app = /\/assets\/.*\.js$/;
      await page.route(app, (route) => route.abort());
      await page.goto(path);
      const words = page.locator('.words .title:visible');
      const text = await words.innerText();
      const before = await looksOf(words);
      const early = await looksOf(page.getByLabel(field));
      await page.unroute(app);
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1, name: text });
      // While the page follows its frame, the heading changes hands.
      await expect(async () => {
        expect(await looksOf(heading)).toEqual(before);
        expect(await looksOf(page.locator('form').getByLabel(field))).toEqual(early);
      }).toPass();
    });
  }

  test(`what is typed on the ${name} before the app is there stays, and typing goes on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    if (path === '/') await page.request.post('/api/login', { data: demo });
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByLabel(field).pressSequentially('presi\n');
    expect(page.url()).toContain(path);
    letGo();
    const own = page.locator('form').getByLabel(field);
    await expect(own).toHaveValue('presi');
    await expect(own).toBeFocused();
    await page.keyboard.type('on');
    await expect(own).toHaveValue('presion');
    // Nothing was sent by Enter, and no field is left over.
    await expect(page.getByLabel(field)).toHaveCount(1);
  });
}
