import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';

/** Pictures cost an eighth of the journeys' time: they are taken for who wants to look at them. */
const { SCREENS } = process.env;

/** Phone, tablet and desk; who looks at pictures sees the laptops between them too. */
const widths = SCREENS ? [360, 768, 1024, 1280, 1440] : [360, 768, 1440];
const schemes = ['light', 'dark'] as const;

/** Most that one look may take. */
const LOOK_MS = 15_000;

type Variant = {
  variant: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
};

/** A window of this width in both themes. */
export const variantsOf = (width: number): Variant[] =>
  schemes.map((colorScheme) => ({
    variant: `${width}-${colorScheme}`,
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme,
  }));

/** Every width in both themes. */
const variants = widths.flatMap(variantsOf);

/** Gives the window the size and theme of a variant. */
export async function turnInto(page: Page, { viewport, colorScheme }: Variant): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  // Nothing is to lie under the pointer by chance: it would show its tooltip.
  await page.mouse.move(0, 0);
}

/** With each turn another variant: a screen loads in one and is then changed, so all of them are seen to load. */
export const variantAt = (turn: number): Variant => variants[turn % variants.length]!;

/** Fails when the screen scrolls sideways or hinders anybody; takes a picture of it with `SCREENS=1`. */
export async function record(page: Page, name: string, rules: 'all' | 'colours' = 'all') {
  // What moves ends at once here (see the configuration); MUI takes a moment to remove what has left.
  await page.waitForTimeout(200);
  if (SCREENS) {
    const path = `${import.meta.dirname}/.results/screens/${name}.png`;
    await page.screenshot({ path, fullPage: true });
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0);
  await expectAccessible(page, rules);
}

/** Records the screen that is there in every variant: its window changes size and theme. */
export async function recordEach(page: Page, name: string, among = variants): Promise<void> {
  // A journey is given time for what it does, and beside that for each look.
  const journey = test.info();
  journey.setTimeout(journey.timeout + among.length * LOOK_MS);
  for (const each of among) {
    await turnInto(page, each);
    // The other theme changes nothing but colours.
    const rules = each.colorScheme === 'dark' && among.length > 1 ? 'colours' : 'all';
    await record(page, `${name}-${each.variant}`, rules);
  }
}
