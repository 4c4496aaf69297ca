import { answerOn, ask, expect, expectAccessible, test } from './fixtures';
import { recordEach } from './record';

const FRONT = '¿Qué presión deben llevar los neumáticos delanteros 205/55 R16?';

test('on a phone an answer is gone on from, put right, and found in the history', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, FRONT);
  const box = page.getByLabel('Tu pregunta');
  const goesOn = page.getByRole('switch', { name: 'Seguir con esta respuesta' });
  await expect(goesOn).toBeHidden();
  await answerOn(page).getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Seguimiento' }).click();
  await expect(box).toBeFocused();
  await expect(goesOn).toBeChecked();
  await recordEach(page, 'follow-up');
  await page.setViewportSize({ width: 360, height: 740 });
  await box.fill('¿y detrás?');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '¿y detrás?' })).toBeFocused();
  const understood = '¿Qué presión deben llevar los neumáticos de detrás 205/55 R16?';
  await expect(answerOn(page).getByText('Entendido como:')).toBeVisible();
  await expect(answerOn(page).getByText(understood)).toBeVisible();
  // Not in the answer before, which is folded above.
  await expect(answerOn(page).getByRole('cell', { name: /2,1\sbar/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Cambiar' }).click();
  const field = page.getByLabel('Lo que quieres preguntar');
  await expect(field).toHaveValue(understood);
  await expectAccessible(page);
  await field.fill('¿Qué presión lleva la rueda de repuesto?');
  await field.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: '¿Qué presión lleva la rueda de repuesto?' }),
  ).toBeFocused();

  await answerOn(page).getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Ver historial' }).click();
  await expect(page.getByRole('link', { name: understood }).first()).toBeVisible();
  await expectAccessible(page);
});
