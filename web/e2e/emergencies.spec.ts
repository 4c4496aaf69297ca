import type { Page } from '@playwright/test';
import { listVehicles, updateVehicle } from '../../functions/contract/index';
import { demoFiles } from './files';
import { addManual, expect, expectAccessible, giveVehicle, test } from './fixtures';
import { textOfPdf } from './pdf-text';
import { record, recordEach, turnInto, variantsOf } from './record';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });

/** A phone on its side. */
const FLAT = {
  ...{ variant: '740-dark', viewport: { width: 740, height: 360 } },
  colorScheme: 'dark',
} as const;

for (const variant of [variantsOf(360)[0]!, FLAT, variantsOf(1440)[1]!]) {
  test(`a flat tyre is two touches from what is done first at ${variant.variant}, and every step goes back`, async ({
    demoOwner: { page },
  }) => {
    await turnInto(page, variant);
    await page.goto('/');
    await page.getByRole('link', { name: 'Emergencia en la carretera' }).click();
    const doors = page.getByRole('list', { name: '¿Qué ha pasado?' });
    await expect(doors).toBeVisible();
    await expect(page.getByRole('link', { name: 'Llamar 112' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await record(page, `road-${variant.variant}`);
    const targets = page.locator('main').locator('a, button');
    const heights = await targets.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(54);
    await doors.getByRole('link', { name: 'Pinchazo: cambiar la rueda' }).click();
    const before = page.getByRole('dialog', { name: 'Antes de empezar' });
    await expect(before.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await expectAccessible(page);
    await before.getByRole('button', { name: 'Siguiente' }).click();
    const needed = page.getByRole('dialog', { name: 'Lo que vas a necesitar' });
    await expect(needed).toContainText('adaptador se guarda en la bolsa del gato');
    await needed.getByRole('button', { name: 'Siguiente' }).click();
    const first = page.getByRole('dialog', { name: /^Paso 1 de / });
    await expect(first.getByRole('note').first()).toContainText('No se meta nunca debajo');
    await expect(first).toContainText('ponga el freno de estacionamiento');
    await expect(first.getByRole('link', { name: 'Llamar 112' })).toBeInViewport({ ratio: 1 });
    await expect(first.getByRole('link', { name: /^Ver la página/ })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await record(page, `road-step-${variant.variant}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByLabel('Tu pregunta')).toBeVisible();
  });
}

for (const topic of ['rueda', 'pinchazo', 'bateria']) {
  test(`all that turns, calls and leads to a page is in sight at every step of ${topic} on a phone on its side`, async ({
    demoOwner: { page },
  }) => {
    await turnInto(page, FLAT);
    await page.goto(`/carretera?caso=${topic}`);
    const dialog = page.getByRole('dialog');
    const end = dialog.getByRole('button', { name: 'Terminar' });
    const next = dialog.getByRole('button', { name: 'Siguiente' });
    const inSight = [
      dialog.getByRole('button', { name: 'Anterior' }),
      dialog.getByRole('link', { name: 'Llamar 112' }),
    ];
    const pages = dialog.getByRole('link', { name: /^Ver la página/ });
    await expect(next).toBeVisible();
    for (;;) {
      for (const one of [...inSight, next.or(end), ...(await pages.all())]) {
        await expect(one).toBeInViewport({ ratio: 1 });
      }
      if (await end.isVisible()) break;
      await next.click();
    }
  });
}

test('the whole of the road stands on the screen of a phone, what is kept of it told to the end', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/carretera');
  await expect(page.getByText('Si te quedas sin conexión')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Guardar ahora' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
});

test('whoever goes on from the road to a light calls from there, at the foot of a phone, and comes back', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner, { assistancePhone: '+34900123456' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/carretera');
  await page.getByRole('link', { name: 'Testigo encendido' }).click();
  const bar = page.getByRole('complementary', { name: 'Ayuda en la carretera' });
  const links = bar.getByRole('link');
  await page.getByRole('link', { name: 'Roja' }).click();
  await expect(links).toHaveText(['Volver', 'Llamar 112', 'Mi asistencia']);
  await page.reload();
  for (const one of await links.all()) {
    await expect(one).toBeInViewport({ ratio: 1 });
    expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(56);
  }
  await expectAccessible(page);
  await recordEach(page, 'road-light');
  await page.setViewportSize({ width: 360, height: 740 });
  await links.first().click();
  await expect(page).toHaveURL(/\/carretera$/);
  await expect(page.getByRole('link', { name: 'Mi asistencia' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

/** The smallest letters of a page on paper, in points. */
const smallestOnPaper = (page: Page) =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll('main *')]
      .filter((one) => one.checkVisibility())
      .filter(({ childNodes }) =>
        [...childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ),
      )
      .map((one) => parseFloat(getComputedStyle(one).fontSize));
    return (Math.min(...sizes) * 72) / 96;
  });

for (const topic of ['rueda', 'grua', 'accidente']) {
  test(`the sheet of ${topic} is printed on one leaf, in letters that are read beside a car`, async ({
    demoOwner: { page },
  }) => {
    await page.goto(`/vehicles/1/emergencias?caso=${topic}`);
    await expect(page.getByRole('article')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await smallestOnPaper(page)).toBeGreaterThanOrEqual(9);
    const sides = await textOfPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(sides.length).toBeLessThanOrEqual(2);
  });
}

test('towing tells all ways at once until its owner has said which gearbox it is', async ({
  owner,
}) => {
  const { page } = owner;
  const { id } = await giveVehicle(owner, { engine: '1.6' });
  await addManual(owner, demoFiles.pdf);
  await page.goto(`/vehicles/${id}/emergencias?caso=grua`);
  await expect(page.getByText('Cambio manual:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paso a paso' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Automático' }).click();
  await expect(page.getByText('Otras versiones')).toBeVisible();
  await expect(page.getByText('Cambio manual:')).toBeHidden();
  await expect(page.getByText('Cambio automático:')).toBeVisible();
  await expectAccessible(page);
  expect((await owner.call(listVehicles))[0]?.engine).toBe('1.6 Automático');
});

test('the steps of an emergency lead to their printed page, where all of them are marked, and back', async ({
  demoOwner: { page },
}) => {
  await page.goto('/vehicles/1/emergencias?caso=rueda');
  // The first one leads to what is needed, the last one to the whole.
  await page
    .getByRole('link', { name: /Ver la página: manual-faro-brisa\.pdf, p\. 27/ })
    .last()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Manual' });
  await expect(sheet.locator('[data-mark]').first()).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Pinchazo: cambiar la rueda')).toBeVisible();
});

test('the number of the assistance is written down from the road, which then calls it', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner, {});
  await page.goto('/carretera');
  await page.getByRole('link', { name: 'Añadir teléfono de asistencia' }).click();
  const dialog = page.getByRole('dialog', { name: /^Editar/ });
  await expect(dialog.getByRole('textbox', { name: 'Teléfono de asistencia' })).toBeFocused();
  await page.keyboard.type('900 123 456');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const own = page.getByRole('link', { name: 'Mi asistencia' });
  await expect(own).toHaveAttribute('href', 'tel:900123456');
  await expect(page).toHaveURL(/\/carretera$/);
});

test('a sheet calls, and goes through its steps one a screen; Back leaves them', async ({
  demoOwner: { page },
}) => {
  await page.goto('/vehicles/1/emergencias?caso=rueda');
  await expect(page.getByRole('link', { name: 'Llamar 112' })).toBeVisible();
  await page.getByRole('button', { name: 'Paso a paso' }).click();
  await expect(page.getByRole('dialog', { name: 'Antes de empezar' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page, 'Pinchazo: cambiar la rueda')).toBeVisible();
});

test('a figure is shown right below its caption, cut out of its page, and within the step that needs it', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const words = page.getByText('Puntos de apoyo del gato: A delantero, B trasero', { exact: true });
  const figure = page.getByRole('img', { name: /^Figura: Puntos de apoyo del gato/ });
  await page.goto('/vehicles/1/emergencias?caso=rueda');
  await expect(figure).toBeVisible();
  const [caption, drawn] = await Promise.all([
    words.boundingBox(),
    page.locator('figure').filter({ has: figure }).boundingBox(),
  ]);
  const end = caption!.y + caption!.height;
  expect(drawn!.y).toBeGreaterThanOrEqual(end);
  expect(drawn!.y).toBeLessThan(end + 24);
  expect(Math.abs(drawn!.x - caption!.x)).toBeLessThan(2);
  await page.getByRole('button', { name: 'Paso a paso' }).click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Siguiente' });
  while (!(await page.getByRole('dialog', { name: /^Paso 3 / }).isVisible())) await next.click();
  await expect(dialog.getByRole('img', { name: /^Figura: / })).toBeInViewport();
  while (await next.isVisible()) await next.click();
  await expect(dialog.getByRole('region', { name: 'Al volver a circular' })).toContainText('80');
});

test('the law stands above the steps once the country is known, and no sooner', async ({
  owner,
}) => {
  const { page } = owner;
  await giveVehicle(owner);
  const [vehicle] = await owner.call(listVehicles);
  const id = vehicle!.id;
  const law = page.getByRole('region', { name: 'Según la norma, no tu manual' });
  await page.goto(`/vehicles/${id}/emergencias?caso=rueda`);
  await expect(heading(page, 'Pinchazo: cambiar la rueda')).toBeVisible();
  await expect(law).toHaveCount(0);
  await owner.call(updateVehicle, { params: { id }, body: { country: 'ES' } });
  await page.reload();
  await expect(law).toContainText('baliza V-16');
  await expectAccessible(page);
});

test('the emergencies look right at every width, light and dark', async ({
  demoOwner: { page },
}) => {
  for (const [name, query] of [
    ['emergencies-list', ''],
    ['emergencies-wheel', '?caso=rueda'],
    ['emergencies-towing', '?caso=grua'],
    ['emergencies-accident', '?caso=accidente'],
  ] as const) {
    await page.goto(`/vehicles/1/emergencias${query}`);
    const list = page.getByRole('list', { name: 'Emergencias' });
    await expect(list.or(page.getByRole('article'))).toBeVisible();
    await recordEach(page, name);
  }
});
