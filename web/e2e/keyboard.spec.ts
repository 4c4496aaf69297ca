import { badgesOn, demo, expect, expectAccessible, markOn, test } from './fixtures';
import { tabTo } from './keys';

test('the keyboard alone signs in, asks, and reaches the page in the manual', async ({ page }) => {
  await page.goto('/auth');
  const email = page.getByLabel('Correo electrónico');
  await expect(email).toBeVisible();
  await tabTo(page, email);
  await page.keyboard.type(demo.email);
  await tabTo(page, page.getByLabel('Contraseña', { exact: true }));
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');

  const box = page.getByLabel('Tu pregunta');
  await expect(box).toBeVisible();
  await tabTo(page, box);
  await page.keyboard.type('¿Cuánto aceite lleva si cambio también el filtro?');
  await expect(page.getByRole('button', { name: 'Preguntar' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /¿Cuánto aceite/ })).toBeFocused();
  const badge = badgesOn(page).first();
  await tabTo(page, badge);
  await page.keyboard.press('Enter');
  await expect(markOn(page).first()).toBeFocused();
  await expect(markOn(page).first()).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(badge).toBeFocused();
});
