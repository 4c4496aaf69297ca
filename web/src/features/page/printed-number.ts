import type { ManualPage } from '@contract';

/** The number that is printed on a page, 35 of "p. 35"; null where there is none, or it is no plain number. */
export function printedOf({ pageReference }: Pick<ManualPage, 'pageReference'>): number | null {
  const [, number] = /^p\.\s(\d{1,5})$/.exec(pageReference ?? '') ?? [];
  return number === undefined ? null : Number(number);
}

type Numbered = Pick<ManualPage, 'pageReference' | 'page' | 'pageCount' | 'hasPictures'>;

const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/**
 * What a page is called, and its place among all of them: "p. 35", "(hoja 39 de 45)". What is printed leads, for that is what
 * somebody finds on paper; the place is another number only where it is one. Sections of a text are no sheets.
 */
export function titleOf(page: Numbered): { label: string; place: string | null } {
  const counted = `${page.page} de ${page.pageCount}`;
  if (page.pageReference === null) return { label: unbroken(counted), place: null };
  const place = !page.hasPictures
    ? `· ${counted}`
    : printedOf(page) === page.page
      ? `de ${page.pageCount}`
      : `(hoja ${counted})`;
  return { label: unbroken(page.pageReference), place: unbroken(place) };
}

/** Both in a line, which breaks between them only. */
export function lineOf(page: Numbered): string {
  const { label, place } = titleOf(page);
  return place === null ? label : `${label} ${place}`;
}
