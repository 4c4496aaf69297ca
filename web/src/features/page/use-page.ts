import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getManualPage, getPagePicture, type PICTURE_WIDTHS } from '@contract';
import { call, pathOf } from '../../lib/api-client';
import { callFile } from '../../lib/call-file';
import type { Place } from '../../lib/page-address';

/** What stands on a page. The page before is shown until it is here. */
export const usePage = ({ manual, page, marks }: Place) => {
  const params = { id: manual, page };
  return useQuery({
    queryKey: [pathOf(getManualPage.path, params), marks],
    queryFn: ({ signal }) => call(getManualPage, { params, query: { units: marks }, signal }),
    placeholderData: keepPreviousData,
  });
};

type Width = (typeof PICTURE_WIDTHS)[number];

/** How long a picture that is not shown is kept, in milliseconds: going back is at once. */
const KEPT_MS = 120_000;

/** The picture of a page. */
export function usePicture(
  place: { manual: number; page: number },
  width: Width,
  enabled: boolean,
) {
  const params = { id: place.manual, page: place.page };
  return useQuery({
    queryKey: [pathOf(getPagePicture.path, params), width],
    queryFn: ({ signal }) =>
      callFile(getPagePicture, { params, query: { width: String(width) }, signal }),
    enabled,
    gcTime: KEPT_MS,
  });
}
