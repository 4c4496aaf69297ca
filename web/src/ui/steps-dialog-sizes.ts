/** A phone on its side: what is above and below the step leaves it no room. */
export const FLAT = '@media (orientation: landscape) and (max-height: 480px)';

/** As large as can be read at arm's length. */
export const STEP_SIZE = {
  ...{ fontSize: { xs: '1.5rem', sm: '2rem' }, lineHeight: 1.4 },
  [FLAT]: { fontSize: '1.5rem' },
} as const;
export const REMARK_SIZE = { fontSize: { xs: '1.25rem', sm: '1.5rem' } } as const;

/** Beside all that a screen of steps has. */
export const SIDES = { px: { xs: 2, sm: 4 } } as const;
