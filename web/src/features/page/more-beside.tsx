import MoreIcon from '@mui/icons-material/ArrowForwardOutlined';
import { Box, Button } from '@mui/material';
import { useSyncExternalStore, type RefObject } from 'react';
import { restOf, showRest } from './scroll-within';

/** Whether what is marked goes on beyond the right side of what scrolls around it: looked at as that scrolls, and once it is drawn. */
export function useIsMoreBeside(region: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    (look) => {
      const frame = region.current;
      frame?.addEventListener('scroll', look, { passive: true });
      window.addEventListener('resize', look);
      return () => {
        frame?.removeEventListener('scroll', look);
        window.removeEventListener('resize', look);
      };
    },
    () => region.current !== null && restOf(region.current) > 0,
  );
}

/** Says that what is marked goes on, and leads there: what is cut without a word looks like all there is. */
export const MoreBeside = ({ region }: { region: RefObject<HTMLElement | null> }) => (
  <>
    <Box
      aria-hidden
      sx={{
        ...{ position: 'absolute', top: 0, bottom: 0, right: 0, width: 20, pointerEvents: 'none' },
        background: 'linear-gradient(to left, rgba(0, 0, 0, 0.22), transparent)',
      }}
    />
    <Button
      variant="contained"
      endIcon={<MoreIcon />}
      onClick={() => region.current && showRest(region.current)}
      sx={{
        ...{ position: 'absolute', bottom: 12, right: 12, minHeight: 44, borderRadius: 6 },
        displayPrint: 'none',
      }}
    >
      Sigue a la derecha
    </Button>
  </>
);
