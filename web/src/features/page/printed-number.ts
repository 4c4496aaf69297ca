import type { ManualPage } from '@contract';

/** The number that is printed on a page, 35 of "p. 35"; null where there is none, or it is no plain number. */
export function printedOf({ pageReference }: Pick<ManualPage, 'pageReference'>): number | null {
  const [, number] = /^p\.\s(\d{1,5})$/.exec(pageReference ?? '') ?? [];
  return number === undefined ? null : Number(number);
}
