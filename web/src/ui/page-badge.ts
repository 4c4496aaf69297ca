/** Where the manual says it: the marker's ground, the same beside an answer, a value, a light and a step. */
export const pageBadge = {
  ...{ display: 'inline-flex', alignItems: 'center', gap: 0.5, px: 0.75, maxWidth: '100%' },
  ...{ overflowWrap: 'anywhere', borderRadius: 0.6, bgcolor: 'marker.light', fontWeight: 600 },
  color: 'text.primary',
  // In the dark its ground alone is lost on what is brown.
  '@media screen': { '[data-theme=dark] &': { color: 'marker.main' } },
} as const;
