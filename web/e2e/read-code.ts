import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** What a camera reads of a QR code that stands on the page, from its pixels. */
export async function readCode(page: Page, code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, pixels: [...data] };
  }, picture);
  return decodeQR({ width, height, data: Uint8Array.from(pixels) });
}
