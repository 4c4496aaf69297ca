import { addService, listServices } from '../../functions/contract/index';
import { expect, expectAccessible, giveVehicle, test } from './fixtures';
import { recordEach, variantsOf } from './record';

const params = { id: 1 };
const unsaid = { km: 58_000, workshop: 'Taller de la esquina', price: 89.9, notes: null };
const SERVICE = { items: [], what: 'Aceite y filtro', date: '2026-01-02', ...unsaid };
const invoice = (mimeType = 'application/pdf', name = 'factura.pdf') => ({
  ...{ name, mimeType, buffer: Buffer.from('%PDF-1.7 factura del taller') },
});
/** One pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const photo = () => ({
  ...{ name: 'IMG_0001.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') },
});

/** It ends on a phone, where it goes on. */
const looks = [variantsOf(1440)[1]!, variantsOf(360)[0]!];

test('a service keeps its receipt, which is looked at, replaced and taken away, and bars nobody', async ({
  owner,
}) => {
  test.slow();
  const { page } = owner;
  await giveVehicle(owner);
  await owner.call(addService, { params, body: SERVICE });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/vehicles/1/mantenimiento');
  const row = page.getByRole('listitem').filter({ hasText: 'Aceite y filtro' });
  const change = row.getByRole('button', { name: 'Cambiar: Aceite y filtro' });
  const dialog = page.getByRole('dialog', { name: 'Cambiar servicio' });
  await change.press('Enter');
  await dialog.getByLabel('Añadir recibo').setInputFiles(invoice());
  await expect(dialog.getByText(/^Recibo: factura\.pdf · 27 Bytes$/)).toBeVisible();
  await dialog.getByLabel('Cambiar recibo').scrollIntoViewIfNeeded();
  await recordEach(page, 'receipt-dialog', looks);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
  const open = row.getByRole('button', { name: /^Ver recibo: factura\.pdf/ });
  await expect(open).toBeVisible();
  await recordEach(page, 'receipt-list', looks);
  // Where it leads to, not what is shown of it: not every Chromium has a viewer for PDFs.
  const [tab, link] = await Promise.all([
    page.waitForEvent('popup'),
    page.waitForResponse((response) => response.url().endsWith('/receipt/link')),
    open.click(),
  ]);
  const { url } = (await link.json()) as { url: string };
  expect(await (await page.request.get(url)).text()).toContain('factura del taller');
  await tab.close();

  await change.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Ver recibo' })).toBeVisible();
  await dialog.getByLabel('Cambiar recibo').setInputFiles(photo());
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Ver recibo: IMG_0001\.jpg/ })).toBeVisible();

  await change.press('Enter');
  await dialog.getByRole('button', { name: 'Quitar recibo' }).press('Enter');
  await expect(dialog.getByLabel('Añadir recibo')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Ver recibo/ })).toHaveCount(0);
  expect(await owner.call(listServices, { params })).toMatchObject([{ receipt: null }]);
});

test('a receipt that is refused says why, keeps what was typed and enters no second service', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner, { country: 'ES', firstRegistration: '2019-03' });
  await page.goto('/vehicles/1/mantenimiento');
  await page.getByRole('button', { name: 'Sí, apuntarla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apuntar: ITV' });
  await dialog.getByText('Taller, precio y recibo (opcional)').click();
  const input = dialog.getByLabel('Añadir recibo');
  await input.setInputFiles(invoice('image/heic', 'IMG_2.HEIC'));
  await expect(dialog.getByRole('alert')).toContainText('Las fotos HEIC no se pueden leer aquí.');
  await expectAccessible(page);
  // Its content is judged by the server.
  await input.setInputFiles({
    ...invoice(),
    buffer: Buffer.from('<html>no es una factura</html>'),
  });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'El servicio está apuntado, el recibo no. Añade el recibo en PDF, JPG, PNG o WebP.',
  );
  await dialog.getByLabel('Cambiar recibo').setInputFiles(invoice());
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await owner.call(listServices, { params })).toMatchObject([
    { what: 'ITV', receipt: { name: 'factura.pdf' } },
  ]);
});
