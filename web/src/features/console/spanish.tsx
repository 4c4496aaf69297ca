import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format';

/** The server's sentences and what manuals say, inside a console that speaks English. */
export const Spanish = ({ children }: { children: ReactNode }) => (
  <Box component="span" lang="es">
    {children}
  </Box>
);

/** A moment as the product writes it everywhere. */
export const Moment = ({ iso }: { iso: string }) => (
  <Box component="time" dateTime={iso} lang="es">
    {formatDate(iso)}
  </Box>
);
