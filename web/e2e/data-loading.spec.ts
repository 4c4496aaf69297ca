import type { Page } from '@playwright/test';
import { createManual } from '../../functions/contract/index';
import { answerOn, expect, giveVehicle, rowOf, test } from './fixtures';

/** Counts what the page asks the server for, by its path. */
function countGets(page: Page): () => Record<string, number> {
  const counts: Record<string, number> = {};
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || !pathname.startsWith('/api/')) return;
    counts[pathname] = (counts[pathname] ?? 0) + 1;
  });
  return () => ({ ...counts });
}

const once = {
  '/api/user': 1,
  '/api/vehicles': 1,
  '/api/manuals': 1,
  '/api/search/history': 1,
};

/** The history says how many there are, too. */
const onceWithHistory = { ...once, '/api/search/counts': 1 };

const quiet = (page: Page) => page.waitForLoadState('networkidle');

async function visit(page: Page, link: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: link })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  await quiet(page);
}

for (const path of ['/', '/manuals', '/history', '/vehicles']) {
  test(`a hard load of ${path} asks for each thing once`, async ({ demoOwner: { page } }) => {
    const gets = countGets(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(page);
    expect(gets()).toEqual(path === '/history' ? onceWithHistory : once);
  });
}

test('[9.23] visits ask for nothing that is here, and a question is in the history all the same', async ({
  demoOwner: { page },
}) => {
  const gets = countGets(page);
  await page.goto('/');
  await expect(page.getByLabel('Tu pregunta')).toBeVisible();
  await quiet(page);
  for (const link of ['Manuales', 'Historial', 'Manuales', 'Historial']) await visit(page, link);
  expect(gets()).toEqual(onceWithHistory);

  const question = `¿Qué presión llevan los neumáticos? (${Date.now()})`;
  await page.getByRole('link', { name: 'Panel' }).first().click();
  await page.getByLabel('Tu pregunta').fill(question);
  await page.getByRole('button', { name: 'Preguntar' }).click();
  await expect(answerOn(page)).toBeVisible({ timeout: 30_000 });
  await visit(page, 'Historial');
  await expect(page.getByRole('group', { name: 'Búsquedas recientes' }).last()).toContainText(
    question,
  );
  expect(gets()).toEqual({
    ...once,
    ...{ '/api/manuals': 2, '/api/search/history': 2, '/api/search/counts': 2 },
  });
});

test('what the server changed is seen by the refresh of the list, within 30 seconds', async ({
  owner,
}) => {
  const { page, call } = owner;
  const { id } = await giveVehicle(owner);
  await page.goto('/manuals');
  await expect(page.getByText('Todavía no hay manuales')).toBeVisible();
  await call(createManual, { body: { vehicleId: id, originalFilename: 'de-otra-pestaña.pdf' } });
  await expect(rowOf(page, 'de-otra-pestaña.pdf')).toBeVisible({ timeout: 35_000 });
});

test('[9.21] what fails is not sent again before the next page', async ({ owner: { page } }) => {
  const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 500 }));
  await fail('**/api/vehicles');
  await fail('**/api/search/history');
  const gets = countGets(page);
  await page.goto('/history');
  await expect(page.getByText('No hemos podido cargar tu historial')).toBeVisible();
  await quiet(page);
  expect(gets()).toEqual(onceWithHistory);
  await page.unroute('**/api/search/history');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Aún no has preguntado nada')).toBeVisible();
  await page.unroute('**/api/vehicles');
  await visit(page, 'Manuales');
  expect(gets()).toEqual({ ...onceWithHistory, '/api/vehicles': 2, '/api/search/history': 2 });
});
