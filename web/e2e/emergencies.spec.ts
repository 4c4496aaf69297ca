import type { Page } from '@playwright/test';
import { listVehicles, updateVehicle } from '../../functions/contract/index';
import { expect, expectAccessible, giveVehicle, test } from './fixtures';
import { recordEach, turnInto, variantsOf } from './record';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });
const tile = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Emergencias' }).getByRole('link', { name });

for (const variant of [variantsOf(360)[0]!, variantsOf(1440)[1]!]) {
  test(`a flat tyre is two touches from its steps at ${variant.variant}, and every step goes back`, async ({
    demoOwner: { page },
  }) => {
    await turnInto(page, variant);
    await page.goto('/');
    await page.getByRole('link', { name: 'Emergencia en la carretera' }).click();
    await expect(heading(page, '¿Qué ha pasado?')).toBeVisible();
    await expectAccessible(page);
    await tile(page, /^Cambiar una rueda/).click();
    await expect(heading(page, 'Cambiar una rueda')).toBeFocused();
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('note').first()).toContainText('No se meta nunca debajo');
    await expect(sheet.getByText('Quite los tornillos y cambie la rueda.')).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.goBack();
    await expect(heading(page, '¿Qué ha pasado?')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Tu pregunta')).toBeVisible();
  });
}

test('the steps of an emergency lead to their printed page, where all of them are marked, and back', async ({
  demoOwner: { page },
}) => {
  await page.goto('/vehicles/1/emergencias?caso=rueda');
  await page.getByRole('link', { name: /Ver la página: manual-faro-brisa\.pdf, p\. 27/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Manual' });
  await expect(sheet.locator('[data-mark]').first()).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Cambiar una rueda')).toBeVisible();
});

test('the law stands beside the steps once the country is known, and no sooner', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  const [vehicle] = await owner.call(listVehicles);
  const id = vehicle!.id;
  const law = page.getByRole('region', { name: 'Según la norma, no tu manual' });
  await page.goto(`/vehicles/${id}/emergencias?caso=rueda`);
  await expect(heading(page, 'Cambiar una rueda')).toBeVisible();
  await expect(law).toHaveCount(0);
  await owner.call(updateVehicle, { params: { id }, body: { country: 'ES' } });
  await page.reload();
  await expect(law).toContainText('baliza V-16');
  await expectAccessible(page);
});

test('the emergencies look right at every width, light and dark', async ({
  demoOwner: { page },
}) => {
  for (const [name, query] of [
    ['emergencies-list', ''],
    ['emergencies-wheel', '?caso=rueda'],
    ['emergencies-towing', '?caso=grua'],
    ['emergencies-accident', '?caso=accidente'],
  ] as const) {
    await page.goto(`/vehicles/1/emergencias${query}`);
    const list = page.getByRole('list', { name: 'Emergencias' });
    await expect(list.or(page.getByRole('article'))).toBeVisible();
    await recordEach(page, name);
  }
});
