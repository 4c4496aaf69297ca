import { expect, test } from './fixtures';

test('on a phone a page of its own address opens where its print begins, in letters that are read, and a finger turns it once it is at its end', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/manuals/1/pagina/35');
  const viewer = page.getByRole('main');
  await expect(viewer.locator('img')).toBeVisible();
  const region = viewer.getByRole('region', { name: 'Página del manual' });
  const place = () =>
    region.evaluate(({ scrollLeft, scrollTop, scrollWidth, clientWidth }) => ({
      ...{ scrollLeft, scrollTop, rest: scrollWidth - clientWidth - scrollLeft },
    }));
  await expect.poll(async () => (await place()).scrollLeft).toBeGreaterThan(20);
  expect((await place()).scrollTop).toBe(0);
  expect((await place()).rest).toBeGreaterThan(60);
  const swipe = (by: number) =>
    region.evaluate((frame, across) => {
      const before = [new Touch({ identifier: 1, target: frame, clientX: 200, clientY: 300 })];
      const after = [
        new Touch({ identifier: 1, target: frame, clientX: 200 + across, clientY: 300 }),
      ];
      const all = { bubbles: true };
      frame.dispatchEvent(new TouchEvent('touchstart', { touches: before, ...all }));
      frame.scrollBy(-across, 0);
      frame.dispatchEvent(new TouchEvent('touchend', { changedTouches: after, ...all }));
    }, by);
  await swipe(-150);
  await expect(viewer.getByRole('heading', { name: /35\sde\s45/ })).toBeVisible();
  await region.evaluate((frame) => frame.scrollTo(frame.scrollWidth, 0));
  await swipe(-150);
  await expect(viewer.getByRole('heading', { name: /36\sde\s45/ })).toBeVisible();
  await viewer.getByRole('button', { name: 'Ver entera' }).click();
  await expect(viewer.getByRole('button', { name: 'Ampliar' })).toBeVisible();
  const { scrollLeft, rest } = await place();
  expect(scrollLeft + rest).toBe(0);
});
