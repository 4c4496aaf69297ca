import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Quotations } from '../../../lib/quotations';

type Props = {
  /** Among the statements of the answer. */
  position: number;
  /** Of the page beside the answer or over it; null of what is quoted nowhere. */
  quotations: Quotations | null;
  children: ReactNode;
};

/** A statement and its mark on the page light each other, by mouse and by keyboard. */
export function LitStatement({ position, quotations, children }: Props) {
  if (!quotations) return children;
  const { lit, onPoint, onFocus } = quotations;
  return (
    <Box
      data-statement={position}
      data-lit={lit === position || undefined}
      onMouseEnter={() => onPoint(position)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onFocus(position)}
      onBlur={() => onFocus(null)}
      sx={{
        ...{ borderRadius: 0.5, outlineOffset: '6px', scrollMarginBlock: '96px' },
        ...(lit === position && { outline: '2px solid', outlineColor: 'marker.main' }),
      }}
    >
      {children}
    </Box>
  );
}
