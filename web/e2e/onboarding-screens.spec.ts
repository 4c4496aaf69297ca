import type { Page } from '@playwright/test';
import { updateOnboarding } from '../../functions/contract/index';
import { expect, giveVehicle, test, type Owner } from './fixtures';
import { manyBytes } from './files';
import { expectStep } from './guided-setup';
import { record } from './record';

type Screen = {
  name: string;
  step: number;
  /** What is different from the step as it first shows. */
  prepare?: (owner: Owner) => Promise<unknown>;
  act?: (page: Page) => Promise<void>;
};

/** In the order in which an owner meets them: what one prepares, the next ones have. */
const screens: readonly Screen[] = [
  { name: 'welcome', step: 0 },
  { name: 'profile', step: 1 },
  { name: 'vehicle', step: 2 },
  {
    name: 'vehicle-incomplete',
    step: 2,
    act: async (page) => {
      await page.getByRole('button', { name: 'Siguiente' }).click();
      await expect(page.getByText('Datos incompletos')).toBeVisible();
    },
  },
  { name: 'manual-without-vehicle', step: 3 },
  { name: 'vehicles', step: 2, prepare: giveVehicle },
  { name: 'manual', step: 3 },
  {
    name: 'manual-chosen',
    step: 3,
    act: async (page) => {
      await page.getByLabel('Archivo del manual').setInputFiles(manyBytes('manual.txt', 2_000_000));
      await expect(page.getByRole('button', { name: 'Subir manual' })).toBeEnabled();
    },
  },
  { name: 'features', step: 4 },
  { name: 'final', step: 5 },
];

for (const width of [360, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width}-${colorScheme}`, () => {
      test.use({ viewport: { width, height: width < 600 ? 740 : 900 }, colorScheme });

      test('no step of the guided setup bars anybody', async ({ owner }) => {
        const { page, call } = owner;
        await call(updateOnboarding, { body: { step: 0, completed: false } });
        for (const { name, step, prepare, act } of screens) {
          await test.step(name, async () => {
            await prepare?.(owner);
            await call(updateOnboarding, { body: { step, completed: false } });
            await page.goto('/onboarding');
            await expectStep(page, step);
            await act?.(page);
            await record(page, `onboarding-${name}-${width}-${colorScheme}`);
          });
        }
      });
    });
  }
}
