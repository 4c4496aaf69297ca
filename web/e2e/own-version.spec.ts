import { fileURLToPath } from 'node:url';
import { listVehicles } from '../../functions/contract/index';
import { answerOn, ask, expect, expectAccessible, giveManual, test } from './fixtures';

/** A manual of three engines. */
const THREE_ENGINES = fileURLToPath(
  new URL('../../bench/manuals/printed/hatch-es.pdf', import.meta.url),
);
const OIL = '¿Qué aceite lleva el motor?';

test('on a phone an answer asks once which version is the owner’s, and the vehicle’s page and other answers go by it', async ({
  owner,
}) => {
  const { page, call } = owner;
  await giveManual(owner, THREE_ENGINES);
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, OIL);
  const answer = answerOn(page);
  const question = answer.getByRole('group', { name: '¿Cuál es el tuyo?' });
  const own = question.getByRole('button', { name: '1.2 T 130' });
  await expect(answer.getByText('5W-30').first()).toBeVisible();
  expect((await own.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await own.press('Enter');
  const change = answer.getByRole('button', { name: 'Cambiar' });
  await expect(change).toBeFocused();
  await expect(answer.getByText('Tu versión: 1.2 T 130')).toBeVisible();
  const rows = answer.getByRole('list', { name: 'Filas de la tabla' });
  await expect(rows).toContainText('0W-30');
  await expect(rows).not.toContainText('5W-30');
  const others = answer.getByRole('button', { name: 'Otras versiones (2)' });
  await others.press('Enter');
  await expect(rows.last()).toContainText('5W-30');
  await expectAccessible(page);
  expect(await call(listVehicles)).toMatchObject([{ engine: '1.2 T 130' }]);

  await page.goto('/vehicles/1/ficha');
  await expect(page.getByText('Motor: 1.2 T 130')).toBeVisible();
  await page.goto('/?r=1');
  await expect(rows).toContainText('0W-30');
  await expect(question).toBeHidden();
  await expect(others).toHaveAttribute('aria-expanded', 'false');
});
