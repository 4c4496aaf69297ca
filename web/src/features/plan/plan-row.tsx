import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { DueState } from '@contract';
import { DueIcon } from './due-icon';

type Props = {
  state: DueState;
  /** What is done, for who listens. */
  name: string;
  isUrgent?: boolean;
  onDone: () => void;
  children: ReactNode;
};

/** What is due, beside its button; below its words where letters are large, or the window is narrow. */
export const PlanRow = ({ state, name, isUrgent = false, onDone, children }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'flex-end' }}>
    <Box sx={{ display: 'flex', gap: 1.5, flex: '1 1 10rem', minWidth: 0 }}>
      <Box aria-hidden sx={{ pt: 1.25, display: 'flex', height: 'fit-content' }}>
        <DueIcon state={state} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
    </Box>
    <Button
      variant={isUrgent ? 'outlined' : 'text'}
      onClick={onDone}
      aria-label={`Hecho: ${name}`}
      sx={{ flexShrink: 0, minHeight: 44, alignSelf: 'flex-start' }}
    >
      Hecho
    </Button>
  </Box>
);
