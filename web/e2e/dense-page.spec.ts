import { ask, expect, markOn, test } from './fixtures';
import { recordEach, variantsOf } from './record';

/** Letters that are read, in pixels; rounded by the browser. */
const READ = 10.9;

test('the figure of a dense table stands beside its answer on a desk in letters that are read', async ({
  demoOwner: { page },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await ask(page, '¿Qué motor lleva?');
  const pane = page.getByRole('region', { name: 'Manual', exact: true });
  const name = pane.getByText('Cilindrada');
  await expect
    .poll(() => name.evaluate((one) => parseFloat(getComputedStyle(one).fontSize)))
    .toBeGreaterThanOrEqual(READ);
  await expect(markOn(page).first()).toBeInViewport();
  await expect(name).toBeInViewport({ ratio: 1 });
  // Its table goes on, without a word of what is marked.
  await expect(pane.getByRole('button', { name: 'Sigue a la derecha' })).toHaveCount(0);
  await recordEach(page, 'answer-and-dense-page', variantsOf(1440));
});
