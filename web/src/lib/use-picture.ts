import { queryOptions, useQuery } from '@tanstack/react-query';
import { getPagePicture, type PICTURE_WIDTHS } from '@contract';
import { pathOf } from './api/api-client';
import { callFile } from './api/call-file';

type Width = (typeof PICTURE_WIDTHS)[number];
type Place = { manual: number; page: number };

/** How long a picture that is not shown is kept, in milliseconds: going back is at once. */
const KEPT_MS = 120_000;

export function pictureQuery({ manual, page }: Place, width: Width) {
  const params = { id: manual, page };
  return queryOptions({
    queryKey: [pathOf(getPagePicture.path, params), width],
    queryFn: ({ signal }) =>
      callFile(getPagePicture, { params, query: { width: String(width) }, signal }),
    gcTime: KEPT_MS,
  });
}

/** The picture of a page. */
export const usePicture = (place: Place, width: Width, enabled: boolean) =>
  // One that a small place went without is asked for again where it matters.
  useQuery({ ...pictureQuery(place, width), enabled, retryOnMount: true });
