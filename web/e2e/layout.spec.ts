import type { Locator, Page } from '@playwright/test';
import { createManual } from '../../functions/contract/index';
import { expect, giveVehicle, test } from './fixtures';
import { manyBytes } from './files';
import { record, turnInto, variantsOf } from './record';

const UNBROKEN = 'Superdeportivocarreras'.repeat(3).slice(0, 60);

/** How much of a region can only be reached by scrolling sideways, in pixels. */
const hiddenOf = (region: Locator) =>
  region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
};

async function at(page: Page, width: number): Promise<void> {
  const [light] = variantsOf(width);
  await turnInto(page, light!);
}

test('lists show all that can be done, whatever things are called and wait for', async ({
  owner,
}) => {
  const { page, call } = owner;
  const { id } = await giveVehicle(owner, { nickname: UNBROKEN });
  await giveVehicle(owner, { nickname: `Otro${UNBROKEN}`.slice(0, 60), isDefault: false });
  await call(createManual, {
    body: { vehicleId: id, originalFilename: 'manual-del-propietario-2022-es.pdf' },
  });
  for (const width of [1024, 1280, 1440]) {
    await at(page, width);
    await page.goto('/manuals');
    await expect(page.getByRole('button', { name: /^Subir archivo de/ })).toBeVisible();
    const manuals = page.getByRole('table', { name: 'Manuales' });
    expect(await hiddenOf(manuals.locator('..')), `manuals at ${width}`).toBe(0);
    await record(page, `manuals-pending-${width}`);
    await page.goto('/vehicles');
    const table = page.getByRole('table', { name: 'Mis vehículos' });
    await expect(table.getByRole('row')).toHaveCount(3);
    expect(await hiddenOf(table.locator('..')), `vehicles at ${width}`).toBe(0);
    await record(page, `vehicles-unbroken-${width}`);
  }
});

test('on a phone what is known of a vehicle begins near the top of its page', async ({
  demoOwner,
}) => {
  const { page } = demoOwner;
  await at(page, 360);
  await page.goto('/vehicles/1/ficha');
  const parts = await boxOf(
    page.getByRole('tablist', { name: 'Partes de la página del vehículo' }),
  );
  // The bar at the top, the vehicle and the parts of its page.
  expect(parts.y + parts.height).toBeLessThanOrEqual(170);
});

test('what is read line by line is no wider on a desk than a column of text', async ({
  demoOwner: { page },
}) => {
  await at(page, 1440);
  for (const [address, name, part] of [
    ['/manuals', 'Manuales', '.MuiPaper-root'],
    // The vehicle itself stands beside what is said of it.
    ['/vehicles', 'Mis vehículos', '[role=rowheader]'],
    ['/history', 'Historial', '.MuiPaper-root'],
  ] as const) {
    await page.goto(address);
    const rows = page.getByLabel(name, { exact: true }).locator(part);
    const { width } = await boxOf(rows.first());
    expect(width, address).toBeGreaterThan(600);
    expect(width, address).toBeLessThanOrEqual(720);
  }
});

test('a toast stands at the top, clear of the next button', async ({ owner }) => {
  const { page } = owner;
  await giveVehicle(owner);
  for (const width of [360, 768, 1024]) {
    await at(page, width);
    await page.goto('/vehicles');
    const add = page.getByRole('main').getByRole('button', { name: 'Añadir vehículo' });
    await add.click();
    const dialog = page.getByRole('dialog', { name: 'Añadir vehículo' });
    await dialog.getByLabel('Rellenar con el manual').setInputFiles(manyBytes('manual.txt', 1000));
    const toast = page.locator('.MuiSnackbar-root');
    await expect(toast).toContainText('File selected');
    const told = await boxOf(toast);
    expect(told.y).toBeLessThan(24);
    const below = await boxOf(dialog.getByRole('button', { name: 'Añadir vehículo' }));
    expect(told.y + told.height).toBeLessThan(below.y);
    await record(page, `toast-${width}`);
  }
});

test('a hint has its colour, and its icon in the row of its text', async ({ owner }) => {
  const { page } = owner;
  await giveVehicle(owner, { nickname: UNBROKEN });
  await at(page, 360);
  await page.goto('/');
  const hint = page.getByRole('alert').filter({ hasText: 'todavía no tiene un manual' });
  await expect(hint).toHaveCSS('background-color', 'rgb(229, 238, 248)');
  // Both at once: what stands above the hint may still be coming.
  const { icon, text } = await hint.evaluate((alert) => {
    const placeOf = (part: string) => {
      const { x, y, width } = alert.querySelector(part)!.getBoundingClientRect();
      return { x, y, width };
    };
    return { icon: placeOf('.MuiAlert-icon'), text: placeOf('.MuiAlert-message') };
  });
  expect(Math.abs(icon.y - text.y)).toBeLessThan(8);
  expect(text.x).toBeGreaterThanOrEqual(icon.x + icon.width);
  await record(page, 'hint-360');
});

test('figures are of one width in tables only', async ({ demoOwner: { page } }) => {
  await page.goto('/vehicles');
  const cell = page.getByRole('cell', { name: '2022' });
  await expect(cell).toHaveCSS('font-variant-numeric', 'tabular-nums');
  await expect(page.locator('body')).toHaveCSS('font-feature-settings', '"ss03"');
});
