import type { Locator } from '@playwright/test';
import { ask, expect, giveVehicle, test } from './fixtures';
import { recordEach, turnInto, variantAt } from './record';

const PRESSURE = '¿Qué presión llevan los neumáticos de mi coche?';
const OIL = '¿Cada cuánto se cambia el aceite del motor?';

/** Fails where not all that it says is shown. */
const expectNothingCut = async (words: Locator) => {
  await expect(words).toBeVisible();
  expect(await words.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
};

test('questions are found, deleted one by one and all at once, and no screen on the way bars anybody', async ({
  owner,
}) => {
  const { page } = owner;
  await turnInto(page, variantAt(0));
  await page.goto('/history');
  const empty = page.getByRole('heading', { name: 'Aún no has preguntado nada' });
  await expect(empty).toBeVisible();
  await recordEach(page, 'history-empty');
  await giveVehicle(owner);
  await ask(page, PRESSURE);
  await ask(page, OIL);
  await page.getByRole('link', { name: 'Ver historial' }).click();
  const list = page.getByRole('group', { name: 'Historial' });
  await expect(page.getByRole('button', { name: `Eliminar ${OIL}` })).toBeVisible();
  await recordEach(page, 'history');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNothingCut(list.getByText(/Plena carga: /));
  }
  await turnInto(page, variantAt(0));
  const search = page.getByLabel('Buscar en tu historial');
  await search.fill('embrague');
  await expect(page.getByRole('heading', { name: 'Ninguna pregunta coincide' })).toBeVisible();
  await recordEach(page, 'history-nothing');
  await search.fill('PRESION neumaticos');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText(PRESSURE);
  await search.fill('');
  await page.getByRole('button', { name: `Eliminar ${OIL}` }).click();
  await expect(page.getByRole('button', { name: `Eliminar ${PRESSURE}` })).toBeFocused();
  await expect(page.getByText(OIL)).toHaveCount(0);

  await page.getByRole('button', { name: 'Borrar historial' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await recordEach(page, 'history-clear');
  await question.getByRole('button', { name: 'Borrar todo' }).click();
  await expect(page.getByRole('link', { name: 'Hacer una pregunta' })).toBeFocused();
  await page.reload();
  await expect(empty).toBeVisible();
  await expect(page.getByText(PRESSURE)).toHaveCount(0);
});
