import { boundsOf, FORM, IMAGE, objectsIn } from '../pdfium/page-objects';
import type { Box, OpenPage, PageObject, PdfDocument } from '../types';

/** A scan has few objects; a drawing of thousands of lines is not looked through to its end. */
const MAX_OBJECTS = 2000;

const POINTS_PER_INCH = 72;

/** Where the images of a page stand. */
export const pictureBoxesOf = (document: PdfDocument, { objects }: OpenPage): Box[] =>
  objects
    .slice(0, MAX_OBJECTS)
    .filter((one) => showsImage(document, one))
    .flatMap(({ object }) => boundsOf(document, object) ?? []);

/** Share of the page that is covered by images, 0 to 1. Strips of one scan add up. */
export function imageShareOf(document: PdfDocument, page: OpenPage, box: Box): number {
  const areaOf = ({ left, right, top, bottom }: Box): number =>
    Math.abs((right - left) * (top - bottom));
  const covered = pictureBoxesOf(document, page).reduce((sum, picture) => sum + areaOf(picture), 0);
  return areaOf(box) > 0 ? Math.min(1, covered / areaOf(box)) : 0;
}

/** How many dots an inch the largest picture of a page has; null where there is none of a known size. */
export function dotsPerInchOf(document: PdfDocument, { objects }: OpenPage): number | null {
  const { pdfium, scratch } = document;
  const at = scratch.pointer;
  let [largest, dots]: [number, number | null] = [0, null];
  for (const { object, kind } of objects.slice(0, MAX_OBJECTS)) {
    const box = kind === IMAGE || kind === FORM ? boundsOf(document, object) : null;
    const area = box ? (box.right - box.left) * (box.top - box.bottom) : 0;
    const image =
      kind === FORM
        ? objectsIn(document, object).find((one) => one.kind === IMAGE)?.object
        : object;
    if (area <= largest || image === undefined) continue;
    if (pdfium._FPDFImageObj_GetImagePixelSize(image, at, at + 4) === 0) continue;
    const [width = 0, height = 0] = pdfium.HEAP32.subarray(at >> 2, (at >> 2) + 2);
    [largest, dots] = [area, POINTS_PER_INCH * Math.sqrt((width * height) / area)];
  }
  return dots;
}

/** A form that holds an image counts as one: its own box is about what the image covers. Some hold the whole page. */
const showsImage = (document: PdfDocument, { object, kind }: PageObject): boolean =>
  kind === IMAGE ||
  (kind === FORM && objectsIn(document, object).some((one) => one.kind === IMAGE));
