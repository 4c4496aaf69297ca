/**
 * Takes the two pictures of the README anew from the demonstration owner's account: an answer beside its marked page, and a
 * pair of phones (what a light asks for; a flat battery without a network). Look at them before they are committed.
 * Run: npm run bench -- pictures (a suite of its own; GUANTERA_URL names one that runs already).
 */
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findChromium } from '../local/find-chromium';
import { demoOwner } from '../local/seed/demo-owner';
import { ROOT } from './measures';
import { onSuite } from './own-suite';

const FOLDER = join(ROOT, 'docs/images');
const QUESTION = '¿Cuánto aceite lleva si cambio también el filtro?';
const DESK = { viewport: { width: 1280, height: 860 } };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const LIGHT = '/vehicles/1/testigos?color=rojo&luz=fija&testigo=oil-pressure';
const BATTERY = '/vehicles/1/emergencias?caso=bateria';
/** Space around the phones, in pixels. */
const GAP = 20;

type Looks = Pick<BrowserContextOptions, 'viewport' | 'isMobile' | 'hasTouch'>;

/** A window in which the demonstration owner has signed in. */
async function windowOf(browser: Browser, url: string, looks: Looks): Promise<Page> {
  const context = await browser.newContext({ ...looks, baseURL: url, locale: 'es-ES' });
  const data = { email: demoOwner.email, password: demoOwner.password };
  await context.request.post('/api/login', { data, failOnStatusCode: true });
  return context.newPage();
}

async function takeAnswer(browser: Browser, url: string): Promise<void> {
  const page = await windowOf(browser, url, DESK);
  await page.goto('/');
  await page.getByLabel('Tu pregunta').fill(QUESTION);
  await page.getByRole('button', { name: 'Preguntar' }).click();
  await page.locator('[data-page-picture] img').waitFor();
  await page.locator('[data-mark]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(FOLDER, 'answer.png') });
}

/** What a phone shows of an address, as the address of a picture. */
async function phoneAt(browser: Browser, url: string, path: string): Promise<string> {
  const page = await windowOf(browser, url, PHONE);
  await page.goto(path);
  await page
    .getByRole('link', { name: /Ver la página/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

async function takePhones(browser: Browser, url: string): Promise<void> {
  const phones = [await phoneAt(browser, url, LIGHT), await phoneAt(browser, url, BATTERY)];
  const { width, height } = PHONE.viewport;
  const size = { width: 2 * width + 3.2 * GAP, height: height + 2 * GAP };
  const page = await browser.newPage({ viewport: { ...size, width: Math.round(size.width) } });
  const images = phones.map((source) => `<img src="${source}">`).join('');
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; background: #eae7e0; display: flex; gap: ${1.2 * GAP}px;
      align-items: center; justify-content: center }
    img { width: ${width}px; border-radius: 20px; box-shadow: 0 1px 6px #0005 }
  </style>${images}`);
  await page.screenshot({ path: join(FOLDER, 'phones.png') });
}

await onSuite(async (url) => {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('no Chromium runs here: set CHROMIUM_PATH');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  await takeAnswer(browser, url);
  await takePhones(browser, url);
  await browser.close();
});
process.exit(0);
