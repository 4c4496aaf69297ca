import { useState } from 'react';

/** Which lists are unfolded: they stay so while one of their works is looked at. */
export function useOpened() {
  const [titles, setTitles] = useState<readonly string[]>([]);
  return {
    isOpen: (title: string): boolean => titles.includes(title),
    toggle: (title: string) =>
      setTitles(
        titles.includes(title) ? titles.filter((one) => one !== title) : [...titles, title],
      ),
  };
}

export type Opened = ReturnType<typeof useOpened>;
