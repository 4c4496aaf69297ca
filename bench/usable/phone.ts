import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { demoOwner } from '../../local/seed/demo-owner';

/** Lighthouse's phone (its `mobile` form factor). */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
  // The certificate is of this run.
  ignoreHTTPSErrors: true,
} as const;

/** Lighthouse's slow 4G where it is applied and not simulated (`throttling.mobileSlow4G`), in kB/s and milliseconds. */
const KILOBITS = 1024 / 8;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * KILOBITS,
  uploadThroughput: 675 * KILOBITS,
};
const CPU_SLOWDOWN = 4;

/** How long somebody waits between one try to type and the next, in milliseconds. */
const TRY_MS = 25;
const MAX_DURATION_MS = 60_000;
/** What is typed early must still be there when everything has come. */
const SETTLED_MS = 3000;

/** What is waited for, in milliseconds from the beginning of a page. */
type Milestone = (page: Page) => Promise<number>;

/** A screen, who has signed in, and when it counts as there. */
export type Screen = {
  path: string;
  owner: typeof demoOwner | null;
  milestone: Milestone;
};

/** In the page: whether the field is there and has the keyboard now. */
const focusOn = (field: string): string => `(() => {
  const field = document.querySelector(${JSON.stringify(field)});
  if (!field) return false;
  field.focus();
  return document.activeElement === field;
})()`;

/** In the page: a value once it has been painted, and how long after the beginning that is. */
const painted = (value: string): string => `new Promise((done) =>
  requestAnimationFrame(() => setTimeout(() => done({
    value: ${value},
    milliseconds: performance.now(),
  }))))`;

type Painted<Value> = { value: Value; milliseconds: number };
const heldBy = (field: string): string =>
  painted(`document.querySelector(${JSON.stringify(field)})?.value ?? ''`);
const LETTER = 'q';

/** Types as soon as it can; returns the milliseconds from the beginning until the first letter is on the screen. */
async function typeInto(page: Page, field: string): Promise<number> {
  const end = Date.now() + MAX_DURATION_MS;
  while (Date.now() < end) {
    if (await page.evaluate<boolean>(focusOn(field))) {
      await page.keyboard.press(LETTER);
      const { value, milliseconds } = await page.evaluate<Painted<string>>(heldBy(field));
      if (value.includes(LETTER)) return milliseconds;
    }
    await wait(TRY_MS);
  }
  throw new Error(`nothing can be typed into ${field}`);
}

/** A field shows what is typed into it, and does not lose it afterwards. */
export const typedInto =
  (field: string): Milestone =>
  async (page) => {
    const milliseconds = await typeInto(page, field);
    await wait(SETTLED_MS);
    const { value } = await page.evaluate<Painted<string>>(heldBy(field));
    if (!value.includes(LETTER)) throw new Error(`${page.url()} lost what was typed into it`);
    return milliseconds;
  };

/** A condition, written for the page, holds on what is painted. */
export const shown =
  (condition: string): Milestone =>
  async (page) => {
    await page.waitForFunction(condition, undefined, { timeout: MAX_DURATION_MS });
    const { milliseconds } = await page.evaluate<Painted<null>>(painted('null'));
    return milliseconds;
  };

/** A phone that has nothing of the app yet, signed in or not. */
async function newPhone(browser: Browser, address: string, owner: Screen['owner']) {
  const context: BrowserContext = await browser.newContext(PHONE);
  if (owner) {
    const data = { email: owner.email, password: owner.password };
    await context.request.post(`${address}/api/login`, { data, failOnStatusCode: true });
  }
  return context;
}

/** How long after the beginning a screen is there on a phone that has nothing of the app yet, in milliseconds. */
export async function usableAfter(
  browser: Browser,
  address: string,
  { path, owner, milestone }: Screen,
): Promise<number> {
  const context = await newPhone(browser, address, owner);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`${address}${path}`, { waitUntil: 'commit', timeout: MAX_DURATION_MS });
    return await milestone(page);
  } finally {
    await context.close();
  }
}
