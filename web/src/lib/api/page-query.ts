import { queryOptions } from '@tanstack/react-query';
import { getManualPage } from '@contract';
import type { Place } from '../page-address';
import { call, pathOf } from './api-client';

/** What stands on a page: a file of its own, since a page that is opened by its address is asked for before its code is here. */
export const pageQuery = ({ manual, page, marks }: Place) => {
  const params = { id: manual, page };
  return queryOptions({
    queryKey: [pathOf(getManualPage.path, params), marks],
    queryFn: ({ signal }) => call(getManualPage, { params, query: { units: marks }, signal }),
  });
};
