import { ask, expect, giveVehicle, test } from './fixtures';

test('signing out and in as somebody else leaves nothing of the first on the screen', async ({
  owner,
  newEmail,
}) => {
  const { page, email, password } = owner;
  const other = await newEmail();
  await giveVehicle(owner, { nickname: 'Mi Brisa' });
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Mi Brisa').first()).toBeVisible();
  await ask(page, '¿Cada cuánto se cambia el aceite del motor?');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  // The page that is gone back to may leave again before it has loaded.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText(email)).toHaveCount(0);
  await page.goto('/auth');

  await page.getByLabel('Correo electrónico').fill(other.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  // A new owner meets the guided setup; its first step done, it can wait.
  await page.getByRole('button', { name: 'Comenzar' }).click();
  await page.getByRole('button', { name: 'Continuar más tarde' }).click();
  await expect(page.getByText(other.email)).toBeVisible();
  await expect(page.getByText('Empieza por tu vehículo')).toBeVisible();
  for (const trace of ['Mi Brisa', '¿Cada cuánto se cambia el aceite del motor?', email]) {
    await expect(page.getByText(trace)).toHaveCount(0);
  }
});
