import { useRef, type TouchEvent } from 'react';

/** Across, and not more than this up or down, in pixels. */
const MIN_ACROSS = 60;
const MAX_ALONG = 50;
/** What a finger has moved a page under the glass more than this is no turn of it. */
const MAX_MOVED = 40;

type Options = { isOff: boolean; onTurn: (by: 1 | -1) => void };

/** Turns pages by a finger that moves across: to the left is the next one. */
export function useSwipe({ isOff, onTurn }: Options) {
  const from = useRef<{ x: number; y: number; scrolled: number } | null>(null);
  return {
    onTouchStart: ({ touches, currentTarget }: TouchEvent) => {
      const [first, second] = [touches[0], touches[1]];
      // Two fingers enlarge.
      from.current =
        first && !second
          ? { x: first.clientX, y: first.clientY, scrolled: currentTarget.scrollLeft }
          : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const [begin, end] = [from.current, changedTouches[0]];
      from.current = null;
      if (isOff || !begin || !end || (window.visualViewport?.scale ?? 1) > 1) return;
      if (Math.abs(currentTarget.scrollLeft - begin.scrolled) > MAX_MOVED) return;
      const across = end.clientX - begin.x;
      if (Math.abs(across) < MIN_ACROSS || Math.abs(end.clientY - begin.y) > MAX_ALONG) return;
      onTurn(across < 0 ? 1 : -1);
    },
  };
}
