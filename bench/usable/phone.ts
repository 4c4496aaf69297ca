import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
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

/** A screen, the field in which its owner types, and who has signed in. */
export type Screen = { path: string; field: string; owner: typeof demoOwner | null };

/** In the page: whether the field is there and has the keyboard now. */
const focusOn = (field: string): string => `(() => {
  const field = document.querySelector(${JSON.stringify(field)});
  if (!field) return false;
  field.focus();
  return document.activeElement === field;
})()`;

/** In the page: what the field holds once it has been painted, and how long after the beginning that is. */
const heldBy = (field: string): string => `new Promise((done) =>
  requestAnimationFrame(() => setTimeout(() => done({
    text: document.querySelector(${JSON.stringify(field)})?.value ?? '',
    milliseconds: performance.now(),
  }))))`;

type Held = { text: string; milliseconds: number };
const LETTER = 'q';

/** Types as soon as it can; returns the milliseconds from the beginning until the first letter is on the screen. */
async function typeInto(page: Page, field: string): Promise<number> {
  const end = Date.now() + MAX_DURATION_MS;
  while (Date.now() < end) {
    if (await page.evaluate<boolean>(focusOn(field))) {
      await page.keyboard.press(LETTER);
      const { text, milliseconds } = await page.evaluate<Held>(heldBy(field));
      if (text.includes(LETTER)) return milliseconds;
    }
    await wait(TRY_MS);
  }
  throw new Error(`nothing can be typed into ${field}`);
}

/** How long after the beginning the field of a screen answers to typing on a phone that has nothing of the app yet. */
export async function usableAfter(
  browser: Browser,
  address: string,
  { path, field, owner }: Screen,
): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    if (owner) {
      const data = { email: owner.email, password: owner.password };
      await context.request.post(`${address}/api/login`, { data, failOnStatusCode: true });
    }
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`${address}${path}`, { waitUntil: 'commit', timeout: MAX_DURATION_MS });
    const milliseconds = await typeInto(page, field);
    await wait(SETTLED_MS);
    const { text } = await page.evaluate<Held>(heldBy(field));
    if (!text.includes(LETTER)) throw new Error(`${path} lost what was typed into it`);
    return milliseconds;
  } finally {
    await context.close();
  }
}
