import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What could not be loaded is asked for once more on the next page, and only there: nothing is repeated by itself. */
export function useNextTry(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    void client.resetQueries({
      predicate: ({ state }) => state.status === 'error' && state.data === undefined,
    });
  }, [client, pathname]);
}
