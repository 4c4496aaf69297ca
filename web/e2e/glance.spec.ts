import { updateVehicle } from '../../functions/contract/index';
import { expect, expectAccessible, giveManual, test } from './fixtures';
import { demoFiles } from './files';
import { textOfPdf } from './pdf-text';
import { recordEach } from './record';

const FIRST_SCREEN = 740;

test('at 360 px three facts stand in the first screen, each leads to its page, and an own value takes its place', async ({
  owner,
}) => {
  const { page } = owner;
  await giveManual(owner, demoFiles.pdf);
  await page.setViewportSize({ width: 360, height: FIRST_SCREEN });
  await page.goto('/vehicles/1/ficha');
  const glance = page.getByRole('region', { name: 'De un vistazo' });
  const size = glance.getByRole('group', { name: 'Medida de tus neumáticos' });
  await expect(glance).toBeVisible();
  if (await size.isVisible()) await size.getByRole('button').first().click();
  await expect(glance).toContainText('La elegiste tú');
  const wheels = glance.getByRole('button', { name: /^Delante .*Detrás / });
  await expect(wheels).toContainText(/2,\d.bar.*2,\d.bar.*2,\d.bar.*2,\d.bar/s);
  const tiles = glance.getByRole('button', { name: /^(?:Aceite|Combustible)/ });
  for (const fact of [wheels, ...(await tiles.all())]) {
    const box = await fact.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(FIRST_SCREEN);
  }
  await recordEach(page, 'glance');
  await page.setViewportSize({ width: 360, height: FIRST_SCREEN });
  const battery = glance.getByRole('button', { name: /^Batería/ });
  await expect(battery).toContainText(/60.Ah sin Start-Stop.*70.Ah con Start-Stop/s);
  await expect(glance.getByRole('link', { name: /, p\. \d+$/ }).first()).toBeVisible();
  await glance.getByRole('button', { name: /^Aceite.*Ver los \d+ datos$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Aceite' });
  await expect(
    sheet.getByRole('link', { name: /^Ver la página: .*, p\. \d+$/ }).first(),
  ).toBeVisible();
  await sheet
    .getByRole('button', { name: /^Comprobar o cambiar/ })
    .first()
    .click();
  await expectAccessible(page);
  await sheet
    .getByRole('button', { name: /^Poner mi valor/ })
    .first()
    .click();
  await sheet.getByLabel('Tu valor', { exact: true }).fill('0W-16');
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('Valor tuyo');
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(glance.getByRole('button', { name: /^Aceite/ })).toContainText('0W-16');
});

test('the sheet for the glove box is printed on two sides, and every value on it stands in the PDF', async ({
  owner,
}) => {
  const { page } = owner;
  await giveManual(owner, demoFiles.pdf);
  await owner.call(updateVehicle, {
    params: { id: 1 },
    body: { assistancePhone: '+34900123456', trim: 'Ruta' },
  });
  await page.goto('/vehicles/1/ficha');
  await expect(page.getByText('Según tu acabado Ruta')).toBeVisible();
  await page.getByRole('link', { name: 'Imprimir para la guantera' }).click();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeEnabled();
  const paper = page.locator('#paper-sheet');
  await expect(paper).toContainText(/argolla/i);
  await recordEach(page, 'paper');
  await expect(paper).toContainText('205/55 R16');
  await expect(paper).not.toContainText('185/65 R15');
  await expect(paper).toContainText('Según tu acabado Ruta');
  await expect(paper).toContainText(/viscosidad 5W-30/);
  await expect(paper).toContainText('Cambiar una rueda');
  // An address of this machine is of no use beside a road.
  await expect(paper.getByRole('img', { name: /^Código QR/ })).toHaveCount(0);
  await expect(paper).not.toContainText('En tu móvil');
  await expect(paper).not.toContainText(new URL(page.url()).host);
  const values = await paper.locator('strong, td').allInnerTexts();
  expect(values.length).toBeGreaterThan(12);
  const titles = await paper.locator('h3').allInnerTexts();
  const pages = await textOfPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(pages).toHaveLength(2);
  const text = pages.join('').replace(/\s+/g, '');
  for (const value of [...values, ...titles, '112', '+34900123456']) {
    expect(text).toContain(value.replace(/\s+/g, ''));
  }
  expect(text).not.toMatch(/Saltaralcontenido|Volveralaficha|Comprobar/);
  await page.getByRole('link', { name: 'Volver a la ficha' }).click();
  await expect(page.getByRole('region', { name: 'De un vistazo' })).toBeVisible();
});
