import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

type State = { keepsFocus?: boolean } | null;

/**
 * Moves the focus to the new page's content, as a browser does when it loads a document; not where the address changes within
 * one screen, which says so (`keepsFocus`).
 */
export function useFocusOnNavigation<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const { pathname, state } = useLocation() as { pathname: string; state: State };
  const keepsFocus = state?.keepsFocus === true;
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (keepsFocus) return;
    ref.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, keepsFocus]);
  return ref;
}
