import type { Page } from '@playwright/test';
import { chooseFile, expect, expectAccessible, giveVehicle, startUpload, test } from './fixtures';
import { shortText } from './files';
import { narrowToo, recordEach } from './record';

async function openNotifications(page: Page) {
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const menu = page.getByRole('dialog', { name: 'Notificaciones' });
  await expect(menu).toBeVisible();
  return menu;
}

test('a manual that can be asked is told on the home page, too', async ({ owner }) => {
  const { page } = owner;
  await giveVehicle(owner);
  await chooseFile(page, shortText('presiones.txt'));
  await startUpload(page);
  await expect(page.getByText('Manual subido con éxito')).toBeVisible();
  await page.getByRole('link', { name: 'Panel' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /^Notificaciones: 1 por atender/ })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: '«presiones.txt» está listo' }),
  ).toHaveCount(1);
  const menu = await openNotifications(page);
  await menu.getByRole('link', { name: /«presiones\.txt» está listo/ }).click();
  await expect(page).toHaveURL(/\/manuals$/);
  // All of it was seen.
  await expect(page.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible();
});

test('notifications are read and deleted with the keyboard, and stay so', async ({
  owner: { page },
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Notificaciones: 2 sin leer' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Notificaciones' });
  await menu.getByRole('button', { name: /^Marcar como leída: Te damos/ }).focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: /^Eliminar: Te damos/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: /^Eliminar: Comprueba/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notificaciones', exact: true })).toBeFocused();
  await page.reload();
  const again = await openNotifications(page);
  await expect(again.getByRole('listitem')).toHaveCount(2);
  await again.getByRole('button', { name: 'Borrar todas' }).click();
  await expect(again.getByRole('heading', { name: 'No tienes notificaciones' })).toBeVisible();
  await expectAccessible(page);
});

test('the notifications bar nobody', async ({ demoOwner: { page } }) => {
  await page.goto('/history');
  await openNotifications(page);
  await recordEach(page, 'notifications', narrowToo);
});
