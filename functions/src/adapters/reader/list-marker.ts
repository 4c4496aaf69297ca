import { BULLET } from '../../domain/chunking/bullets';

/** What stands alone before an item or a heading: a bullet, "3.", "b)", "2.4.1". */
const MARKER = new RegExp(
  String.raw`^(?:${BULLET}|\d{1,2}|\(?\d{1,3}(?:(?:\.\d{1,3})+[.)]?|[.)])|\(?[a-zA-Z][.)])$`,
);

export const isMarkerText = (text: string): boolean => MARKER.test(text);
