import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether all of a table is shown: on paper it is. */
export function useUnfolded() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const unfold = () => flushSync(() => setOpen(true));
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  return [isOpen, setOpen] as const;
}
