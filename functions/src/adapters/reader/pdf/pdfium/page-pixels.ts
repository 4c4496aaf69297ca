import type { Pdfium } from './pdfium';

/** FPDFBitmap_Gray and FPDFBitmap_BGR of fpdfview.h, by the bytes of a pixel. */
const FORMATS = { 1: 1, 3: 2 } as const;
/** FPDF_ANNOT, FPDF_REVERSE_BYTE_ORDER (red comes first) and opaque white of the same. */
const WITH_ANNOTATIONS = 1;
const RED_FIRST = 0x10;
const WHITE = 0xffffffff;

export type Size = { width: number; height: number };
/** What to draw of a page: pixels from its upper left corner on. */
export type Part = Size & { left: number; top: number };

/** Bytes of a pixel: one of grey, or red, green and blue. */
type PixelBytes = keyof typeof FORMATS;

/**
 * A page of `size` pixels as it looks, or a part of it, row after row from the top; null when there is no memory for it. What lies
 * outside of the part costs next to nothing.
 */
export function pixelsOf(
  pdfium: Pdfium,
  page: number,
  size: Size,
  { left, top, width, height }: Part = { left: 0, top: 0, ...size },
  bytes: PixelBytes = 1,
): Uint8Array | null {
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, FORMATS[bytes], 0, 0);
  if (bitmap === 0) return null;
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium._FPDF_RenderPageBitmap(
    bitmap,
    page,
    -left,
    -top,
    size.width,
    size.height,
    0,
    bytes === 1 ? WITH_ANNOTATIONS : WITH_ANNOTATIONS | RED_FIRST,
  );
  const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium._FPDFBitmap_GetStride(bitmap);
  const pixels = new Uint8Array(width * height * bytes);
  for (let row = 0; row < height; row++) {
    const from = start + row * stride;
    pixels.set(pdfium.HEAPU8.subarray(from, from + width * bytes), row * width * bytes);
  }
  pdfium._FPDFBitmap_Destroy(bitmap);
  return pixels;
}
