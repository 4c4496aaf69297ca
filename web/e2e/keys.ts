import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Goes on with Tab until something has the focus; no screen needs more steps than this. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
