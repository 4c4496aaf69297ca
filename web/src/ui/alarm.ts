/** White on red, the same by day and by night: who is in need looks for red, and the palette's own grows pale in the dark. */
export const ALARM = { color: '#fff', bgcolor: '#b3261e' } as const;
