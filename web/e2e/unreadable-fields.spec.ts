import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';

type Row = Record<string, unknown>;

/** Lets a list arrive with these rows beside the first of what the server answers. */
const spoil = (page: Page, path: string, ...changes: Row[]) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const [first] = (await response.json()) as Row[];
    await route.fulfill({
      response,
      json: [first, ...changes.map((one) => ({ ...first, ...one }))],
    });
  });

const CHANGED = { id: 900, createdAt: 'ayer' };

test('[8.61] a field of a manual that cannot be read stands so in its row, and the rest of the list stays', async ({
  demoOwner: { page },
}) => {
  await spoil(
    page,
    '**/api/manuals',
    { ...CHANGED, originalFilename: null },
    {
      id: 901,
      originalFilename: 'b.pdf',
      fileSize: 'x',
      vehicle: 7,
      status: 'lost',
      lastQueriedAt: 7,
    },
  );
  await page.goto('/manuals');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('manual-faro-brisa.pdf');
  await expect(rows.nth(2)).toContainText('Desconocido');
  await expect(rows.nth(2)).toContainText('Fecha inválida');
  await expect(rows.nth(3).getByText('Desconocido')).toHaveCount(4);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('row').filter({ hasText: 'Fecha inválida' }).last()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console?tab=manage');
  await expect(page.getByRole('row').nth(2)).toContainText('Fecha inválida');
  await expect(page.getByRole('row').nth(3).getByText('Desconocido')).toHaveCount(3);
});

test('[8.62] a field of a vehicle that cannot be read stands so in its row', async ({
  demoOwner: { page },
}) => {
  const unread = { id: 900, make: undefined, year: '2022', nickname: null, isDefault: false };
  await spoil(page, '**/api/vehicles', unread);
  await page.goto('/vehicles');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2).getByRole('cell', { name: 'Desconocido', exact: true })).toHaveCount(2);
  await expect(rows.nth(2).getByRole('rowheader')).toContainText('Desconocido Brisa 1.6');
});

test('[8.61] a field of a question that cannot be read stands so in its entry', async ({
  demoOwner: { page },
}) => {
  const json = [
    { id: 1, query: '¿Qué aceite lleva?', vehicleId: 1, confidence: 'high', createdAt: 'ayer' },
    { id: 2, query: 7, vehicleId: 1, confidence: 'odd' },
  ];
  await page.route('**/api/search/history', (route) => route.fulfill({ json }));
  await page.goto('/history');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText('Fecha inválida');
  await expect(entries.nth(1).getByText('Desconocido')).toHaveCount(2);
});
