import { Box, Button, Paper, Typography } from '@mui/material';
import type { Inspection } from '@contract';
import { monthText } from '../../lib/plan-words';
import { DueIcon } from './due-icon';
import { STATE_TITLES } from './plan-texts';

type Props = { inspection: Inspection; onDone: () => void };

/** The inspection that the law asks for: told apart from what the manual says. */
export function InspectionCard({ inspection, onDone }: Props) {
  const { name, month, state, rule } = inspection;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={name}
      sx={{ p: 2, display: 'flex', gap: 1.5, alignItems: 'flex-start' }}
    >
      <Box aria-hidden sx={{ display: 'flex', pt: 0.25 }}>
        <DueIcon state={state} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {name}: {monthText(month)} · {STATE_TITLES[state]}
        </Typography>
        <Typography variant="body2">Según la norma, no tu manual.</Typography>
        <Typography variant="body2" color="textSecondary">
          {rule}
        </Typography>
      </Box>
      <Button onClick={onDone} aria-label={`Hecho: ${name}`} sx={{ flexShrink: 0, minHeight: 44 }}>
        Hecho
      </Button>
    </Paper>
  );
}
