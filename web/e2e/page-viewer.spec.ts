import type { Locator, Page } from '@playwright/test';
import { answerOn, ask, badgesOn, expect, expectAccessible, markOn, test } from './fixtures';
import { recordEach, variantsOf } from './record';
import { expectWholeMarks } from './whole-marks';

const QUESTION = '¿Qué presión deben llevar los neumáticos?';

type Viewer = Locator;

/** Over the screen, as from the list of manuals, or over an answer on a phone. */
const sheetOn = (page: Page): Viewer => page.getByRole('dialog', { name: 'Manual' });
/** Beside an answer. */
const paneOn = (page: Page): Viewer => page.getByRole('region', { name: 'Manual', exact: true });
const heading = (viewer: Viewer, text: RegExp) => viewer.getByRole('heading', { name: text });
const marksIn = (viewer: Viewer) => viewer.locator('[data-mark]');

/** The picture is here, as large as it is, or larger where the page is enlarged so as to be read. */
const drawn = (viewer: Viewer) =>
  expect
    .poll(() => viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(900);

/** From the page that a link has opened to the next one, and to what is found. */
async function lookThrough(page: Page, viewer: Viewer): Promise<void> {
  await expect(heading(viewer, /p\.\s35 \(hoja\s39\sde\s45\)/)).toBeFocused();
  await drawn(viewer);
  await expect(marksIn(viewer).first()).toBeInViewport();
  await expect(viewer.getByText('Plena carga: 5 personas y equipaje').first()).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(heading(viewer, /40\sde\s45/)).toBeVisible();
  await drawn(viewer);
  await expect(marksIn(viewer)).toHaveCount(0);
  await viewer.getByRole('button', { name: 'Buscar en el manual' }).press('Enter');
  await page.keyboard.type('rueda de repuesto');
  await page.keyboard.press('Enter');
  const found = viewer.getByRole('list', { name: 'Encontrado' });
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await found.getByRole('button').first().press('Enter');
  await drawn(viewer);
  await expect(marksIn(viewer).first()).toBeInViewport();
}

/** The page in small, where it is not shown beside the answer. */
const linkOn = (page: Page) =>
  answerOn(page)
    .getByRole('link', { name: /Ver la página: manual-faro-brisa\.pdf, p\. 35/ })
    .first();

/** The manual's own words, whose links lead to their pages also where one stands beside the answer. */
const unfoldExcerpts = (page: Page) =>
  answerOn(page).getByText('En el manual', { exact: true }).click();

const questionOn = (page: Page) => page.getByRole('heading', { level: 1, name: QUESTION });

test('on a phone an answer leads to its printed page, to the next, to what is found, and back', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, QUESTION);
  await linkOn(page).focus();
  await page.keyboard.press('Enter');
  await lookThrough(page, sheetOn(page));
  await page.goBack();
  await expect(sheetOn(page)).toHaveCount(0);
  await expect(questionOn(page)).toBeVisible();
  await expect(linkOn(page)).toBeFocused();
});

test('on a phone a page opens at the marked rows, in letters that are read; where they go on is one tap, and the whole page another', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, QUESTION);
  await linkOn(page).click();
  const sheet = sheetOn(page);
  await drawn(sheet);
  const mark = marksIn(sheet).first();
  await expect(mark).toBeInViewport();
  const edges = () =>
    mark.evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      return { left, isCut: right > window.innerWidth };
    });
  // Its name is in view, and what is not is told.
  const { left, isCut } = await edges();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThan(40);
  expect(isCut).toBe(true);
  await recordEach(page, 'page-at-mark', variantsOf(360));
  const more = sheet.getByRole('button', { name: 'Sigue a la derecha' });
  await more.click();
  await expect(more).toHaveCount(0);
  expect((await edges()).isCut).toBe(false);
  await sheet.getByRole('button', { name: 'Ver entera' }).click();
  await expect(sheet.getByRole('button', { name: 'Ampliar' })).toBeVisible();
  const region = sheet.getByRole('region', { name: 'Página del manual' });
  expect(await region.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`on a phone the small page becomes the page, in one movement unless its owner wants none: ${motion}`, async ({
    demoOwner: { page },
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: motion });
    await ask(page, QUESTION);
    await expect(linkOn(page).locator('img')).toBeVisible();
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const moved = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
          document.body.dataset.moved = moved.filter((one) => one.includes('(page)')).join(' ');
        });
        return transition;
      };
    });
    await linkOn(page).click();
    await drawn(sheetOn(page));
    await expect(marksIn(sheetOn(page)).first()).toBeInViewport();
    const moved = await page.evaluate(() => document.body.dataset.moved ?? '');
    if (motion === 'reduce') expect(moved).toBe('');
    else expect(moved).toContain('::view-transition-old(page)');
    await page.goBack();
    await expect(linkOn(page)).toBeFocused();
  });
}

/** The badge behind the first sentence; the head of the answer has one of its own. */
const badgeOfSentence = (page: Page) =>
  badgesOn(page, 'p\\. 35').and(answerOn(page).locator('[data-statement] button')).first();

test('on a phone a badge opens its page with its mark lit, Back leads to the same place, and a mark to its sentence', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, QUESTION);
  const badge = badgeOfSentence(page);
  // The small page takes the form of its picture once that is here.
  await expect(answerOn(page).locator('[data-thumbnail] img')).toBeVisible();
  await badge.scrollIntoViewIfNeeded();
  const before = await badge.boundingBox();
  await badge.click();
  const sheet = sheetOn(page);
  await expect(page).toHaveURL(/\/manuals\/\d+\/pagina\/39/);
  await drawn(sheet);
  const lit = sheet.getByRole('button', { name: /^Marcado: / }).and(sheet.locator('[data-lit]'));
  await expect(lit).toBeFocused();
  await expect(lit).toBeInViewport();
  await recordEach(page, 'answer-page-sheet', variantsOf(360));
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(badge).toBeFocused();
  expect(await badge.boundingBox()).toEqual(before);
  await badge.press('Enter');
  await expect(lit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(badge).toBeFocused();
  await expect(page).toHaveURL(/\/\?r=\d+$/);
  await expect(answerOn(page).locator('[data-statement][data-lit]')).toBeInViewport();
});

test('on a desk the page stands beside the answer, is looked through there, and Back leads to where it began', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await ask(page, QUESTION);
  const pane = paneOn(page);
  await expect(heading(pane, /39\sde\s45/)).toBeVisible();
  await drawn(pane);
  await expect(marksIn(pane).first()).toBeInViewport();
  for (const width of [1440, 1280, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWholeMarks(pane);
  }
  await expect(questionOn(page)).toBeFocused();
  await expect(questionOn(page)).toBeInViewport();
  await recordEach(page, 'answer-and-page', variantsOf(1440));
  await page.setViewportSize({ width: 1440, height: 900 });
  await unfoldExcerpts(page);
  await linkOn(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manuals\/\d+\/pagina\/39/);
  await lookThrough(page, pane);
  await expect(sheetOn(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?r=\d+$/);
  await expect(heading(pane, /39\sde\s45/)).toBeVisible();
  await expect(linkOn(page)).toBeFocused();
  await pane.getByRole('button', { name: 'Cerrar la página' }).click();
  await expect(pane).toHaveCount(0);
  await expect(linkOn(page)).toBeFocused();
  await expect(linkOn(page).locator('img')).toBeVisible();
  await expect(questionOn(page)).toBeVisible();
});

test('on a desk a badge lights its mark on the page and a mark its sentence, and a reload keeps the page open', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await ask(page, QUESTION);
  const mark = markOn(page).first();
  await expect(mark).toBeVisible();
  const badge = badgeOfSentence(page);
  await badge.hover();
  await expect(mark).toHaveAttribute('data-lit');
  await badge.press('Enter');
  await expect(mark).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(badge).toBeFocused();
  await unfoldExcerpts(page);
  await linkOn(page).click();
  await expect(page).toHaveURL(/\/pagina\/39/);
  await page.reload();
  await expect(questionOn(page)).toBeVisible();
  await expect(heading(paneOn(page), /39\sde\s45/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/\?r=\d+$/);
});

test('what is looked at of an enlarged page stays in the middle while the window changes', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/manuals/1/pagina/35');
  const viewer = page.getByRole('main');
  await drawn(viewer);
  await viewer.getByRole('button', { name: 'Ampliar' }).click();
  const region = viewer.getByRole('region', { name: 'Página del manual' });
  await region.evaluate((frame) => frame.scrollTo(frame.scrollWidth / 2, 300));
  const middle = () =>
    region.evaluate((frame) =>
      ((frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth).toFixed(2),
    );
  const before = await middle();
  for (const width of [500, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(middle).toBe(before);
  }
});

test('a manual opens from the list, by its contents and its ends, and Escape closes it', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/manuals');
  await page.getByRole('link', { name: 'Abrir manual-faro-brisa.pdf' }).click();
  await expect(heading(sheetOn(page), /1\sde\s45/)).toBeVisible();
  await drawn(sheetOn(page));
  // A cover is looked at: it is shown whole.
  const region = sheetOn(page).getByRole('region', { name: 'Página del manual' });
  expect(await region.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.keyboard.press('End');
  await expect(heading(sheetOn(page), /45\sde\s45/)).toBeVisible();
  await expect(sheetOn(page).getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
  await sheetOn(page).getByRole('button', { name: 'Contenido' }).click();
  await sheetOn(page)
    .getByRole('button', { name: /^Testigos de advertencia/ })
    .click();
  await expect(heading(sheetOn(page), /p\.\s7 \(/)).toBeVisible();
  await sheetOn(page).getByLabel('Ir a p.').fill('3');
  await page.keyboard.press('Enter');
  await expect(heading(sheetOn(page), /p\.\s3 \(/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheetOn(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/manuals$/);
});

test('a page has an address of its own, and what is not there is said', async ({
  demoOwner: { page },
}) => {
  await page.goto('/manuals/1/pagina/39');
  await expect(page.getByRole('heading', { level: 1, name: /39\sde\s45/ })).toBeVisible();
  await recordEach(page, 'page');
  await page.goto('/manuals/1/pagina/900');
  await expect(page.getByText('Este manual no tiene esa página.')).toBeVisible();
  await page.goto('/manuals/1/pagina/cero');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
