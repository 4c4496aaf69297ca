import { Box } from '@mui/material';
import type { SignalColour } from '@contract';
import { Drawing } from '../../ui/drawing';
import { DASHBOARD, UNLIT } from './grounds';
import { iconOf } from './icons';
import { LAMPS } from './views';

type Props = {
  catalogue: string | null;
  colours: readonly SignalColour[];
  isMessage?: boolean;
};

/** The generic drawing of a light, in its colour, as it shines on a dashboard; what it is stands beside it in words. */
export const LightIcon = ({ catalogue, colours, isMessage = false }: Props) => (
  <Box
    sx={{
      ...{ display: 'inline-flex', flexShrink: 0, p: 1, borderRadius: 1, bgcolor: DASHBOARD },
      color: colours[0] ? LAMPS[colours[0]] : UNLIT,
      '@media print': { bgcolor: 'transparent', color: 'text.primary' },
    }}
  >
    <Drawing path={iconOf(catalogue, isMessage)} sx={{ fontSize: 40 }} />
  </Box>
);
