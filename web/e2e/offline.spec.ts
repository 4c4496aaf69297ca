import type { Page } from '@playwright/test';
import { expect, giveVehicle, test } from './fixtures';

test.use({ serviceWorkers: 'allow' });

/** The worker comes when the page has nothing else to do, and then answers for this page, too. */
async function untilInstalled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 45_000 })
    .toBe('activated');
}

test('the worker gives files of the shell and answers no call, nor anything of Firebase’s', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  await page.goto('/');
  await untilInstalled(page);
  const answered = new Map<string, boolean>();
  page.on('response', (response) =>
    answered.set(new URL(response.url()).pathname, response.fromServiceWorker()),
  );
  await page.reload();
  await expect(page.getByLabel('Tu pregunta')).toBeVisible();
  await page.evaluate(() => fetch('/__/firebase/init.json').then((response) => response.text()));
  const by = (isWorker: boolean) =>
    [...answered].filter(([, is]) => is === isWorker).map(([path]) => path);
  expect(by(true).filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(5);
  expect(by(true).filter((path) => /^\/(api|__)\//.test(path))).toEqual([]);
  expect(by(false)).toEqual(
    expect.arrayContaining(['/api/user', '/api/vehicles', '/__/firebase/init.json']),
  );
});

test('another version is offered while a question is typed, and taken when its owner says so', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  await page.goto('/');
  await untilInstalled(page);
  const box = page.getByLabel('Tu pregunta');
  await box.fill('¿Qué presión');
  // To a browser a worker of another address is another version of it.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?otra'));
  const notice = page.getByRole('status').filter({ hasText: 'Hay una versión nueva' });
  await expect(notice).toBeVisible();
  await expect(box).toHaveValue('¿Qué presión');
  await notice.getByRole('button', { name: 'Recargar' }).click();
  await expect(box).toHaveValue('');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(
    '/sw.js?otra',
  );
});
