import { useMediaQuery } from '@mui/material';

/** From here on what proves an answer stands beside it, and not below or over it. */
export const useTwoPanes = (): boolean => useMediaQuery('(min-width: 1200px)', { noSsr: true });
