import { useEffect, useState } from 'react';

/** Whether an element has come into sight; a browser that cannot tell has all in sight. */
export function useSeen() {
  const [place, setPlace] = useState<Element | null>(null);
  const [isSeen, setSeen] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    if (!place || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [place, isSeen]);
  return [setPlace, isSeen] as const;
}
