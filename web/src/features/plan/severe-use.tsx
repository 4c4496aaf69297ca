import { Box, Typography } from '@mui/material';
import type { ChangeEvent } from 'react';
import type { Plan } from '@contract';
import { ManualQuotes } from './manual-quotes';
import { useEditPlan } from './use-plan';
import { summary } from '../../ui/summary';

type Props = { vehicleId: number; plan: Plan };

/** How the vehicle is used, where its manuals have shorter intervals for that. */
export function SevereUse({ vehicleId, plan: { severeUse, manuals, items } }: Props) {
  const { mutate, isPending, variables } = useEditPlan(vehicleId);
  const hasSevere = severeUse.definitions.length > 0 || items.some(({ said }) => said[0]?.severe);
  if (!hasSevere) return null;
  return (
    <Box>
      <Typography
        component="label"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}
      >
        <Box
          component="input"
          type="checkbox"
          // Moves at once; it moves back where it cannot be kept.
          checked={(isPending ? variables.isSevere : undefined) ?? severeUse.isOn}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            mutate({ isSevere: target.checked })
          }
          sx={(theme) => ({
            width: 22,
            height: 22,
            accentColor: theme.vars.palette.primary.main,
          })}
        />
        Uso severo
      </Typography>
      {severeUse.definitions.length > 0 ? (
        <Box component="details">
          <Typography component="summary" variant="body2" color="textSecondary" sx={summary}>
            Intervalos más cortos: ¿es tu caso?
          </Typography>
          {severeUse.definitions.map(({ manualId, quotes }) => (
            <ManualQuotes key={manualId} {...{ manuals, manualId, quotes }} />
          ))}
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          Tu manual da intervalos más cortos para el uso severo.
        </Typography>
      )}
    </Box>
  );
}
