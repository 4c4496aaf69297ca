import type { Page } from '@playwright/test';
import { ask, expect, test } from './fixtures';
import { record } from './record';

/** Figures on the screen that a line ends within, as they are written. */
const brokenFigures = (page: Page) =>
  page.evaluate(() => {
    const FIGURE =
      /\d+(?:[.,]\d+)*(?:[ \u00a0\u202f]?(?:\/|bar|psi|km|l|litros|Nm|N·m|V|Ah|A|W|mm|meses|años?|°C|%)(?![\p{L}]))?/gu;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility() !== true) continue;
      for (const { 0: figure, index } of (node.textContent ?? '').matchAll(FIGURE)) {
        range.setStart(node, index);
        range.setEnd(node, index + figure.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(`${figure} in ${node.textContent}`);
      }
    }
    return broken;
  });

type Screen = [name: string, show: (page: Page) => Promise<void>];

const at =
  (address: string, said: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(said).first()).toBeVisible();
  };

/** Opens all that folds away on the screen. */
async function unfold(page: Page): Promise<void> {
  const closed = page.locator('main :is(h2, section) > button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
}

const screens: readonly Screen[] = [
  [
    'history',
    async (page) => {
      await at('/history', 'Todas')(page);
      // Other journeys ask with long numbers.
      await page.getByRole('searchbox').fill('combustible');
      await expect(page.getByRole('listitem').filter({ hasText: '50' }).first()).toBeVisible();
    },
  ],
  ['pressures', (page) => ask(page, '¿Qué presión deben llevar los neumáticos?')],
  ['tow', (page) => ask(page, '¿Cuánto peso puedo remolcar?')],
  ['light', at('/vehicles/1/testigos?color=rojo&luz=fija&testigo=oil-pressure', 'Detente ahora')],
  ['lights', at('/vehicles/1/testigos', /De qué color/)],
  [
    'sheet',
    async (page) => {
      await at('/vehicles/1/ficha', 'Imprimir para la guantera')(page);
      await unfold(page);
    },
  ],
  ['paper', at('/vehicles/1/ficha?hoja=guantera', 'Presiones en frío')],
  [
    'plan',
    async (page) => {
      await at('/vehicles/1/mantenimiento', 'Servicios hechos')(page);
      await unfold(page);
    },
  ],
  [
    'work',
    async (page) => {
      await at('/vehicles/1/mantenimiento', 'Servicios hechos')(page);
      await unfold(page);
      for (const visit of await page.locator('summary', { hasText: /trabajos/ }).all()) {
        await visit.click();
      }
      await page
        .getByRole('link', { name: /Batería de 12/ })
        .first()
        .click();
      await expect(page.getByText('Todo el plan')).toBeVisible();
    },
  ],
  ['emergencies', at('/vehicles/1/emergencias', 'Pinchazo')],
  ['wheel', at('/vehicles/1/emergencias?caso=rueda', /gato/)],
];

const SIZES = [
  [320, 100],
  [360, 100],
  [360, 200],
] as const;

for (const [name, show] of screens) {
  test(`a phone breaks no figure over two lines, nor do letters twice as large: ${name}`, async ({
    demoOwner: { page },
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await show(page);
    for (const [width, letters] of SIZES) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, letters);
      await record(page, `figures-${name}-${width}-${letters}`, 'width');
      expect(await brokenFigures(page), `${name} at ${width}, ${letters} %`).toEqual([]);
    }
  });
}
