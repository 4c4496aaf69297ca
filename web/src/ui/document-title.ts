import { useEffect } from 'react';

/** Names the page in the browser's tab and for screen readers. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Guantera`;
  }, [title]);
}
