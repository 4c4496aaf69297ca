import type { Pdfium } from './pdfium';

/** A form's fields are told only through an environment that also runs forms; nothing is run here. */
export function openForm(pdfium: Pdfium, handle: number): number {
  if (pdfium._FPDF_GetFormType(handle) <= 0) return 0;
  const bytes = 512;
  const info = pdfium.wasmExports.malloc(bytes);
  pdfium.HEAPU8.fill(0, info, info + bytes);
  pdfium.HEAP32[info >> 2] = 1;
  const form = pdfium._FPDFDOC_InitFormFillEnvironment(handle, info);
  if (form !== 0) return form;
  pdfium.HEAP32[info >> 2] = 2;
  return pdfium._FPDFDOC_InitFormFillEnvironment(handle, info);
}
