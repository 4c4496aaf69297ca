import {
  addOdometerEntry,
  createManual,
  getPlan,
  updateVehicle,
} from '../../functions/contract/index';
import { demoFiles } from './files';
import { addManual, expect, expectAccessible, giveManual, giveVehicle, test } from './fixtures';
import { recordEach, variantsOf } from './record';

const section = (name: string) => ({ name, exact: true });

/** It ends on a phone, where it goes on. */
const looks = [variantsOf(1440)[1]!, variantsOf(360)[0]!];

test('58,000 km make the filter due soon; done, it is due next at 118,000; and no screen on the way bars anybody', async ({
  owner,
}) => {
  test.slow();
  const { page } = owner;
  await giveManual(owner, demoFiles.pdf);
  const registered = { country: 'ES', firstRegistration: '2021-03' };
  await owner.call(updateVehicle, { params: { id: 1 }, body: registered });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/vehicles/1/mantenimiento');
  await page.getByLabel('Kilómetros de hoy').fill('58.000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Última anotación/)).toBeVisible();
  await page.getByRole('button', { name: 'Todo al día hasta aquí' }).press('Enter');
  await expect(
    page.getByText(/^Todo al día el .*, a los 58\.000\skm\. Falta apuntar la ITV\.$/),
  ).toBeVisible();
  const next = page.getByRole('region', section('Lo próximo'));
  const name = page.getByRole('heading', { name: /^Revisión de los 60\.000\skm$/ });
  const visit = next.getByRole('listitem').filter({ has: name });
  await expect(visit.getByText(/^Toca hacia \p{L}+ de \d{4}$/u)).toHaveCount(1);
  const filter = visit.getByRole('button', { name: 'Hecho: Filtro de combustible' });
  const unknown = page.getByRole('region', section('No lo sabemos'));
  await expect(unknown.getByRole('heading', { name: 'ITV' })).toBeVisible();
  await expect(unknown.getByText('Según la norma, no tu manual')).toBeVisible();
  await recordEach(page, 'plan', looks);
  await page.getByRole('button', { name: /^Notificaciones/ }).press('Enter');
  const bell = page.getByRole('dialog', { name: 'Notificaciones' });
  const due = bell.getByRole('link', { name: /^Revisión de los 60\.000\skm$/ });
  await expect(due).toHaveAccessibleDescription(/ · toca hacia .* · \d+\strabajos$/);
  await recordEach(page, 'plan-bell', looks);
  await due.press('Enter');
  await expect(page).toHaveURL(/\/vehicles\/1\/mantenimiento$/);
  await expect(bell).toHaveCount(0);
  await visit.getByText(/^\d+ trabajos$/).click();
  await filter.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Apuntar: Filtro de combustible' });
  await expect(dialog.getByLabel('Fecha')).toBeFocused();
  await expect(dialog.getByLabel('Kilómetros')).toHaveValue('58.000');
  await dialog.getByText('Taller, precio y recibo (opcional)').click();
  await dialog.getByLabel('Taller').fill('Taller de la esquina');
  await dialog.getByLabel('Precio').fill('89,90');
  await recordEach(page, 'plan-done', looks);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(filter).toHaveCount(0);
  const later = page.getByRole('region', section('Más adelante'));
  await later.getByRole('button', { name: /^Más adelante/ }).press('Enter');
  const after = later.getByRole('listitem').filter({ hasText: 'Filtro de combustible' });
  await expect(after).toContainText('118.000\u00a0km');
  const done = page.getByRole('region', section('Servicios hechos'));
  await expect(done.getByText(/58\.000\skm · Taller de la esquina · 89,90/)).toBeVisible();
  await after.getByRole('link', { name: 'Cambiar filtro de combustible' }).press('Enter');
  await expect(
    page.getByText(/^La última vez: .* · 58\.000\skm · Taller de la esquina · 89,90\s€\.$/),
  ).toBeVisible();
  await recordEach(page, 'plan-item', looks);
  await page
    .getByRole('link', { name: /^Ver la página: manual-faro-brisa\.pdf/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Manual' });
  await expect(sheet.locator('[data-mark]').first()).toBeInViewport();
});

test('severe use, an own interval and hiding change the plan, and the files can be saved', async ({
  owner,
}) => {
  test.slow();
  const { page } = owner;
  await giveManual(owner, demoFiles.pdf);
  const params = { id: 1 };
  await owner.call(addOdometerEntry, { params, body: { date: '2026-01-02', km: 6000 } });
  await page.goto('/vehicles/1/mantenimiento');
  // What a visit does is folded below its name.
  const next = page.getByRole('region', section('Lo próximo'));
  const visit = next.getByRole('listitem').filter({ hasText: /Revisión de los 15\.000\skm/ });
  const oilOfVisit = visit.getByRole('link', { name: 'Cambiar aceite y filtro de aceite' });
  await expect(oilOfVisit).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(oilOfVisit).toBeVisible();
  await page.emulateMedia({ media: null });
  await visit.getByText(/^\d+ trabajos$/).click();
  await oilOfVisit.click();
  await expect(page.getByText('Cada 15.000\u00a0km o 1\u00a0año', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Todo el plan' }).click();
  // It moves a moment after the click: `check` looks right then.
  const severe = page.getByRole('checkbox', { name: 'Uso severo' });
  await severe.click();
  await expect(severe).toBeChecked();
  // Due before the others, it stands alone.
  const oil = page.getByRole('listitem').filter({ hasText: 'Aceite y filtro de aceite' });
  await expect(oil).toContainText('Cada 7.500\u00a0km o 6\u00a0meses');
  await oil.getByRole('link').click();
  await page.getByRole('button', { name: 'Usar este' }).click();
  await expect(page.getByText('Di cada cuántos kilómetros o meses.')).toBeVisible();
  await page.getByLabel('Cada cuántos km').fill('10.000');
  await page.getByRole('button', { name: 'Usar este' }).click();
  await expect(page.getByText('Cada 10.000\u00a0km, como has puesto tú')).toBeVisible();
  await page.getByRole('button', { name: 'No mostrar en mi plan' }).click();
  await expect(page.getByRole('button', { name: 'Volver a mostrar' })).toBeVisible();
  await page.getByRole('link', { name: 'Todo el plan' }).click();
  await expect(page.getByRole('button', { name: 'No se muestran 1' })).toBeVisible();
  for (const [button, file] of [
    ['Añadir a tu calendario (.ics)', 'mantenimiento.ics'],
    ['Servicios en hoja de cálculo (.csv)', 'servicios.csv'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test('a vehicle without a manual, and one whose manual has no plan, say so and lead on', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  await page.goto('/vehicles/1/mantenimiento');
  await expect(page.getByRole('heading', { name: 'Falta el manual' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subir el manual' })).toBeVisible();
  await expectAccessible(page);
  expect(await owner.call(getPlan, { params: { id: 1 } })).toMatchObject({ inspection: null });
  await owner.call(createManual, { body: { vehicleId: 1, originalFilename: 'pendiente.pdf' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Falta el manual' })).toBeVisible();
  const buffer = Buffer.from('Los faros se encienden con el mando de la izquierda.\n');
  await addManual(owner, { name: 'faros.txt', mimeType: 'text/plain', buffer });
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'No encontramos el plan en tu manual' }),
  ).toBeVisible();
});
