/** A chip whose words go on in a second line where letters are large, and are never cut at its edge. */
export const wrappingChip = {
  height: 'auto',
  '& .MuiChip-label': { minWidth: 0, py: 0.25, whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;
