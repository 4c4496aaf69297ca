import { Box } from '@mui/material';

const BODY =
  'M22 6 Q40 0 58 6 Q68 10 70 26 L72 74 L72 122 L70 140 Q68 152 40 152 Q12 152 10 140 L8 122 L8 74 L10 26 Q12 10 22 6 Z';
const SCREENS =
  'M16 50 Q40 40 64 50 L59 66 Q40 60 21 66 Z M20 122 Q40 128 60 122 L63 136 Q40 142 17 136 Z';
const LINES =
  'M16 54 L16 132 M64 54 L64 132 M21 66 L20 122 M59 66 L60 122 M8 58 L3 55 M72 58 L77 55';
const WHEELS = [
  [1, 20],
  [71, 20],
  [1, 108],
  [71, 108],
] as const;

/** A car from above, as workshop manuals draw it. */
export const CarDrawing = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 80 156"
    sx={{ display: 'block', height: { xs: 148, sm: 196 }, fill: 'none', stroke: 'currentColor' }}
  >
    <g strokeWidth="1.75" strokeLinejoin="round" strokeLinecap="round">
      <path d={BODY} />
      <path d={SCREENS} opacity="0.55" />
      <path d={LINES} opacity="0.55" />
      {WHEELS.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width="8" height="26" rx="3" fill="currentColor" />
      ))}
    </g>
  </Box>
);
