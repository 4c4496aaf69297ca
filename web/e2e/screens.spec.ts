import type { Page } from '@playwright/test';
import { errors } from '../../functions/contract/index';
import { ask, chooseFile, expect, test } from './fixtures';
import { manyBytes } from './files';
import { recordEach, turnInto, variantAt } from './record';

type Screen = { name: string; show: (page: Page) => Promise<void> };

const heading = (page: Page, name: RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const TYRES = '¿Qué presión deben llevar los neumáticos?';

const screens: readonly Screen[] = [
  {
    name: 'home',
    show: async (page) => {
      await page.goto('/');
      await heading(page, /¿Qué quieres saber/);
    },
  },
  { name: 'answer', show: (page) => ask(page, TYRES) },
  { name: 'unknown', show: (page) => ask(page, '¿Cuánto cuesta la revisión de los 60 000 km?') },
  {
    name: 'manuals',
    show: async (page) => {
      await page.goto('/manuals');
      await expect(page.getByText('manual-faro-brisa.pdf')).toBeVisible();
    },
  },
  {
    name: 'manuals-not-loaded',
    show: async (page) => {
      const requestId = '1a2b3c4d-0000-4000-8000-000000000000';
      const { status, sentence } = errors.UNAVAILABLE;
      const json = { error: sentence, message: sentence, code: 'UNAVAILABLE', requestId };
      await page.route('**/api/manuals', (route) => route.fulfill({ status, json }));
      await page.goto('/manuals');
      await expect(page.getByRole('alert')).toContainText('Referencia: 1a2b3c4d');
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
      await ask(page, TYRES);
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

test('the way in bars nobody', async ({ page }) => {
  await page.goto('/auth');
  await expect(
    page.getByRole('button', { name: 'Entrar con la cuenta de demostración' }),
  ).toBeVisible();
  await recordEach(page, 'auth');
});

for (const [turn, { name, show }] of screens.entries()) {
  test(`no screen bars anybody: ${name}`, async ({ demoOwner: { page } }) => {
    await turnInto(page, variantAt(turn));
    await show(page);
    await recordEach(page, name);
  });
}
