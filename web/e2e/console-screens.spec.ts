import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { recordEach, turnInto, variantAt } from './record';

const MANUAL = 'manual-faro-brisa.pdf';

async function manage(page: Page): Promise<void> {
  await page.goto('/console?tab=manage');
  await expect(page.getByText(MANUAL)).toBeVisible();
}

const screens: Record<string, (page: Page) => Promise<void>> = {
  'track-invalid': async (page) => {
    await page.goto('/console');
    await page.getByRole('button', { name: 'Track' }).click();
    await expect(page.getByText('Invalid ID')).toBeVisible();
  },
  track: async (page) => {
    await page.goto('/console?tab=track&manual=1');
    await expect(page.getByRole('region', { name: 'Manual 1' })).toBeVisible();
  },
  manage,
  upload: async (page) => {
    await manage(page);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Missing Data')).toBeVisible();
  },
  create: async (page) => {
    await manage(page);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Filename is required')).toBeVisible();
  },
  edit: async (page) => {
    await manage(page);
    await page.getByRole('button', { name: `Edit: ${MANUAL}` }).click();
    await expect(page.getByRole('dialog', { name: 'Edit manual 1' })).toBeVisible();
  },
  delete: async (page) => {
    await manage(page);
    await page.getByRole('button', { name: `Delete: ${MANUAL}` }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  chunks: async (page) => {
    await page.goto('/console?tab=chunks&manual=1');
    await expect(page.getByText(/^The first 100 chunks of/)).toBeVisible();
  },
};

for (const [turn, [name, show]] of Object.entries(screens).entries()) {
  test(`no tab or dialog of the console bars anybody: ${name}`, async ({ demoOwner: { page } }) => {
    await turnInto(page, variantAt(turn));
    await show(page);
    await recordEach(page, `console-${name}`);
  });
}
