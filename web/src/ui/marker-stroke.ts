/** The marker's stroke below a heading: the one sign of Guantera. On paper it would only be ink. */
export const markerStroke = {
  pb: '8px',
  background: 'linear-gradient(var(--mui-palette-marker-dark) 0 0) 0 100% / 44px 4px no-repeat',
  '@media print': { background: 'none' },
} as const;
