import { getSearch, listSearches, updateVehicle } from '../../functions/contract/index';
import { demoFiles } from './files';
import { answerOn, ask, expect, expectAccessible, giveManual, readToast, test } from './fixtures';
import { tabTo } from './keys';
import { recordEach } from './record';

const OIL = '¿Cuánto aceite lleva si cambio también el filtro?';
const TYRES = '¿Qué presión deben llevar los neumáticos?';

test('an answer has an address: reload, Back, forward and the history show it, and only asking asks', async ({
  owner,
}) => {
  const { page, call } = owner;
  await giveManual(owner, demoFiles.pdf);
  await ask(page, OIL);
  await expect(page).toHaveURL(/\/\?r=1$/);
  const oil = page.getByRole('heading', { level: 1, name: OIL });
  const tyres = page.getByRole('heading', { level: 1, name: TYRES });
  await page.reload();
  await expect(oil).toBeVisible();
  await expect(answerOn(page).getByText('4,2\u202flitros').first()).toBeVisible();

  // By keyboard: the box below the answer.
  const box = page.getByLabel('Tu pregunta');
  await tabTo(page, box);
  await page.keyboard.type(TYRES);
  await page.keyboard.press('Enter');
  await expect(tyres).toBeFocused();
  await expect(page).toHaveURL(/\/\?r=2$/);
  await page.goBack();
  await expect(oil).toBeFocused();
  await page.goForward();
  await expect(tyres).toBeVisible();

  await answerOn(page).getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Ver historial' }).click();
  await page.getByRole('group', { name: 'Historial' }).getByText(OIL).click();
  await expect(oil).toBeVisible();
  expect(await call(listSearches)).toHaveLength(2);
  await answerOn(page).getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Preguntar de nuevo' }).click();
  await expect(page).toHaveURL(/\/\?r=3$/);
  expect(await call(listSearches)).toHaveLength(3);
});

test('what an owner does with an answer: tells whether it helped, keeps, shares and prints it', async ({
  owner,
}) => {
  const { page, call } = owner;
  await giveManual(owner, demoFiles.pdf);
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, TYRES);
  const answer = answerOn(page);
  const stored = () => call(getSearch, { params: { id: 1 } });
  await answer.getByRole('button', { name: 'No útil' }).click();
  await answer.getByRole('button', { name: 'Es peligroso' }).click();
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(answer.getByText('Gracias. Lo miraremos.')).toBeVisible();
  expect((await stored()).feedback).toMatchObject({
    ...{ verdict: 'unhelpful', reasons: ['dangerous'], mayBeUsed: false },
  });
  await answer.getByRole('button', { name: 'Guardar' }).click();
  await readToast(page, 'Respuesta guardada');
  expect((await stored()).savedAt).not.toBeNull();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await answer.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Compartir' }).click();
  await readToast(page, 'Respuesta copiada');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain('manual-faro-brisa.pdf, p. 35');
  expect(shared).toContain('215/45 R17');
  expect(shared).not.toContain('http');

  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.goto('/history');
  await page.getByRole('button', { name: 'Guardadas' }).click();
  await expect(page.getByText('1 pregunta')).toBeVisible();
  await expectAccessible(page);
});

test('a procedure is done one step a screen, behind its warning, and Back leaves it', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, '¿Cómo cambio una rueda?');
  const button = answerOn(page).getByRole('button', { name: 'Paso a paso' });
  await button.press('Enter');
  const steps = page.getByRole('dialog');
  await expect(steps.getByRole('heading', { name: 'Antes de empezar' })).toBeVisible();
  await expect(steps.getByText(/No se meta nunca debajo/)).toBeVisible();
  await recordEach(page, 'steps-warning');
  await page.keyboard.press('ArrowRight');
  await expect(steps.getByRole('heading', { name: /^Paso 1 de \d+$/ })).toBeVisible();
  await expect(steps.getByText(/Aparque en llano/)).toBeInViewport();
  await recordEach(page, 'steps');
  await page.keyboard.press('End');
  await expect(steps.getByRole('button', { name: 'Terminar' })).toBeVisible();
  await page.goBack();
  await expect(steps).toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 1, name: '¿Cómo cambio una rueda?' }),
  ).toBeVisible();
  await expect(button).toBeFocused();
});

test('on a phone the way to the steps stands on the first screen, and words have its width', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, 'me quedé sin batería');
  const way = answerOn(page).getByRole('button', { name: 'Paso a paso' });
  await expect(way).toBeInViewport({ ratio: 1 });
  expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  const warnings = answerOn(page).getByRole('note').getByRole('paragraph');
  for (const words of await warnings.filter({ hasText: /bater|remolque/ }).all()) {
    expect((await words.boundingBox())!.x).toBeLessThanOrEqual(44);
  }
  await expect(warnings.filter({ hasText: 'No empuje' })).toBeInViewport({ ratio: 1 });
  await ask(page, '¿Cuánto cuesta la revisión de los 60 000 km?');
  const beyond = page.getByRole('region', { name: 'Más allá del manual' });
  const sentence = beyond.getByText(/^Los precios/);
  expect((await sentence.boundingBox())!.x).toBeLessThanOrEqual(44);
});

/** What answers ten everyday questions to the demonstration manual: a figure, a first step, a decision. */
const everyday: readonly [question: string, answer: string | RegExp][] = [
  [TYRES, /2,\d\u202fbar/],
  [OIL, '4,2\u202flitros'],
  ['¿Qué aceite lleva el motor?', /5W-30/],
  ['¿Cómo cambio una rueda?', /Aparque en llano/],
  ['Se ha encendido el testigo del motor', /acuda al taller/],
  ['¿Qué fusible es el de la radio?', /Audio y pantalla/],
  ['¿Cada cuánto se cambia el aceite?', /15\s?000\skm/],
  ['¿Cuántos litros caben en el depósito?', /\d+\slitros/],
  ['¿A qué par se aprietan las tuercas de las ruedas?', /N·m/],
  ['¿Cuánto cuesta la revisión de los 60 000 km?', 'Tu manual no lo dice'],
];

test('on a phone nine of ten everyday questions have their answer on the first screen', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const places: Record<string, number | null> = {};
  for (const [question, words] of everyday) {
    await ask(page, question);
    const found = answerOn(page).getByText(words).first();
    await expect(answerOn(page)).toBeVisible();
    const there = await found.boundingBox({ timeout: 10_000 }).catch(() => null);
    const foot = await page.getByRole('search').boundingBox();
    const bottom = there && there.y + Math.min(there.height, 28);
    const isSeen = bottom !== null && foot !== null && bottom <= foot.y && there!.y >= 56;
    places[question] = isSeen ? Math.round(there!.y) : null;
  }
  const hidden = Object.keys(places).filter((question) => places[question] === null);
  expect(hidden.length, hidden.join(' ')).toBeLessThanOrEqual(1);
  test.info().annotations.push({ type: 'places', description: JSON.stringify(places) });
});

test('an answer takes the tyres of the vehicle’s trim, says so, and the history tells its figures', async ({
  owner,
}) => {
  const { page, call } = owner;
  await giveManual(owner, demoFiles.pdf);
  await call(updateVehicle, { params: { id: 1 }, body: { trim: 'Ruta' } });
  // By then its sheet is there.
  await page.goto('/vehicles/1/ficha');
  await expect(page.getByText('Según tu acabado Ruta')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, TYRES);
  const answer = answerOn(page);
  await expect(answer.getByText('Según tu acabado Ruta: 205/55 R16')).toBeVisible();
  const rows = answer.getByRole('list', { name: 'Filas de la tabla' });
  await expect(rows).toContainText('2,3\u202fbar');
  await expect(rows).not.toContainText('185/65 R15');
  await expectAccessible(page);
  await recordEach(page, 'tyre-of-trim');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/history');
  const entry = page.getByRole('group', { name: 'Historial' }).getByRole('listitem');
  await expect(entry).toContainText('Normal: delante 2,3 / detrás 2,1 bar');
  await expect(entry).toContainText('p. 35');
  await expectAccessible(page);

  await page.goBack();
  await answer.getByRole('button', { name: 'Cambiar' }).click();
  await answer.getByRole('button', { name: '185/65 R15' }).click();
  await expect(answer.getByText('Tu medida: 185/65 R15')).toBeVisible();
  await page.goto('/history');
  await expect(entry).toContainText('Normal: delante 2,2 / detrás 2,0 bar');
});
