import { listVehicles, updateVehicle } from '../../functions/contract/index';
import { answerOn, ask, expect, expectAccessible, giveManual, test } from './fixtures';
import { twoEngines } from './two-engines';
import { recordEach } from './record';

const params = { id: 1 };
const SELECT = '¿Cuál es tu motor o versión?';

for (const engine of ['Diesel', '1.6 TDI 90']) {
  test(`a vehicle called "${engine}" is of one version in ficha, plan, emergencies and answers`, async ({
    owner,
  }) => {
    const { page, call } = owner;
    await giveManual(owner, await twoEngines());
    await call(updateVehicle, { params, body: { engine } });
    await page.goto('/vehicles/1/ficha');
    await expect(page.getByText('Motor: 1.6 diésel')).toBeVisible();
    await expect(page.getByRole('region', { name: 'De un vistazo' })).toContainText('5,1');
    await page.goto('/vehicles/1/mantenimiento');
    await expect(page.getByRole('combobox', { name: SELECT })).toContainText('diésel');
    await expect(page.getByText(/filtro de combustible/i).first()).toBeVisible();
    await expect(page.getByText(/bujías/i)).toHaveCount(0);
    await page.goto('/vehicles/1/emergencias');
    await expect(page.getByText(engine).first()).toBeVisible();
    await ask(page, '¿Cuánto aceite lleva el motor?');
    const answer = answerOn(page);
    await expect(answer.getByText('Tu versión: 1.6 diésel')).toBeVisible();
    await expect(answer.getByText('5,1\u202fl').first()).toBeVisible();
    await expect(answer.getByRole('button', { name: 'Otras versiones (1)' })).toBeVisible();
  });
}

test('the version that is chosen in the plan is that of ficha and answers', async ({ owner }) => {
  const { page, call } = owner;
  await giveManual(owner, await twoEngines());
  await page.goto('/vehicles/1/mantenimiento');
  await page.getByRole('combobox', { name: SELECT }).click();
  await page.getByRole('option', { name: 'diésel' }).click();
  await expect(page.getByText(/bujías/i)).toHaveCount(0);
  expect(await call(listVehicles)).toMatchObject([{ engine: 'diésel' }]);
  await page.goto('/vehicles/1/ficha');
  await expect(page.getByText('Motor: 1.6 diésel')).toBeVisible();
  await ask(page, '¿Cuánto aceite lleva el motor?');
  await expect(answerOn(page).getByText('Tu versión: 1.6 diésel')).toBeVisible();
});

test('an answer asks once for the size of the tyres; ficha, sheet and other answers go by it', async ({
  owner,
}) => {
  const { page, call } = owner;
  await giveManual(owner, await twoEngines());
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, '¿Qué presión llevan los neumáticos?');
  const answer = answerOn(page);
  const question = answer.getByRole('group', { name: '¿Cuál es la tuya?' });
  await expectAccessible(page);
  await recordEach(page, 'tyre-asked');
  await page.setViewportSize({ width: 360, height: 740 });
  await question.getByRole('button', { name: '195/55 R16' }).press('Enter');
  await expect(answer.getByText('Tu medida: 195/55 R16')).toBeVisible();
  const rows = answer.getByRole('list', { name: 'Filas de la tabla' });
  await expect(rows).toContainText('2,9\u202fbar');
  await expect(rows).not.toContainText('2,6\u202fbar');
  await answer.getByRole('button', { name: 'Otras medidas (1)' }).press('Enter');
  await expect(rows.last()).toContainText('2,6\u202fbar');
  await expectAccessible(page);
  expect(await call(listVehicles)).toMatchObject([{ tyreSize: '195/55 R16' }]);

  await page.goto('/vehicles/1/ficha');
  const glance = page.getByRole('region', { name: 'De un vistazo' });
  await expect(glance.getByRole('heading', { name: /195\/55 R16/ })).toBeVisible();
  await page.goto('/vehicles/1/ficha?hoja=guantera');
  const paper = page.locator('#paper-sheet');
  await expect(paper).toContainText('195/55 R16');
  await expect(paper).not.toContainText('185/65 R15');

  await call(updateVehicle, { params, body: { tyreSize: '205/45 R17' } });
  await page.goto('/?r=1');
  await expect(answer.getByText(/^No encuentro tu medida/)).toBeVisible();
  await expect(answer.getByText('Tu medida: 205/45 R17')).toBeVisible();
  await expect(rows).toContainText('2,6\u202fbar');
  await expect(rows).toContainText('2,9\u202fbar');
  await expectAccessible(page);
  await recordEach(page, 'tyre-not-named');
});
