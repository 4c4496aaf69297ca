import { useQuery } from '@tanstack/react-query';
import { getPagePicture, type PICTURE_WIDTHS } from '@contract';
import { pathOf } from './api/api-client';
import { callFile } from './api/call-file';

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
  const path = pathOf(getPagePicture.path, params);
  return useQuery({
    queryKey: [path, width],
    queryFn: ({ signal }) =>
      callFile(getPagePicture, { params, query: { width: String(width) }, signal }),
    enabled,
    // The small one stands until the large one of the same page is here.
    placeholderData: (before, query) => (query?.queryKey[0] === path ? before : undefined),
    gcTime: KEPT_MS,
    // One that a small place went without is asked for again where it matters.
    retryOnMount: true,
  });
}
