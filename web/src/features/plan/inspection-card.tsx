import { Box, Paper, Typography } from '@mui/material';
import type { Inspection } from '@contract';
import { onOneLine } from '../../lib/one-line';
import { monthText, named } from '../../lib/plan-words';
import { PlanRow } from './plan-row';
import { STATE_TITLES } from './plan-texts';

type Props = { inspection: Inspection; onDone: () => void };

/** The inspection that the law asks for: told apart from what the manual says. */
export function InspectionCard({ inspection, onDone }: Props) {
  const { name, month, state, rule } = inspection;
  return (
    <Box component="section" aria-labelledby="plan-inspection">
      <Typography id="plan-inspection" variant="h2" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        <PlanRow state={state} name={name} onDone={onDone}>
          <Typography sx={{ fontWeight: 600, pt: 1.25 }}>
            {named(monthText(month))} · {STATE_TITLES[state]}
          </Typography>
          <Typography variant="body2">Según la norma, no tu manual.</Typography>
          <Typography variant="body2" color="textSecondary">
            {onOneLine(rule)}
          </Typography>
        </PlanRow>
      </Paper>
    </Box>
  );
}
