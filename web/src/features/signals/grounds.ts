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

/** As dark as a dashboard, in both themes: on it every lamp shines at 3:1 at least. */
export const DASHBOARD = '#15191B';
/** Of what shines in no colour that is known. */
export const UNLIT = '#B9C0C2';
