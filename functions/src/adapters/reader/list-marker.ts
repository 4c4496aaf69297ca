import { BULLET, BULLETED } from '../../domain/text/bullets';

/** What stands alone before an item or a heading: a bullet, "3.", "b)", "2.4.1", "3.-", "3.º", "Paso 3:", "③", "III.". */
const MARKER = new RegExp(
  String.raw`^(?:${BULLET}|\d{1,2}|\(?\d{1,3}(?:(?:\.\d{1,3})+[.)]?|[.)])|\(?[a-zA-Z][.)]|\d{1,2}(?:\.? ?[-–—]|\.?[ºª°]|:)|(?:Paso|PASO) \d{1,2}[.:)]?|[①-⑳]|[IVX]{1,4}[.)])$`,
);

export const isMarkerText = (text: string): boolean => MARKER.test(text);

/** How a line begins that is an item of a list, by its number or bullet. */
export const LIST_ITEM = new RegExp(String.raw`^(?:${BULLETED}|\(?\d{1,2}[.)]\s|[a-z]\)\s)`);
