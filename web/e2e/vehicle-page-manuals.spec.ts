import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { pdfOf } from '../../functions/src/testing/pdf';
import { expect, giveManual, test } from './fixtures';

const ENGLISH = fileURLToPath(
  new URL('../../bench/manuals/printed/english-compact.pdf', import.meta.url),
);

/** A page as an old copier leaves it: a picture of words, and no letter that could be read without recognising it. */
async function scan(page: Page) {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 1240, height: 900 });
  await paper.setContent(`
    <body style="margin: 80px; background: white; color: black; font: 34px/1.7 'Liberation Sans', Arial, sans-serif">
      <h1>Neumáticos y ruedas</h1>
      <p>La presión de los neumáticos delanteros es de 2,3 bar.</p>
      <p>Apriete las tuercas de rueda a 110 N·m.</p>
      <h1>Mantenimiento</h1>
      <p>Cambie el aceite del motor cada 15.000 km o 12 meses.</p>
    </body>`);
  const picture = await paper.screenshot({ type: 'jpeg', quality: 85 });
  await paper.close();
  const buffer = await pdfOf((document) => {
    document.addPage({ size: [595, 432], margin: 0 }).image(picture, 0, 0, { width: 595 });
  });
  return { name: 'escaneado.pdf', mimeType: 'application/pdf', buffer };
}

test('of a manual in English the vehicle’s page shows lights, values and intervals in its own words', async ({
  owner,
}) => {
  const { page } = owner;
  await giveManual(owner, ENGLISH);
  await page.goto('/vehicles/1/testigos?color=rojo&luz=fija&testigo=oil-pressure');
  await expect(page.getByRole('article')).toContainText('Detente ahora');
  await expect(page.getByRole('article')).toContainText('Stop the engine immediately.');
  await page.goto('/vehicles/1/ficha');
  await expect(page.getByRole('region', { name: 'Neumáticos' })).toContainText('33 psi');
  await page.goto('/vehicles/1/mantenimiento');
  await expect(page.getByText(/Cada 10\.000\s+millas o 1\s+año/)).toBeVisible();
  await page.goto('/vehicles/1/emergencias');
  await page.getByRole('link', { name: /^No arranca: batería/ }).click();
  await expect(page.getByRole('article')).toContainText('Connect the positive (+) clamp');
});

test('of a scan the vehicle’s page shows what was recognised, and says what the manual does not say', async ({
  owner,
}) => {
  const { page } = owner;
  await giveManual(owner, await scan(page));
  await page.goto('/vehicles/1/ficha');
  await expect(page.getByRole('region', { name: 'Neumáticos' })).toContainText('2,3 bar');
  await page.goto('/vehicles/1/mantenimiento');
  await expect(page.getByText(/Cada 15\.000\s+km o 1\s+año/).first()).toBeVisible();
  await page.goto('/vehicles/1/emergencias');
  await expect(page.getByText('Tu manual no lo dice').first()).toBeVisible();
});
