import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManualPage } from '@contract';
import { pageQuery } from '../../lib/api/page-query';
import type { Place } from '../../lib/page-address';
import { printedOf } from './printed-number';

/** What stands on a page. The page before is shown until it is here. */
export const usePage = (place: Place) =>
  useQuery({ ...pageQuery(place), placeholderData: keepPreviousData });

/** Where numbering begins anew, the first guess is wrong, and the second mostly right. */
const MAX_GUESSES = 3;

/** Finds the page on which a number is printed; null where there is none. */
export function useFindPrinted(manual: number) {
  const client = useQueryClient();
  return async (wanted: number, from: ManualPage): Promise<number | null> => {
    let [at, printed] = [from.page, printedOf(from)];
    for (let guess = 0; guess < MAX_GUESSES && printed !== null; guess += 1) {
      at += wanted - printed;
      if (at < 1 || at > from.pageCount) return null;
      const page = await client.query(pageQuery({ manual, page: at, marks: '' }));
      printed = printedOf(page);
      if (printed === wanted) return at;
    }
    return null;
  };
}
