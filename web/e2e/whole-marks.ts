import { expect, type Locator } from '@playwright/test';

/** A page is fetched and moved before its marks are where they stay. */
const LONGEST_MS = 20_000;

/** Fails where something that is marked of a page goes beyond one of its sides. */
export const expectWholeMarks = (pane: Locator) =>
  expect(async () => {
    const boxOf = async (one: Locator) => (await one.boundingBox())!;
    const room = await boxOf(pane);
    const marks = await Promise.all((await pane.locator('[data-mark]').all()).map(boxOf));
    expect(marks).not.toEqual([]);
    for (const { x, width } of marks) {
      expect(x).toBeGreaterThanOrEqual(room.x);
      expect(x + width).toBeLessThanOrEqual(room.x + room.width);
    }
  }).toPass({ timeout: LONGEST_MS });
