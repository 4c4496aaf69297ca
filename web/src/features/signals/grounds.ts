import { ALARM } from '../../ui/alarm';

/**
 * What words of a verdict stand on, the same by day and by night: the palette's own colours grow pale in the dark, and umber
 * turns to salmon.
 */
export const GROUNDS = {
  error: ALARM,
  warning: { color: '#fff', bgcolor: '#7c4a33' },
  info: { color: '#fff', bgcolor: '#2b5c94' },
} as const;
