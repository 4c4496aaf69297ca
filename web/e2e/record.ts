import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures';

const widths = [360, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;

/** Phone, tablet and desk, in both themes: what `test.use` takes, and a name. */
export const variants = widths.flatMap((width) =>
  schemes.map((colorScheme) => ({
    variant: `${width}-${colorScheme}`,
    use: { viewport: { width, height: width < 600 ? 740 : 900 }, colorScheme },
  })),
);

/** Takes a picture of the screen; fails when it scrolls sideways or hinders anybody. */
export async function record(page: Page, name: string): Promise<void> {
  // What moves ends at once here (see the configuration); MUI takes a moment to remove what has left.
  await page.waitForTimeout(200);
  await page.screenshot({
    path: `${import.meta.dirname}/.results/screens/${name}.png`,
    fullPage: true,
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0);
  await expectAccessible(page);
}
