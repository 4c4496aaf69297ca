import {
  openPdf
} from "./chunk-52P3NRQP.js";
import "./chunk-4HBA3PCO.js";
import "./chunk-WY5TQRRD.js";

// src/adapters/reader/pdf/draw-page.ts
var POINTS_PER_INCH = 72;
var MOST_PIXELS = 9e6;
var GRAY = 1;
var WITH_ANNOTATIONS = 1;
var WHITE = 4294967295;
async function picturesOf(path, pages, dpi) {
  const document = await openPdf(path);
  return (function* () {
    for (const number of pages) yield { number, picture: drawPage(document, number - 1, dpi) };
  })();
}
function drawPage({ pdfium, handle }, index, wanted) {
  const page = pdfium._FPDF_LoadPage(handle, index);
  if (page === 0) return null;
  try {
    const inches = {
      width: pdfium._FPDF_GetPageWidthF(page) / POINTS_PER_INCH,
      height: pdfium._FPDF_GetPageHeightF(page) / POINTS_PER_INCH
    };
    const dpi = Math.min(wanted, Math.sqrt(MOST_PIXELS / (inches.width * inches.height)));
    const width = Math.round(inches.width * dpi);
    const height = Math.round(inches.height * dpi);
    if (!(width > 0 && height > 0)) return null;
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GRAY, 0, 0);
    if (bitmap === 0) return null;
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS);
    const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium._FPDFBitmap_GetStride(bitmap);
    const gray = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      const from = start + row * stride;
      gray.set(pdfium.HEAPU8.subarray(from, from + width), row * width);
    }
    pdfium._FPDFBitmap_Destroy(bitmap);
    return { width, height, dpi: Math.round(dpi), gray };
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}
export {
  picturesOf
};
//# sourceMappingURL=draw-page-X6KOMIUP.js.map
