import { answerOn, ask, expect, giveVehicle, test } from './fixtures';
import { recordEach, turnInto, variantAt } from './record';

const PRESSURE = '¿Qué presión llevan los neumáticos de mi coche?';
const OIL = '¿Cada cuánto se cambia el aceite del motor?';

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
  await answerOn(page).getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Ver historial' }).click();
  const list = page.getByRole('group', { name: 'Historial' });
  await expect(page.getByRole('button', { name: `Eliminar ${OIL}` })).toBeVisible();
  await recordEach(page, 'history');
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

test('all figures of an answer are shown on the narrowest phone', async ({
  demoOwner: { page },
}) => {
  await ask(page, '¿Qué presión deben llevar los neumáticos?');
  await page.goto('/history');
  const words = page.getByRole('group', { name: 'Historial' }).getByText(/Plena carga: /);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(words.first()).toBeVisible();
    const cut = await words.first().evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(cut, `at ${width}`).toBeLessThanOrEqual(1);
  }
});
