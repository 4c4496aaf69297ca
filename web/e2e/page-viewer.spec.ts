import type { Page } from '@playwright/test';
import { answerOn, ask, expect, expectAccessible, test } from './fixtures';

const QUESTION = '¿Qué presión deben llevar los neumáticos?';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Manual' });
const heading = (page: Page, text: RegExp) =>
  sheet(page).getByRole('heading', { level: 1, name: text });

/** The picture is here, and as large as it is. */
const drawn = (page: Page) =>
  expect
    .poll(() =>
      sheet(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(900);

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test(`on ${name} an answer leads to its printed page, to the next, to what is found, and back`, async ({
    demoOwner: { page },
  }) => {
    await page.setViewportSize(viewport);
    await ask(page, QUESTION);
    const link = answerOn(page).getByRole('link', {
      name: /Ver la página: manual-faro-brisa\.pdf, p\. 35/,
    });
    await link.first().focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, /p\.\s35 · 39\sde\s45/)).toBeFocused();
    await drawn(page);
    await expect(sheet(page).locator('[data-mark]').first()).toBeInViewport();
    await expect(
      sheet(page).getByText('Plena carga: 5 personas y equipaje').first(),
    ).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, /40\sde\s45/)).toBeVisible();
    await drawn(page);
    await expect(sheet(page).locator('[data-mark]')).toHaveCount(0);
    await sheet(page).getByRole('button', { name: 'Buscar en el manual' }).press('Enter');
    await page.keyboard.type('rueda de repuesto');
    await page.keyboard.press('Enter');
    const found = sheet(page).getByRole('list', { name: 'Encontrado' });
    await expect(found).toBeVisible();
    await expectAccessible(page);
    await found.getByRole('button').first().press('Enter');
    await drawn(page);
    await expect(sheet(page).locator('[data-mark]').first()).toBeInViewport();
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible();
    await expect(link.first()).toBeFocused();
  });
}

test('a manual opens from the list, by its contents and its ends, and Escape closes it', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/manuals');
  await page.getByRole('link', { name: 'Abrir manual-faro-brisa.pdf' }).click();
  await expect(heading(page, /1\sde\s45/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(heading(page, /45\sde\s45/)).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
  await sheet(page).getByRole('button', { name: 'Contenido' }).click();
  await sheet(page)
    .getByRole('button', { name: /^Testigos de advertencia/ })
    .click();
  await expect(heading(page, /p\.\s7 ·/)).toBeVisible();
  await sheet(page).getByLabel('Ir a…').fill('3');
  await page.keyboard.press('Enter');
  await expect(heading(page, /3\sde\s45/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/manuals$/);
});

test('a page has an address of its own, and what is not there is said', async ({
  demoOwner: { page },
}) => {
  await page.goto('/manuals/1/pagina/39');
  await expect(page.getByRole('heading', { level: 1, name: /39\sde\s45/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/manuals/1/pagina/900');
  await expect(page.getByText('Este manual no tiene esa página.')).toBeVisible();
  await page.goto('/manuals/1/pagina/cero');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
