import { useEffect } from 'react';

/** Names the page in the browser's tab and for screen readers; what lies over another one gives its name back. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Guantera`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
