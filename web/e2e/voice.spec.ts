import type { Page } from '@playwright/test';
import { answerOn, expect, expectAccessible, test } from './fixtures';

type Voice = { said: string[]; hear: (words: string) => void; fallSilent: () => void };
type Spoken = Window & { voice: Voice };

/** A browser that speaks and listens: what it hears is said by the journey. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    let ear: EventTarget | null = null;
    const listenBy = (one: EventTarget | null) => {
      ear = one;
    };
    class Ear extends EventTarget {
      start() {
        listenBy(this);
      }
      abort() {
        listenBy(null);
      }
    }
    class Utterance extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'es-ES', localService: true }],
      speak: ({ text }: Utterance) => void said.push(text),
      cancel: () => undefined,
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    const voice: Voice = {
      said,
      hear: (transcript) =>
        void ear?.dispatchEvent(
          Object.assign(new Event('result'), { results: [[{ transcript }]] }),
        ),
      fallSilent: () => void ear?.dispatchEvent(new Event('end')),
    };
    Object.assign(window, { SpeechRecognition: Ear, SpeechSynthesisUtterance: Utterance, voice });
  });

const said = (page: Page) =>
  page.evaluate(() => (window as unknown as Spoken).voice.said.join('\n'));

test('a question that is spoken is asked after a silence, and its answer is read aloud', async ({
  demoOwner: { page },
}) => {
  await giveVoice(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Dictar la pregunta' }).click();
  await expect(page.getByRole('button', { name: 'Dejar de escuchar' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    const { voice } = window as unknown as Spoken;
    voice.hear('qué capacidad tiene');
  });
  await expect(page.getByLabel('Tu pregunta')).toHaveValue('qué capacidad tiene');
  await page.evaluate(() => {
    const { voice } = window as unknown as Spoken;
    voice.hear('qué capacidad tiene el depósito de combustible');
    voice.fallSilent();
  });
  await expect(answerOn(page)).toContainText('50');
  await expect.poll(() => said(page)).toContain('50 litros');
  await expect(page.getByRole('button', { name: 'Parar la lectura' })).toBeVisible();
});

test('who listens without a word is asked nothing, and who types is read nothing', async ({
  demoOwner: { page },
}) => {
  await giveVoice(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Dictar la pregunta' }).click();
  await page.evaluate(() => (window as unknown as Spoken).voice.fallSilent());
  await expect(page.getByRole('button', { name: 'Dictar la pregunta' })).toBeVisible();
  await page.getByLabel('Tu pregunta').fill('¿Qué capacidad tiene el depósito de combustible?');
  await page.getByRole('button', { name: 'Preguntar' }).click();
  await expect(answerOn(page)).toContainText('50');
  expect(await said(page)).toBe('');
});
