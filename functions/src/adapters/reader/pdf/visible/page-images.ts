import { boundsOf, FORM, IMAGE, objectsIn } from '../pdfium/page-objects';
import type { Box, OpenPage, PageObject, PdfDocument } from '../types';

/** A scan has few objects; a drawing of thousands of lines is not looked through to its end. */
const MOST_OBJECTS = 2000;

/** Where the images of a page stand. */
export const pictureBoxesOf = (document: PdfDocument, { objects }: OpenPage): Box[] =>
  objects
    .slice(0, MOST_OBJECTS)
    .filter((one) => showsImage(document, one))
    .flatMap(({ object }) => boundsOf(document, object) ?? []);

/** Share of the page that is covered by images, 0 to 1. Strips of one scan add up. */
export function imageShareOf(document: PdfDocument, page: OpenPage, box: Box): number {
  const areaOf = ({ left, right, top, bottom }: Box): number =>
    Math.abs((right - left) * (top - bottom));
  const covered = pictureBoxesOf(document, page).reduce((sum, picture) => sum + areaOf(picture), 0);
  return areaOf(box) > 0 ? Math.min(1, covered / areaOf(box)) : 0;
}

/** A form that holds an image counts as one: its own box is about what the image covers. Some hold the whole page. */
const showsImage = (document: PdfDocument, { object, kind }: PageObject): boolean =>
  kind === IMAGE ||
  (kind === FORM && objectsIn(document, object).some((one) => one.kind === IMAGE));
