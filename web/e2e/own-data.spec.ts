import { readFile } from 'node:fs/promises';
import { expect, giveVehicle, test } from './fixtures';
import { recordEach, turnInto, variantAt } from './record';

test('an owner takes the data along, erases the account, is barred nowhere, and begins again from nothing', async ({
  owner,
}) => {
  const { page, email, password } = owner;
  await giveVehicle(owner, { nickname: 'Mi primer coche' });
  await page.goto('/profile');
  const data = page.getByRole('region', { name: 'Tus datos' });
  await data.getByRole('button', { name: 'Descargar mis datos' }).click();
  await expect(data.getByText(/Tus datos están listos/)).toBeVisible();
  await recordEach(page, 'profile-data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Descargar ZIP' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^guantera-\d{4}-\d\d-\d\d\.zip$/);
  // What is in it is proved by functions/test/api/data-export.test.ts.
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  expect(archive.includes('vehiculos.json')).toBe(true);
  await expect(page).toHaveURL(/\/profile$/);

  const account = page.getByRole('region', { name: 'Eliminar la cuenta' });
  await account.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const word = page.getByLabel('Escribe ELIMINAR para confirmar');
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escribe la palabra ELIMINAR.')).toBeVisible();
  await recordEach(page, 'erase-dialog');
  await word.fill('eliminar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tu cuenta está eliminada' })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage).join());
  expect(kept).not.toContain('notifications');
  await page.goBack();
  await expect(page.getByText(email)).toHaveCount(0);

  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByText('Error al iniciar sesión')).toBeVisible();
});

const legalPages = [
  ['/privacidad', 'privacy'],
  ['/aviso-legal', 'legal-notice'],
] as const;

test('the legal pages bar nobody', async ({ owner: { page } }) => {
  for (const [turn, [path, name]] of legalPages.entries()) {
    await turnInto(page, variantAt(turn));
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'privacidad@taller.test' })).toBeVisible();
    await recordEach(page, name);
  }
  await turnInto(page, variantAt(0));
  await page.goto('/cuenta-eliminada');
  await expect(page.getByRole('heading', { name: 'Tu cuenta está eliminada' })).toBeVisible();
  await recordEach(page, 'account-erased');
});
