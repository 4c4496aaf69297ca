import { Box } from '@mui/material';
import type { Vehicle } from '@contract';
import { LineDrawing } from '../../ui/line-drawing';
import { bodyOf } from './body-of';

/** Longer than high. */
const side = { display: 'flex', '& svg': { aspectRatio: '8 / 3' } } as const;

/** A vehicle from its side. */
export const Silhouette = ({ vehicle }: { vehicle: Vehicle }) => (
  <Box sx={side}>
    <LineDrawing name={bodyOf(vehicle)} height={48} />
  </Box>
);
