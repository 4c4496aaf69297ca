import { getFacts } from '../../functions/contract/index';
import { addManual, expect, giveVehicle, test } from './fixtures';
import { expectFoundByRules, OF_THE_VAN, openAt, recordedModel, VAN } from './recorded-manual';
import { recordEach, variantsOf } from './record';

/** A desk and a phone. */
const looks = [variantsOf(1440)[1]!, variantsOf(360)[0]!];
const KINDS = ['lights', 'emergencies', 'plan', 'facts'];
/** As for a manual that is read: only what hangs comes to this. */
const PATIENCE = { timeout: 240_000 };
const TO_CHECK = 'Lo ha señalado un modelo al leer tu manual: compruébalo en la página.';

test('rules alone tell of a manual while no model answers; read again, what one points at stands beside, to be checked on its page', async ({
  owner,
  origin,
}) => {
  test.slow();
  const { page } = owner;
  const model = await recordedModel(origin);
  await giveVehicle(owner, OF_THE_VAN);
  try {
    await model.goDown();
    await addManual(owner, VAN);
    // It is asked once rules have stored what they found.
    await expect.poll(model.asked, PATIENCE).toEqual(['van-word/lights#1']);
    await expectFoundByRules(owner);
  } finally {
    await model.comeBack();
  }
  await page.goto('/manuals');
  await page.getByRole('button', { name: 'Reprocesar van-word.pdf' }).click();
  const valuesToCheck = async () => {
    const { manuals } = await owner.call(getFacts, { params: { id: 1 } });
    return manuals[0]?.facts?.filter(({ isToCheck }) => isToCheck).length;
  };
  // They are stored last.
  await expect.poll(valuesToCheck, PATIENCE).toBe(3);
  const readings = KINDS.map((kind) => `van-word/${kind}#1`);
  expect(await model.asked()).toEqual(['van-word/lights#1', ...readings]);
  await model.dispose();

  await openAt(page, 'testigos?color=mensaje');
  await page.getByRole('link', { name: 'Revisión en por comprobar' }).click();
  const light = page.getByRole('region', { name: 'Lo que dice van-word.pdf' });
  await expect(light.getByText(TO_CHECK)).toBeVisible();
  await expect(light).toContainText('Cuando parpadea, soltar y pulsar otra vez.');
  await recordEach(page, 'pointed-light', looks);
  await light.getByRole('link', { name: 'Ver la página: van-word.pdf, p. 13' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Manual' });
  await expect(sheet.locator('[data-mark]').first()).toBeVisible();
  await page.goBack();
  await expect(light).toBeVisible();

  // A light of the rules is told by words that they did not see, and is more urgent by them.
  await openAt(page, 'testigos?color=mensaje&testigo=ev-ready');
  const ready = page.getByRole('article');
  await expect(ready.getByText('Haz lo que dice tu manual', { exact: true })).not.toHaveCount(0);
  await expect(ready).toContainText('Pisar más el freno; apoyar la tarjeta');
  await expect(ready.getByRole('link', { name: /p\. 15$/ }).first()).toBeVisible();
  await expect(ready.getByText(TO_CHECK)).toHaveCount(0);

  await openAt(page, 'mantenimiento');
  await page.getByRole('button', { name: 'Ver los 25' }).click();
  const plan = page.getByRole('region', { name: 'No lo sabemos', exact: true });
  await expect(plan).toContainText('Cada 20.000 km o 1 año');
  await expect(plan.getByText('por comprobar')).toHaveCount(1);
  await plan.getByRole('link', { name: 'Se igualen las celdas' }).click();
  const said = page.getByRole('region', { name: 'Lo que dice el manual' });
  await expect(said).toContainText(TO_CHECK);
  await expect(said).toContainText('una vez cada quince días, para que se igualen las celdas');
  await expect(said.getByRole('link', { name: /p\. 8$/ })).toBeVisible();
  await recordEach(page, 'pointed-interval', looks);

  await page.setViewportSize({ width: 1280, height: 720 });
  await openAt(page, 'ficha');
  const tank = page.getByRole('region', { name: 'Combustible y depósito' });
  await expect(tank).toContainText('62');
  const toCheck = tank.getByText('Señalado por un modelo: compruébalo en la página');
  await expect(toCheck).toHaveCount(3);
  await expect(tank.getByRole('link', { name: /van-word\.pdf, p\. 10$/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'De un vistazo' })).not.toContainText('62');
  await recordEach(page, 'pointed-value', looks);
  await page.setViewportSize({ width: 1280, height: 720 });
  const details = tank.getByRole('button', { name: /^Comprobar o cambiar/ });
  // They are folded on a phone, which the window was until now.
  await expect(details.first()).toBeVisible();
  for (const one of await details.all()) await one.click();
  await tank.getByRole('button', { name: 'Comprobar: Gas', exact: true }).click();
  await expect(tank.getByText('Comprobado por ti')).toBeVisible();
  await expect(toCheck).toHaveCount(2);

  await openAt(page, 'emergencias');
  await page.getByRole('link', { name: 'Se calienta el motor p. 16' }).click();
  await expect(page.getByText(TO_CHECK)).toBeVisible();
  await expect(page.getByText('Esperar 30 minutos.')).toBeVisible();
  await recordEach(page, 'pointed-procedure', looks);
});
