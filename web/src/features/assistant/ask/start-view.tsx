import { Box, Stack } from '@mui/material';
import { useDeferredValue, type ReactNode } from 'react';
import { Ideas } from './ideas';
import { Welcome } from './welcome';
import { screenColumn } from '../../../ui/column';

type Props = {
  vehicleId: number | null;
  canAsk: boolean;
  onAsk: (query: string) => void;
  /** What else can be done, below the box. */
  entry: ReactNode;
  /** In the place of what could be asked. */
  instead?: ReactNode;
  /** The box, and what is to be said about it. */
  children: ReactNode;
};

/** Before anything is asked: the box, and what could be asked. */
export function StartView({ vehicleId, canAsk, onAsk, entry, instead, children }: Props) {
  // The box first: one commit of all holds the processor of a phone for too long.
  const areIdeasDue = useDeferredValue(true, false);
  return (
    <Box sx={{ ...screenColumn(900), py: { xs: 3, md: 5 } }}>
      <Stack sx={{ gap: { xs: 3, md: 4 } }}>
        <Welcome />
        <Stack sx={{ gap: 2 }}>{children}</Stack>
        {areIdeasDue && entry}
        {instead || (areIdeasDue && <Ideas vehicleId={vehicleId} canAsk={canAsk} onAsk={onAsk} />)}
      </Stack>
    </Box>
  );
}
