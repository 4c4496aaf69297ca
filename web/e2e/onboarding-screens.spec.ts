import type { Page } from '@playwright/test';
import { updateOnboarding } from '../../functions/contract/index';
import { expect, giveVehicle, test, type Owner } from './fixtures';
import { manyBytes } from './files';
import { expectStep } from './guided-setup';
import { recordEach, turnInto, variantAt } from './record';

type Screen = {
  name: string;
  step: number;
  /** What is different from the step as it first shows. */
  prepare?: (owner: Owner) => Promise<unknown>;
  act?: (page: Page) => Promise<void>;
};

const screens: readonly Screen[] = [
  { name: 'welcome', step: 0 },
  { name: 'profile', step: 1 },
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
  {
    name: 'manual-chosen',
    step: 3,
    prepare: giveVehicle,
    act: async (page) => {
      await page.getByLabel('Archivo del manual').setInputFiles(manyBytes('manual.txt', 2_000_000));
      await expect(page.getByRole('button', { name: 'Subir manual' })).toBeEnabled();
    },
  },
  { name: 'features', step: 4, prepare: giveVehicle },
  { name: 'final', step: 5, prepare: giveVehicle },
];

for (const [turn, { name, step, prepare, act }] of screens.entries()) {
  test(`no step of the guided setup bars anybody: ${name}`, async ({ owner }) => {
    const { page, call } = owner;
    await prepare?.(owner);
    // Who has completed the setup begins it anew at its first step.
    await call(updateOnboarding, { body: { step: 0, completed: false } });
    await call(updateOnboarding, { body: { step, completed: false } });
    await turnInto(page, variantAt(turn));
    await page.goto('/onboarding');
    await expectStep(page, step);
    await act?.(page);
    await recordEach(page, `onboarding-${name}`);
  });
}
