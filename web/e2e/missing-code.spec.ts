import { answerOn, expect, giveVehicle, test } from './fixtures';

const QUESTION = '¿Qué presión deben llevar los neumáticos?';

test('a question asked without a network stays in its box, and can be asked when it is back', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  await page.goto('/');
  const box = page.getByLabel('Tu pregunta');
  await box.fill(QUESTION);
  await expect(page.getByRole('button', { name: 'Preguntar' })).toBeEnabled();
  // Nothing that is fetched later is here yet.
  await page.context().setOffline(true);
  await box.press('Enter');
  const card = page.getByRole('status').filter({ hasText: 'Sin conexión. Mientras vuelve' });
  await expect(card).toBeVisible();
  await expect(box).toHaveValue(QUESTION);
  await page.context().setOffline(false);
  // It was about the network.
  await expect(card).toBeHidden();
  await box.press('Enter');
  await expect(answerOn(page)).toBeVisible();
});

test('what cannot be opened without a network says so, and opens when it is back', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  await page.goto('/');
  const box = page.getByLabel('Tu pregunta');
  await box.fill(QUESTION);
  await page.context().setOffline(true);
  const bell = page.getByRole('button', { name: /^Notificaciones/ });
  await bell.click();
  await expect(page.getByText('No se ha podido abrir')).toBeVisible();
  await page.getByRole('button', { name: 'Añadir un vehículo al garaje' }).click();
  await expect(page.getByText('No se ha podido abrir')).toBeVisible();
  await expect(box).toHaveValue(QUESTION);
  await page.context().setOffline(false);
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible();
});
