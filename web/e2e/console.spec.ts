import type { Page } from '@playwright/test';
import { listManuals } from '../../functions/contract/index';
import { expect, expectAccessible, giveVehicle, rowOf, test } from './fixtures';
import { demoFiles } from './files';

const NAME = 'notas-de-mantenimiento.txt';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const toast = (page: Page, title: string) => expect(page.getByText(title)).toBeVisible();

test('[7.33] an owner creates, uploads, tracks, looks into, edits and deletes manuals in the console', async ({
  owner,
}) => {
  const { page } = owner;
  const vehicle = await giveVehicle(owner);
  const other = await giveVehicle(owner, { nickname: 'El rojo', isDefault: false });
  await page.goto('/profile');
  await page.getByText('Avanzado', { exact: true }).click();
  await page.getByRole('link', { name: 'Abrir la consola' }).click();
  await expect(page.getByRole('tab', { name: 'Track' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);

  await test.step('create', async () => {
    await tab(page, 'Manage');
    await page.getByRole('button', { name: 'Create' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create manual' });
    await dialog.getByLabel('Vehicle').selectOption(String(vehicle.id));
    await dialog.getByLabel('Filename').fill('guia.pdf');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await toast(page, 'Manual Created');
    await expect(rowOf(page, 'guia.pdf').getByText('pending')).toBeVisible();
  });

  await test.step('upload', async () => {
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload manual' });
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await toast(page, 'Please select a file and vehicle');
    await expectAccessible(page);
    await dialog.getByLabel('Vehicle').selectOption(String(vehicle.id));
    await dialog.getByLabel('File').setInputFiles(demoFiles.txt);
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await toast(page, 'Manual Uploaded');
    await expect(rowOf(page, NAME)).toBeVisible();
  });

  await test.step('track to the end', async () => {
    await tab(page, 'Track');
    await page.getByLabel('Manual ID').fill('0');
    await page.getByRole('button', { name: 'Track' }).click();
    await toast(page, 'Invalid ID');
    await page.getByLabel('Manual ID').fill('2');
    await page.keyboard.press('Enter');
    const tracked = page.getByRole('region', { name: 'Manual 2' });
    await expect(tracked.getByText('completed')).toBeVisible();
    await expect(tracked).toContainText('Answers questionsYes');
    await expectAccessible(page);
    await page.reload();
    await expect(tracked.getByText('completed')).toBeVisible();
  });

  await test.step('look at the chunks', async () => {
    await tab(page, 'Manage');
    await page.getByRole('button', { name: `View chunks: ${NAME}` }).click();
    const chunks = page.getByRole('list', { name: 'Chunks' });
    await expect(chunks.getByRole('listitem').first()).toContainText(/aceite|mantenimiento/i);
    await expectAccessible(page);
    await page.goBack();
    await expect(rowOf(page, NAME)).toBeVisible();
  });

  await test.step('edit', async () => {
    await page.getByRole('button', { name: `Edit: ${NAME}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit manual 2' });
    await expectAccessible(page);
    const status = dialog.getByLabel('Status');
    await expect(status.locator('option:disabled')).toHaveText(['pending', 'error']);
    await expect(dialog).toContainText('pending, error: set by reading the file, not by hand.');
    await dialog.getByLabel('Vehicle').selectOption(String(other.id));
    await dialog.getByLabel('Processing message').fill('Edición de bolsillo.');

    // Somebody has it read meanwhile: what the form asks for is refused, all of it.
    await page.route('**/api/manuals/2', (route) =>
      route.continue({ postData: route.request().postData()!.replace('completed', 'pending') }),
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Update Failed');
    await expect(page.getByText('El manual no puede pasar a ese estado.')).toBeVisible();
    await toast(page, 'Nothing was saved: vehicle, status and message are as they were.');
    const asItWas = { vehicleId: vehicle.id, status: 'completed' };
    expect((await owner.call(listManuals)).find(({ id }) => id === 2)).toMatchObject(asItWas);
    await page.unroute('**/api/manuals/2');

    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect((await saved).postDataJSON()).toEqual({
      vehicleId: other.id,
      status: 'completed',
      processingMessage: 'Edición de bolsillo.',
    });
    await toast(page, 'Manual Updated');
    await expect(rowOf(page, NAME)).toContainText('Edición de bolsillo.');
    await expect(rowOf(page, NAME)).toContainText('El rojo');
  });

  await test.step('delete', async () => {
    await page.getByRole('button', { name: `Delete: ${NAME}` }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete manual 2?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Manual Deleted');
    await expect(rowOf(page, NAME)).toHaveCount(0);
    await expectAccessible(page);
    await tab(page, 'Track');
    await expect(page.getByText('Ese manual no existe.')).toBeVisible();
  });
});
