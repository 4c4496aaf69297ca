/** To be read at arm's length. */
export const LARGE = { fontSize: '1.125rem', overflowWrap: 'anywhere' } as const;
