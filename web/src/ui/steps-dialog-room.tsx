import { Box, Typography } from '@mui/material';
import { useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { FLAT, SIDES } from './steps-dialog-sizes';

/** What differs less is a matter of rounding, in pixels. */
const ROUNDED = 4;

const goesOn = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight > ROUNDED;

/** Whether what a frame scrolls goes on below it: looked at as that scrolls, and as either of them grows. */
function useIsMoreBelow(frame: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    (look) => {
      const scrolled = frame.current;
      if (!scrolled) return () => undefined;
      const observer = new ResizeObserver(look);
      for (const one of [scrolled, ...scrolled.children]) observer.observe(one);
      scrolled.addEventListener('scroll', look, { passive: true });
      return () => {
        observer.disconnect();
        scrolled.removeEventListener('scroll', look);
      };
    },
    () => frame.current !== null && goesOn(frame.current),
  );
}

/** How high what fades is, and what is said below it; in pixels. */
const FADE = 24;

/** The page is scrolled by its own region: this is for eyes alone. */
const MoreBelow = () => (
  <Typography
    aria-hidden
    variant="body2"
    sx={{
      ...{ position: 'absolute', bottom: 0, left: 0, right: 0, textAlign: 'center' },
      ...{ fontWeight: 600, lineHeight: `${FADE}px`, color: 'primary.main', pointerEvents: 'none' },
    }}
  >
    Sigue ↓
  </Typography>
);

type Props = { frame: RefObject<HTMLDivElement | null>; children: ReactNode };

/** What scrolls of a dialog of steps: what is cut at the end of a line looks like all there is, so it fades and says so. */
export function StepsRoom({ frame, children }: Props) {
  const isMore = useIsMoreBelow(frame);
  const mask = `linear-gradient(#000 calc(100% - ${2 * FADE}px), transparent calc(100% - ${FADE}px))`;
  return (
    <Box sx={{ position: 'relative', flexGrow: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={frame}
        aria-live="polite"
        tabIndex={0}
        role="region"
        aria-label="El paso"
        sx={{
          ...{ flexGrow: 1, minWidth: 0, overflowY: 'auto', ...SIDES, py: 3, [FLAT]: { py: 1 } },
          ...(isMore && { maskImage: mask }),
        }}
      >
        <div>{children}</div>
      </Box>
      {isMore && <MoreBelow />}
    </Box>
  );
}
