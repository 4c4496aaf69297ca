import type { Page } from '@playwright/test';
import { listVehicles } from '../../functions/contract/index';
import { expect, expectAccessible, giveVehicle, test } from './fixtures';
import { tabTo } from './keys';
import { recordEach, turnInto, variantsOf } from './record';
import { expectWholeMarks } from './whole-marks';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });
const entry = (page: Page) => page.getByRole('link', { name: 'Se me ha encendido un testigo' });
/** The large letters. */
const decision = (page: Page, words: string) =>
  page.getByRole('article').locator('p').filter({ hasText: words }).first();

for (const variant of [variantsOf(360)[0]!, variantsOf(1440)[1]!]) {
  test(`a light is three touches from the decision at ${variant.variant}, and every step goes back`, async ({
    demoOwner: { page },
  }) => {
    await turnInto(page, variant);
    await page.goto('/');
    await entry(page).click();
    await expect(heading(page, /De qué color es/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Roja', exact: true }).click();
    await expect(heading(page, '¿Qué dibujo es?')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Aceitera/ }).click();
    await expect(decision(page, 'Detente ahora')).toBeVisible();
    await expect(page.getByText('Pare el motor inmediatamente.').first()).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.goBack();
    await expect(heading(page, '¿Qué dibujo es?')).toBeVisible();
    await page.goBack();
    await expect(heading(page, /De qué color es/)).toBeVisible();
    await page.goBack();
    await expect(entry(page)).toBeVisible();
  });
}

test('the words of a light lead to their printed page, where they are marked, and back', async ({
  demoOwner: { page },
}) => {
  await page.goto('/vehicles/1/testigos?color=rojo&luz=fija&testigo=oil-pressure');
  const link = page.getByRole('link', { name: /Ver la página: manual-faro-brisa\.pdf/ }).first();
  await page.setViewportSize({ width: 360, height: 740 });
  await link.click();
  const sheet = page.getByRole('dialog', { name: 'Manual' });
  await expect(sheet.locator('[data-mark]').first()).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(decision(page, 'Detente ahora')).toBeVisible();
});

test('on a desk the words of a light turn the page beside them, whose whole row is in sight', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/vehicles/1/testigos?color=rojo&luz=fija&testigo=oil-pressure');
  const pane = page.getByRole('region', { name: 'Manual', exact: true });
  await expectWholeMarks(pane);
  await pane.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(pane.locator('[data-mark]')).toHaveCount(0);
  await page
    .getByRole('link', { name: /Ver la página: manual-faro-brisa\.pdf/ })
    .first()
    .click();
  await expectWholeMarks(pane);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/testigos/);
  await expect(pane).toBeVisible();
});

test('the keyboard alone describes a light and takes its sheet along', async ({
  demoOwner: { page },
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/vehicles/1/testigos');
  await tabTo(page, page.getByRole('link', { name: 'Descríbelo con tus palabras' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, '¿Cómo es?')).toBeFocused();
  await tabTo(page, page.getByLabel('Descríbelo'));
  await page.keyboard.type('se me prendió la lámpara de Aladino');
  await page.keyboard.press('Enter');
  const tile = page.getByRole('link', { name: /^Aceitera\b/ }).first();
  await expect(tile).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, tile);
  await page.keyboard.press('Enter');
  await expect(decision(page, 'Detente ahora')).toBeVisible();
  await tabTo(page, page.getByLabel('Kilómetros'));
  await page.keyboard.type('58000');
  await tabTo(page, page.getByRole('button', { name: 'Copiar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hoja copiada')).toBeVisible();
  const sheet = await page.evaluate(() => navigator.clipboard.readText());
  expect(sheet).toContain('Kilómetros: 58000');
  expect(sheet).toMatch(/Testigo: Aceitera/);
});

test('a vehicle without a manual gets the rule for the colour, and is told that it is one', async ({
  owner,
}) => {
  await giveVehicle(owner);
  const [vehicle] = await owner.call(listVehicles);
  await owner.page.goto(`/vehicles/${vehicle?.id}/testigos`);
  await expect(owner.page.getByText(/no tiene todavía un manual/)).toBeVisible();
  await owner.page.getByRole('link', { name: /^Ámbar/ }).click();
  await owner.page.getByRole('link', { name: 'No está aquí' }).click();
  await expect(decision(owner.page, 'Ve a un taller')).toBeVisible();
  await expect(owner.page.getByText('Regla general, no es de tu manual')).toBeVisible();
  await expectAccessible(owner.page);
});

for (const [name, address] of [
  ['signals-colour', ''],
  ['signals-drawing', '?color=ambar&luz=fija'],
  ['signals-decision', '?color=rojo&luz=fija&testigo=oil-pressure'],
  ['signals-states', '?color=ambar&testigo=tyre-pressure'],
] as const) {
  test(`no screen bars anybody: ${name}`, async ({ demoOwner: { page } }) => {
    await page.goto(`/vehicles/1/testigos${address}`);
    await expect(
      page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first(),
    ).toBeVisible();
    await recordEach(page, name);
  });
}
