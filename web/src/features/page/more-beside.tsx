import MoreIcon from '@mui/icons-material/ArrowForwardOutlined';
import { Box, Button } from '@mui/material';
import { useEffect, useState, type RefObject } from 'react';
import { restOf, showRest } from './scroll-within';

/** Whether what is marked goes on beyond the right side of what scrolls around it; `look` is to be called as that scrolls. */
export function useRest(region: RefObject<HTMLElement | null>) {
  const [isMore, setMore] = useState(false);
  const look = () => setMore(region.current !== null && restOf(region.current) > 0);
  // Whatever was drawn may have moved it.
  useEffect(look);
  return { isMore, look };
}

/** Says that what is marked goes on, and leads there: what is cut without a word looks like all there is. */
export const MoreBeside = ({ region }: { region: RefObject<HTMLElement | null> }) => (
  <>
    <Box
      aria-hidden
      sx={{
        ...{ position: 'absolute', top: 0, bottom: 0, right: 0, width: 28, pointerEvents: 'none' },
        background: 'linear-gradient(to left, rgba(0, 0, 0, 0.28), transparent)',
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
