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

/** The narrowest window of WCAG's reflow, too: for what lies above everything else. */
export const narrowToo = [...variantsOf(320), ...variants];

/** Gives the window the size and theme of a variant. */
export async function turnInto(page: Page, { viewport, colorScheme }: Variant): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  // Its picture is to have no tooltip of what lies under the pointer by chance.
  await page.mouse.move(0, 0);
}

/** With each turn another variant: a screen loads in one and is then changed, so all of them are seen to load. */
export const variantAt = (turn: number): Variant => variants[turn % variants.length]!;

/** What may be left of a change for a moment, as MUI leaves what fades. */
const LEFT_MS = 10_000;
/** Only what stays wrong comes to this. */
const MAX_DURATION_MS = 60_000;
/** A page on which nothing has changed for so long has taken its form. */
const QUIET_MS = 60;

/** Waits until the page has taken its form: another width may fetch a part that only it shows. */
const settled = (page: Page) =>
  page.evaluate(
    ([quietMs, longestMs]) =>
      new Promise<void>((resolve) => {
        let quiet = setTimeout(end, quietMs);
        const longest = setTimeout(end, longestMs);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, quietMs);
        });
        const everything = { subtree: true, childList: true, attributes: true };
        observer.observe(document, { ...everything, characterData: true });
        function end() {
          clearTimeout(longest);
          observer.disconnect();
          resolve();
        }
      }),
    [QUIET_MS, LEFT_MS] as const,
  );

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

type Look = 'all' | 'colours' | 'width';

/** Fails when the screen scrolls sideways or hinders anybody; takes a picture of it with `SCREENS=1`. */
export async function record(page: Page, name: string, look: Look = 'all'): Promise<void> {
  await settled(page);
  if (SCREENS) {
    const path = `${import.meta.dirname}/.results/screens/${name}.png`;
    await page.screenshot({ path, fullPage: true });
  }
  await expect(async () => {
    expect(await isTooWide(page), 'the page scrolls sideways').toBe(false);
    if (look !== 'width') await expectAccessible(page, look);
  }).toPass({ timeout: MAX_DURATION_MS });
}

/** Has the frame of a phone and the contents of a desk: what can be wrong there alone is the width. */
const TABLET = 768;

/** What a look among others is for: the other theme of a width changes nothing but colours. */
function lookAt({ viewport, colorScheme }: Variant, among: readonly Variant[]): Look | null {
  const isTablet = viewport.width === TABLET;
  const isOther =
    colorScheme === 'dark' &&
    among.some((one) => one.colorScheme === 'light' && one.viewport.width === viewport.width);
  if (isOther) return isTablet ? null : 'colours';
  return isTablet ? 'width' : 'all';
}

/** Records the screen that is there in every variant: its window changes size and theme. */
export async function recordEach(page: Page, name: string, among = variants): Promise<void> {
  // A journey is given time for what it does, and beside that for each look.
  const journey = test.info();
  journey.setTimeout(journey.timeout + among.length * LOOK_MS);
  for (const each of among) {
    const look = SCREENS ? 'all' : lookAt(each, among);
    if (look === null) continue;
    await turnInto(page, each);
    await record(page, `${name}-${each.variant}`, look);
  }
}
