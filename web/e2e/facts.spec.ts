import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import {
  addManual,
  expect,
  expectAccessible,
  giveManual,
  giveVehicle,
  test,
  type Owner,
} from './fixtures';
import { demoFiles } from './files';
import { recordEach } from './record';

/** A manual of three engines. */
const THREE_ENGINES = fileURLToPath(
  new URL('../../bench/manuals/printed/hatch-es.pdf', import.meta.url),
);

/** On a desk of 1440 px. */
const MAX_SHEET_HEIGHT = 2500;

const group = (page: Page, name: string) => page.getByRole('region', { name });
const title = (page: Page, name: string) =>
  group(page, name).getByRole('button', { name: new RegExp(`^${name} \\d+$`) });

/** On a phone all groups are folded, on a desk the long ones. */
async function unfold(page: Page, name: string): Promise<void> {
  const button = title(page, name);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** The manual's words and what an owner can say of a group's first value come on demand. */
const details = (page: Page, name: string) =>
  group(page, name)
    .getByRole('button', { name: /^Comprobar o cambiar/ })
    .first();

async function open({ page }: Owner, vehicleId = 1): Promise<void> {
  await page.goto(`/vehicles/${vehicleId}/ficha`);
  await expect(page.getByRole('link', { name: 'Imprimir para la guantera' })).toBeVisible();
}

test('on a phone the sheet of a vehicle with three engines asks for it, and is filled in by keyboard', async ({
  owner,
}) => {
  const { page } = owner;
  await giveManual(owner, THREE_ENGINES);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(owner);
  await expect(page.getByRole('heading', { name: '¿Cuál es tu motor?' })).toBeVisible();
  await expect(group(page, 'Neumáticos')).not.toContainText('205/45 R17');
  await expectAccessible(page);
  const question = group(page, '¿Cuál es tu motor?');
  await question.getByRole('button', { name: /^Ver los \d+ valores$/ }).press('Enter');
  await expect(question).toContainText('205/45 R17');
  await expect(question.getByText(/· 1\.5 D|1\.5 D.* ·/).first()).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: '1.2 T 130', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Motor: 1.2 T 130')).toBeVisible();
  await expect(page.getByRole('region', { name: 'De un vistazo' })).toBeVisible();
  await expectAccessible(page);
  await unfold(page, 'Neumáticos');
  const tyres = group(page, 'Neumáticos');
  await expect(tyres).toContainText('205/45 R17');
  await expect(tyres).not.toContainText('1.5 D 100');
  await expect(group(page, 'Aceite')).toContainText('0W-30');
  await expect(group(page, 'Aceite')).not.toContainText('5W-30');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Motor: 1.2 T 130')).toBeVisible();
  await unfold(page, 'Neumáticos');
  await details(page, 'Neumáticos').press('Enter');
  await expect(tyres.locator('q').first()).toContainText('2,');
  const check = tyres.getByRole('button', { name: /^Comprobar: Delante/ }).first();
  await check.press('Enter');
  await expect(tyres.getByText('Comprobado por ti').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 740 });
  await tyres
    .getByRole('button', { name: /^Poner mi valor/ })
    .first()
    .press('Enter');
  const field = page.getByLabel('Tu valor', { exact: true });
  expect((await field.boundingBox())?.width).toBeGreaterThan(80);
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await page.setViewportSize({ width: 360, height: 740 });
  await unfold(page, 'Llave');
  await details(page, 'Llave').press('Enter');
  await group(page, 'Llave')
    .getByRole('button', { name: /^Poner mi valor/ })
    .first()
    .press('Enter');
  await page.getByLabel('Tu valor', { exact: true }).fill('CR2025');
  await page.keyboard.press('Enter');
  await expect(group(page, 'Llave')).toContainText('Valor tuyo · tu manual dice CR2032');
  await expectAccessible(page);
  const link = tyres.getByRole('link', { name: /^Ver la página: hatch-es\.pdf/ }).first();
  await link.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Manual' });
  await expect(sheet.locator('[data-mark]').first()).toBeInViewport();
  await page.goBack();
  await expect(tyres).toBeVisible();
});

test('on a phone the groups fold, a link opens its own, and a fuse is found without unfolding', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/vehicles/1/ficha');
  await expect(title(page, 'Neumáticos')).toHaveAttribute('aria-expanded', 'false');
  const bulbs = title(page, 'Bombillas');
  await expect(bulbs).toHaveAttribute('aria-expanded', 'false');
  await bulbs.press('Enter');
  await expect(bulbs).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Bombillas').getByText('H7').first()).toBeVisible();
  const fuses = title(page, 'Fusibles');
  await expect(fuses).toHaveAttribute('aria-expanded', 'false');
  await group(page, 'Fusibles').getByLabel('Buscar un fusible').fill('mechero');
  await expect(page.getByText('F18 · Toma de 12 V de la consola')).toBeVisible();
  await expect(fuses).toHaveAttribute('aria-expanded', 'true');
  await fuses.press('Enter');
  await expect(page.getByText('F18 · Toma de 12 V de la consola')).toBeHidden();
  await expectAccessible(page);
  await page.goto('/history');
  await page.goto('/vehicles/1/ficha#bateria');
  await expect(title(page, 'Batería')).toHaveAttribute('aria-expanded', 'true');
  await expect(title(page, 'Batería')).toBeFocused();
  await expect(title(page, 'Batería')).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('F18 · Toma de 12 V de la consola')).toBeVisible();
});

test('a fuse is found by what people call it', async ({ demoOwner: { page } }) => {
  await page.goto('/vehicles/1/ficha');
  const fuses = group(page, 'Fusibles');
  await fuses.getByLabel('Buscar un fusible').fill('mechero');
  await expect(fuses.getByText('F18 · Toma de 12 V de la consola')).toBeVisible();
  await expect(fuses.getByRole('status')).toHaveText(/^1 de \d+ fusibles$/);
  await expect(fuses).not.toContainText('Bocina');
  await fuses.getByLabel('Buscar un fusible').fill('teletransporte');
  await expect(fuses.getByRole('status')).toContainText('Ningún fusible');
  await expectAccessible(page);
});

test('what a manual does not say is shown so, and filled in; without a manual all of it', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  await open(owner);
  await expect(page.getByText('Todavía no hay manual de este vehículo')).toBeVisible();
  const missing = group(page, 'Tu manual no lo dice');
  await missing.getByRole('button', { name: 'Poner mi valor: Depósito' }).click();
  await page.getByLabel('Tu valor', { exact: true }).fill('50');
  await page.getByLabel('Unidad').fill('l');
  await page.keyboard.press('Enter');
  await expect(missing).toContainText('50 l');
  await page.reload();
  await expect(missing).toContainText('50 l');
  await missing.getByRole('button', { name: 'Quitar: Depósito' }).click();
  await expect(missing).not.toContainText('50 l');
  await expectAccessible(page);
});

test('two manuals that disagree are both shown, the newer first', async ({ owner }) => {
  const { page } = owner;
  await giveManual(owner, demoFiles.pdf);
  await addManual(owner, {
    name: 'notas.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Llaves\n\nLa pila de la llave es una CR2450.\n'),
  });
  await open(owner);
  const key = group(page, 'Llave');
  await expect(key.getByRole('heading', { level: 3 })).toHaveText([
    'notas.txt',
    'manual-faro-brisa.pdf',
  ]);
  await expect(key).toContainText(/CR2450[^]*CR2032/);
});

test('on a desk the whole sheet is read at once, but for the fuses, which are looked up', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/vehicles/1/ficha');
  await expect(title(page, 'Bombillas')).toHaveAttribute('aria-expanded', 'true');
  await expect(title(page, 'Fusibles')).toHaveAttribute('aria-expanded', 'false');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(MAX_SHEET_HEIGHT);
});

test('the sheet fits every window, in light and dark, and on paper there is nothing to press', async ({
  demoOwner: { page },
}) => {
  await page.goto('/vehicles/1/ficha');
  await expect(group(page, 'Neumáticos')).toBeVisible();
  await recordEach(page, 'facts');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Saltar al contenido')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(group(page, 'Neumáticos')).toContainText('2,2');
});
