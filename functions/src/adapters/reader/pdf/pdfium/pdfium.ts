import { PDFiumModule } from '@hyzyla/pdfium';
import { fastModule } from './machine-code';
import { webAssembly, type WasmInstance, type WasmModule } from './web-assembly';

type Pointer = number;
/** Red, green, blue and alpha, each 0 to 255 in 32 bits. */
type GetColour = (
  object: Pointer,
  red: Pointer,
  green: Pointer,
  blue: Pointer,
  alpha: Pointer,
) => number;

/**
 * The functions of PDFium's C interface that are used here (fpdfview.h, fpdf_text.h, fpdf_doc.h, fpdf_edit.h).
 * The package exports all of them and declares the types of a few.
 */
export type Pdfium = {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  wasmExports: { malloc(size: number): Pointer; free(pointer: Pointer): void };
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(data: Pointer, size: number, password: Pointer): Pointer;
  _FPDF_GetLastError(): number;
  _FPDF_DocumentHasValidCrossReferenceTable(document: Pointer): number;
  _FPDF_GetPageCount(document: Pointer): number;
  _FPDF_GetPageLabel(document: Pointer, index: number, buffer: Pointer, size: number): number;
  _FPDF_LoadPage(document: Pointer, index: number): Pointer;
  _FPDF_ClosePage(page: Pointer): void;
  _FPDF_GetPageBoundingBox(page: Pointer, rectangle: Pointer): number;
  /** Quarter turns with the clock, 0 to 3. */
  _FPDFPage_GetRotation(page: Pointer): number;
  _FPDFPage_SetRotation(page: Pointer, turns: number): void;
  _FPDF_GetPageWidthF(page: Pointer): number;
  _FPDF_GetPageHeightF(page: Pointer): number;
  _FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    buffer: Pointer,
    stride: number,
  ): Pointer;
  _FPDFBitmap_FillRect(
    bitmap: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ): number;
  _FPDFBitmap_GetBuffer(bitmap: Pointer): Pointer;
  _FPDFBitmap_GetStride(bitmap: Pointer): number;
  _FPDFBitmap_Destroy(bitmap: Pointer): void;
  _FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    turns: number,
    flags: number,
  ): void;
  _FPDFText_LoadPage(page: Pointer): Pointer;
  _FPDFText_ClosePage(text: Pointer): void;
  _FPDFText_CountChars(text: Pointer): number;
  /** UTF-16LE with a NUL at its end; gives the number of its units. */
  _FPDFText_GetText(text: Pointer, start: number, count: number, buffer: Pointer): number;
  _FPDFText_GetUnicode(text: Pointer, index: number): number;
  /** 1 for a letter of which PDFium knows only the number in its font. */
  _FPDFText_HasUnicodeMapError(text: Pointer, index: number): number;
  _FPDFText_IsGenerated(text: Pointer, index: number): number;
  /** 0 for characters that PDFium adds, such as spaces. */
  _FPDFText_GetTextObject(text: Pointer, index: number): Pointer;
  _FPDFText_GetCharAngle(text: Pointer, index: number): number;
  _FPDFText_GetCharOrigin(text: Pointer, index: number, x: Pointer, y: Pointer): number;
  _FPDFText_GetLooseCharBox(text: Pointer, index: number, rectangle: Pointer): number;
  /** Of the letter as it is drawn, each in 64 bits. */
  _FPDFText_GetCharBox(
    text: Pointer,
    index: number,
    left: Pointer,
    right: Pointer,
    bottom: Pointer,
    top: Pointer,
  ): number;
  _FPDFText_GetFontInfo(
    text: Pointer,
    index: number,
    name: Pointer,
    size: number,
    flags: Pointer,
  ): number;
  _FPDFPage_CountObjects(page: Pointer): number;
  _FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  _FPDFPageObj_GetType(object: Pointer): number;
  _FPDFFormObj_CountObjects(form: Pointer): number;
  _FPDFFormObj_GetObject(form: Pointer, index: number): Pointer;
  _FPDFPageObj_GetBounds(
    object: Pointer,
    left: Pointer,
    bottom: Pointer,
    right: Pointer,
    top: Pointer,
  ): number;
  _FPDFPageObj_GetFillColor: GetColour;
  _FPDFPageObj_GetStrokeColor: GetColour;
  /** Belongs to its object; its points stand where the object is drawn. */
  _FPDFPageObj_GetClipPath(object: Pointer): Pointer;
  /** Below 0 where nothing is clipped. */
  _FPDFClipPath_CountPaths(clip: Pointer): number;
  _FPDFClipPath_CountPathSegments(clip: Pointer, path: number): number;
  _FPDFClipPath_GetPathSegment(clip: Pointer, path: number, segment: number): Pointer;
  _FPDFPageObj_SetIsActive(object: Pointer, isActive: number): number;
  _FPDFPageObj_CountMarks(object: Pointer): number;
  _FPDFPageObj_GetMark(object: Pointer, index: number): Pointer;
  _FPDFPageObj_RemoveMark(object: Pointer, mark: Pointer): number;
  _FPDFPageObjMark_GetName(mark: Pointer, buffer: Pointer, size: number, length: Pointer): number;
  _FPDFPageObjMark_GetParamStringValue(
    mark: Pointer,
    key: Pointer,
    buffer: Pointer,
    size: number,
    length: Pointer,
  ): number;
  /** The bytes of a string, as the file has them. */
  _FPDFPageObjMark_GetParamBlobValue(
    mark: Pointer,
    key: Pointer,
    buffer: Pointer,
    size: number,
    length: Pointer,
  ): number;
  _FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number;
  /** How a path is filled (0: not at all), and whether it is stroked. */
  _FPDFPath_GetDrawMode(path: Pointer, fill: Pointer, stroke: Pointer): number;
  /** Belongs to the document: the same for all text objects of a page in this font. */
  _FPDFTextObj_GetFont(text: Pointer): Pointer;
  /** Of a font: without the letters and plus of a part of one; gives its bytes with the NUL at their end. */
  _FPDFFont_GetBaseFontName(font: Pointer, buffer: Pointer, size: number): number;
  /** UTF-16LE; gives its bytes with the NUL at their end. */
  _FPDFTextObj_GetText(object: Pointer, text: Pointer, buffer: Pointer, size: number): number;
  _FPDFTextObj_GetTextRenderMode(text: Pointer): number;
  /** Of a picture, before it is stretched to its place; each 32 bits. */
  _FPDFImageObj_GetImagePixelSize(image: Pointer, width: Pointer, height: Pointer): number;
  _FPDFPath_CountSegments(path: Pointer): number;
  _FPDFPath_GetPathSegment(path: Pointer, index: number): Pointer;
  _FPDFPathSegment_GetType(segment: Pointer): number;
  _FPDFPathSegment_GetPoint(segment: Pointer, x: Pointer, y: Pointer): number;
  _FPDFPathSegment_GetClose(segment: Pointer): number;
  _FPDFDoc_GetAttachmentCount(document: Pointer): number;
  _FPDFDoc_GetAttachment(document: Pointer, index: number): Pointer;
  _FPDFAttachment_GetName(attachment: Pointer, buffer: Pointer, size: number): number;
  /** 0 without a form, below that unknown. */
  _FPDF_GetFormType(document: Pointer): number;
  _FPDFDOC_InitFormFillEnvironment(document: Pointer, info: Pointer): Pointer;
  _FPDFPage_GetAnnotCount(page: Pointer): number;
  _FPDFPage_GetAnnot(page: Pointer, index: number): Pointer;
  _FPDFPage_CloseAnnot(annotation: Pointer): void;
  _FPDFAnnot_GetSubtype(annotation: Pointer): number;
  _FPDFAnnot_GetFlags(annotation: Pointer): number;
  _FPDFAnnot_SetFlags(annotation: Pointer, flags: number): number;
  /** Of its appearance; 0 where it has none. */
  _FPDFAnnot_GetObjectCount(annotation: Pointer): number;
  _FPDFAnnot_CountAttachmentPoints(annotation: Pointer): number;
  /** Fills an FS_QUADPOINTSF: x and y of four corners. */
  _FPDFAnnot_GetAttachmentPoints(annotation: Pointer, index: number, points: Pointer): number;
  _FPDFAnnot_HasKey(annotation: Pointer, key: Pointer): number;
  _FPDFAnnot_GetStringValue(
    annotation: Pointer,
    key: Pointer,
    buffer: Pointer,
    size: number,
  ): number;
  /** Makes the appearance of all annotations that are shown part of the page, which is to be loaded again. */
  _FPDFPage_Flatten(page: Pointer, usage: number): number;
  _FPDFAnnot_GetRect(annotation: Pointer, rectangle: Pointer): number;
  _FPDFAnnot_GetFormFieldType(form: Pointer, annotation: Pointer): number;
  _FPDFAnnot_GetFormFieldValue(
    form: Pointer,
    annotation: Pointer,
    buffer: Pointer,
    size: number,
  ): number;
  _FPDFAnnot_GetFormFieldFlags(form: Pointer, annotation: Pointer): number;
  _FPDFAnnot_GetOptionCount(form: Pointer, annotation: Pointer): number;
  _FPDFAnnot_IsOptionSelected(form: Pointer, annotation: Pointer, index: number): number;
  _FPDFAnnot_GetOptionLabel(
    form: Pointer,
    annotation: Pointer,
    index: number,
    buffer: Pointer,
    size: number,
  ): number;
  _FPDFBookmark_GetFirstChild(document: Pointer, bookmark: Pointer): Pointer;
  _FPDFBookmark_GetNextSibling(document: Pointer, bookmark: Pointer): Pointer;
  _FPDFBookmark_GetTitle(bookmark: Pointer, buffer: Pointer, size: number): number;
  _FPDFBookmark_GetDest(document: Pointer, bookmark: Pointer): Pointer;
  _FPDFBookmark_GetAction(bookmark: Pointer): Pointer;
  _FPDFAction_GetDest(document: Pointer, action: Pointer): Pointer;
  _FPDFDest_GetDestPageIndex(document: Pointer, destination: Pointer): number;
  _FPDFDest_GetLocationInPage(
    destination: Pointer,
    hasX: Pointer,
    hasY: Pointer,
    hasZoom: Pointer,
    x: Pointer,
    y: Pointer,
    zoom: Pointer,
  ): number;
};

type Started = (instance: WasmInstance, module: WasmModule) => void;

/** Starts PDFium, compiled to WebAssembly: it lives as long as the process. */
export async function startPdfium(module = fastModule()): Promise<Pdfium> {
  const options = module && {
    instantiateWasm(imports: object, started: Started) {
      started(new webAssembly.Instance(module, imports), module);
      return {};
    },
  };
  // The declared type of the package names a part of what its module has.
  const pdfium = (await PDFiumModule(options ?? {})) as unknown as Pdfium;
  pdfium._FPDF_InitLibrary();
  return pdfium;
}

/** Memory for the small results of one call at a time, allocated once. */
export type Scratch = { pointer: Pointer; bytes: number };

/** Behind the memory for a text there is room for its length and a key. */
const BEHIND = 64;

export function allocateScratch(pdfium: Pdfium, bytes = 4096): Scratch {
  return { pointer: pdfium.wasmExports.malloc(bytes + BEHIND), bytes };
}

/**
 * Text of a function that fills a buffer with UTF-16LE, ends it with NUL and returns its size in bytes.
 * What does not fit is left out: titles of thousands of letters are no titles.
 */
export function readUtf16(
  pdfium: Pdfium,
  scratch: Scratch,
  fill: (buffer: Pointer, size: number) => number,
): string {
  const size = fill(scratch.pointer, scratch.bytes);
  if (size <= 2 || size > scratch.bytes) return '';
  const bytes = pdfium.HEAPU8.subarray(scratch.pointer, scratch.pointer + size - 2);
  return Buffer.from(bytes).toString('utf16le');
}
