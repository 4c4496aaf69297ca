import { listManuals, updateOnboarding } from '../../functions/contract/index';
import { demoFiles } from './files';
import { answerOn, badgesOn, expect, expectAccessible, test } from './fixtures';
import { expectStep } from './guided-setup';
import { recordEach } from './record';

const MOST_TAPS = 6;

test('from the PDF of a manual to its first answer it takes six taps and no typing', async ({
  owner: { page, call },
}) => {
  // Who has completed the setup begins it anew at its first step.
  await call(updateOnboarding, { body: { step: 0, completed: false } });
  await call(updateOnboarding, { body: { step: 2, completed: false } });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/onboarding');
  await expectStep(page, 2);
  const begin = Date.now();
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await page.getByRole('button', { name }).first().click();
  };
  taps += 1;
  await page.getByLabel('Rellenar con el manual').setInputFiles(demoFiles.pdf);
  await expect(page.getByText(/^La portada dice Faro Brisa 1\.6 2022\./)).toBeVisible();
  await expect(page.getByLabel('Marca')).toHaveValue('Faro');
  await expect(page.getByLabel('Modelo')).toHaveValue('Brisa 1.6');
  await expect(page.getByLabel('Año')).toHaveValue('2022');
  const looked = Date.now();
  await recordEach(page, 'onboarding-vehicle-filled');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const whileLooking = Date.now() - looked;
  await tap('Siguiente');
  await expectStep(page, 3);
  await tap('Subir manual');
  await expectStep(page, 4);
  await tap('Siguiente');
  await expectStep(page, 5);
  await tap('Ir al Panel');
  const starters = page.getByRole('region', { name: 'Para empezar' });
  await expect
    .poll(async () => (await call(listManuals)).map(({ isAskable }) => isAskable), {
      timeout: 240_000,
    })
    .toEqual([true]);
  await expect(starters).toBeVisible();
  taps += 1;
  await starters.getByRole('button').first().click();
  await expect(answerOn(page)).toBeVisible();
  await expect(badgesOn(page, 'p\\. \\d+').first()).toBeVisible();
  const seconds = Math.round((Date.now() - begin - whileLooking) / 1000);
  test.info().annotations.push({ type: 'from PDF to answer', description: `${seconds} s` });
  console.log(`From the PDF to the first answer: ${taps} taps, ${seconds} s`);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});
