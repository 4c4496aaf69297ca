import { useRef, type TouchEvent } from 'react';

/** Across, and not more than this up or down, in pixels. */
const MIN_ACROSS = 60;
const MAX_ALONG = 50;

type Options = { isOff: boolean; onTurn: (by: 1 | -1) => void };

/** Turns pages by a finger that moves across: to the left is the next one. */
export function useSwipe({ isOff, onTurn }: Options) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [first, second] = [touches[0], touches[1]];
      // Two fingers enlarge.
      from.current = first && !second ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [begin, end] = [from.current, changedTouches[0]];
      from.current = null;
      if (isOff || !begin || !end || (window.visualViewport?.scale ?? 1) > 1) return;
      const across = end.clientX - begin.x;
      if (Math.abs(across) < MIN_ACROSS || Math.abs(end.clientY - begin.y) > MAX_ALONG) return;
      onTurn(across < 0 ? 1 : -1);
    },
  };
}
