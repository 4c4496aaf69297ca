/** A text button whose words begin where the column does: its padding hangs out. */
export const flushButton = { alignSelf: 'flex-start', ml: '-18px' } as const;
