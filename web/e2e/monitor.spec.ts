import { expect, test } from './fixtures';
import { record, variants } from './record';

test('anybody sees that the service works, and when it cannot be reached', async ({ page }) => {
  await page.goto('/monitor');
  const overall = page.getByRole('status', { name: 'Estado general' });
  await expect(overall).toContainText('Todo funciona');
  await expect(
    page.getByRole('list', { name: 'Partes del servicio' }).getByText('Funciona'),
  ).toHaveCount(5);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(overall).toContainText('Guantera no responde');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(overall).toContainText('Todo funciona');
});

for (const { variant, use } of variants) {
  test.describe(variant, () => {
    test.use(use);

    test('the state of the service bars nobody', async ({ page }) => {
      await page.goto('/monitor');
      const overall = page.getByRole('status', { name: 'Estado general' });
      await expect(overall).toContainText('Todo funciona');
      await record(page, `monitor-${variant}`);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Actualizar' }).click();
      await expect(overall).toContainText('Guantera no responde');
      await record(page, `monitor-unreachable-${variant}`);
    });
  });
}
