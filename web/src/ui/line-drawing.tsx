import { Box } from '@mui/material';

/** Those of public/drawings.svg, whose lines cost no script. */
export type LineDrawingName =
  | 'glove-box'
  | 'manual'
  | 'wheel'
  | 'jack'
  | 'leads'
  | 'fuses'
  | 'oil'
  | 'dashboard'
  | 'tow'
  | 'puncture'
  | 'steam'
  | 'beacon'
  | 'car'
  | 'saloon'
  | 'van'
  | 'motorcycle';

type Props = { name: LineDrawingName; height?: number | { xs: number; sm: number } };

/** In the manner of a workshop manual: lines of one width in the colour around, the marker's where it matters. */
export const LineDrawing = ({ name, height = 72 }: Props) => (
  <Box
    component="svg"
    aria-hidden
    sx={{
      ...{ height, aspectRatio: '4 / 3', fill: 'none', stroke: 'currentColor' },
      ...{ strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' },
    }}
  >
    <use href={`/drawings.svg#${name}`} />
  </Box>
);
