import { defineConfig } from '@playwright/test';

/** `npm test` starts a suite and says where it is and which browser to use. */
const { GUANTERA_URL = 'http://127.0.0.1:5000', CHROMIUM_PATH, GUANTERA_RECORDED } = process.env;

/** Journeys of a suite in whose model's place recordings answer; all others are of one without a model. */
const RECORDED = '**/pointed.spec.ts';

export default defineConfig({
  testDir: '.',
  ...(GUANTERA_RECORDED ? { testMatch: RECORDED } : { testIgnore: RECORDED }),
  outputDir: '.results',
  // One journey waits while two act: on two cores three take a fifth less time than two, which left 13 % of them idle.
  workers: 3,
  // By journey, not by file: the longest file would be left to one of them at the end.
  fullyParallel: true,
  // Only what hangs comes to these: machines do other things besides, and a manual is read meanwhile.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // `local/stages/journeys.ts` names those that needed it, and takes few.
  retries: 1,
  use: {
    baseURL: GUANTERA_URL,
    // As patient as expectations are: what a journey waits for in vain is named, and costs no quarter of an hour.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // What a worker answers cannot be held up by a journey; `offline.spec.ts` is about it, and lets it in.
    serviceWorkers: 'block',
    // What is half-way through a fade has no contrast to measure; the app moves nothing for who asks for that.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A failure has its picture; `npx playwright test --trace on` records all, for a tenth more time.
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      // Containers seldom allow Chromium's own sandbox, and give /dev/shm too little space.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
