import type { Locator, Page } from '@playwright/test';
import { errors, type SearchResponse, type Vehicle } from '../../functions/contract/index';
import { answerOn, ask, badgesOn, chooseFile, expect, test } from './fixtures';
import { manyBytes } from './files';
import { recordEach, turnInto, variantAt, variantsOf } from './record';

type Screen = { name: string; show: (page: Page) => Promise<void> };

const TYRES = '¿Qué presión deben llevar los neumáticos?';

const screens: readonly Screen[] = [
  { name: 'answer', show: (page) => ask(page, TYRES) },
  { name: 'unknown', show: (page) => ask(page, '¿Cuánto cuesta la revisión de los 60 000 km?') },
  {
    name: 'manuals',
    show: async (page) => {
      await page.goto('/manuals');
      await expect(page.getByText('manual-faro-brisa.pdf')).toBeVisible();
    },
  },
  {
    name: 'manuals-not-loaded',
    show: async (page) => {
      const requestId = '1a2b3c4d-0000-4000-8000-000000000000';
      const { status, sentence } = errors.UNAVAILABLE;
      const json = { error: sentence, message: sentence, code: 'UNAVAILABLE', requestId };
      await page.route('**/api/manuals', (route) => route.fulfill({ status, json }));
      await page.goto('/manuals');
      await expect(page.getByRole('alert')).toContainText('Referencia: 1a2b3c4d');
    },
  },
  {
    name: 'upload',
    show: async (page) => {
      await chooseFile(page, manyBytes('manual.txt', 2_000_000));
      await expect(page.getByText('manual.txt')).toBeVisible();
    },
  },
  {
    name: 'vehicles',
    show: async (page) => {
      await page.goto('/vehicles');
      await expect(page.getByRole('main').getByText('Mi Brisa').first()).toBeVisible();
    },
  },
];

test('the way in bars nobody', async ({ page }) => {
  await page.goto('/auth');
  await expect(
    page.getByRole('button', { name: 'Entrar con la cuenta de demostración' }),
  ).toBeVisible();
  await recordEach(page, 'auth');
});

for (const [turn, { name, show }] of screens.entries()) {
  test(`no screen bars anybody: ${name}`, async ({ demoOwner: { page } }) => {
    await turnInto(page, variantAt(turn));
    await show(page);
    await recordEach(page, name);
  });
}

const UNBROKEN = 'Superdeportivocarreras'.repeat(3).slice(0, 60);

/** The demonstration owner's garage and answers as they are, with names that no blank divides. */
async function lengthenNames(page: Page): Promise<void> {
  await page.route('**/api/vehicles', async (route) => {
    const response = await route.fetch();
    const [vehicle] = (await response.json()) as Vehicle[];
    const second = { ...vehicle, id: 999, nickname: `Otro${UNBROKEN}`, isDefault: false };
    await route.fulfill({ response, json: [{ ...vehicle, nickname: UNBROKEN }, second] });
  });
  await page.route('**/api/search', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as SearchResponse;
    const sourceDocuments = answer.sourceDocuments.map(({ metadata }) => ({
      metadata: { ...metadata, pageReference: `Sección ${UNBROKEN}`, headings: [UNBROKEN] },
    }));
    const text = `${answer.response}\n\nNota: ${UNBROKEN}`;
    await route.fulfill({ response, json: { ...answer, response: text, sourceDocuments } });
  });
}

/** What sticks out of these elements to the right: it is cut, though the page is not too wide. */
const cutIn = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().right > element.getBoundingClientRect().right + 1;
      })
      .map(({ textContent }) => textContent),
  );

test('names without a blank are wrapped where a question is put and answered', async ({
  demoOwner: { page },
}) => {
  const [phone] = variantsOf(360);
  await turnInto(page, phone!);
  await lengthenNames(page);
  await page.goto('/');
  const chip = page.getByRole('button', { name: /^Vehículo: .* Cambiar$/ });
  await chip.click();
  await expect(page.getByRole('menu', { name: 'Vehículo de la pregunta' })).toBeVisible();
  expect(await cutIn(page.getByRole('menuitemradio'))).toEqual([]);
  await recordEach(page, 'question-vehicles-unbroken');
  await page.getByRole('menuitemradio', { name: /^Otro/ }).click();
  await expect(page.getByRole('alert').getByText(/todavía no tiene un manual/)).toBeVisible();
  await recordEach(page, 'question-unbroken', variantsOf(360));
  await turnInto(page, phone!);
  await ask(page, TYRES);
  const pages = badgesOn(page);
  await expect(pages.first()).toBeVisible();
  expect(await cutIn(pages)).toEqual([]);
  const excerpts = answerOn(page).getByRole('region', { name: 'En el manual' });
  expect(await cutIn(excerpts.getByRole('listitem'))).toEqual([]);
  expect(await cutIn(page.getByText(/^Nota/).locator('..'))).toEqual([]);
  await recordEach(page, 'answer-unbroken');
});
