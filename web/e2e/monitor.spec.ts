import { expect, test } from './fixtures';
import { recordEach, turnInto, variantAt } from './record';

test('anybody sees that the service works, and when it cannot be reached, and is not barred from it', async ({
  page,
}) => {
  await turnInto(page, variantAt(0));
  await page.goto('/monitor');
  const overall = page.getByRole('status', { name: 'Estado general' });
  await expect(overall).toContainText('Todo funciona');
  await expect(
    page.getByRole('list', { name: 'Partes del servicio' }).getByText('Funciona'),
  ).toHaveCount(5);
  await recordEach(page, 'monitor');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(overall).toContainText('Guantera no responde');
  await recordEach(page, 'monitor-unreachable');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(overall).toContainText('Todo funciona');
});
