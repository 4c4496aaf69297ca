import type { Page } from '@playwright/test';
import { ask, chooseFile, expect, test } from './fixtures';
import { manyBytes } from './files';
import { record } from './record';

type Screen = { name: string; show: (page: Page) => Promise<void> };

const heading = (page: Page, name: RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const screens: readonly Screen[] = [
  {
    name: 'home',
    show: async (page) => {
      await page.goto('/');
      await heading(page, /¿Qué quieres saber/);
    },
  },
  { name: 'answer', show: (page) => ask(page, '¿Qué presión deben llevar los neumáticos?') },
  { name: 'unknown', show: (page) => ask(page, '¿Cuánto cuesta la revisión de los 60 000 km?') },
  {
    name: 'manuals',
    show: async (page) => {
      await page.goto('/manuals');
      await expect(page.getByText('manual-faro-brisa.pdf')).toBeVisible();
    },
  },
  {
    name: 'upload',
    show: async (page) => {
      await chooseFile(page, manyBytes('manual.txt', 2_000_000));
      await expect(page.getByText('manual.txt')).toBeVisible();
    },
  },
  {
    name: 'vehicles',
    show: async (page) => {
      await page.goto('/vehicles');
      await expect(page.getByRole('main').getByText('Mi Brisa').first()).toBeVisible();
    },
  },
  {
    name: 'add-vehicle',
    show: async (page) => {
      await page.goto('/vehicles');
      await page.getByRole('main').getByRole('button', { name: 'Añadir vehículo' }).click();
      await expect(page.getByRole('dialog', { name: 'Añadir vehículo' })).toBeVisible();
    },
  },
  {
    name: 'history',
    show: async (page) => {
      await page.goto('/history');
      await expect(
        page
          .getByRole('main')
          .getByText(/neumáticos/)
          .first(),
      ).toBeVisible();
    },
  },
];

for (const width of [360, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const variant = `${width}-${colorScheme}`;
    test.describe(variant, () => {
      test.use({ viewport: { width, height: width < 600 ? 740 : 900 }, colorScheme });

      test('the way in bars nobody', async ({ page }) => {
        await page.goto('/auth');
        await expect(
          page.getByRole('button', { name: 'Entrar con la cuenta de demostración' }),
        ).toBeVisible();
        await record(page, `auth-${variant}`);
      });

      test('no screen bars anybody', async ({ demoOwner: { page } }) => {
        for (const { name, show } of screens) {
          await test.step(name, async () => {
            await show(page);
            await record(page, `${name}-${variant}`);
          });
        }
      });
    });
  }
}
