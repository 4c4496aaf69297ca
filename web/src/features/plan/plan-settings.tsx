import { Box, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import type { ChangeEvent } from 'react';
import type { Plan } from '@contract';
import { ManualQuotes } from './manual-quotes';
import { useEditPlan, useKeepVersion } from './use-plan';

type Props = { vehicleId: number; plan: Plan };

/** What only the owner knows: which version it is, and how it is used. */
export function PlanSettings({ vehicleId, plan }: Props) {
  const { mutate, isPending, variables } = useEditPlan(vehicleId);
  const keep = useKeepVersion(vehicleId);
  const { choices, chosen, severeUse, manuals, items } = plan;
  const hasSevere = severeUse.definitions.length > 0 || items.some(({ said }) => said[0]?.severe);
  if (!hasSevere && choices.versions.length === 0 && choices.scopes.length === 0) return null;
  const { versions, scopes } = choices;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack sx={{ gap: 2 }}>
        <Choice
          label="¿Cuál es tu motor o versión?"
          of={versions}
          chosen={chosen}
          onChoose={(name) => keep.mutate({ version: { name, among: versions } })}
        />
        <Choice
          label="¿Qué tabla es la tuya?"
          of={scopes}
          chosen={chosen}
          isOptional
          onChoose={(name) => mutate({ chosen: name === '' ? [] : [name] })}
        />
        {hasSevere && (
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
                <Typography
                  component="summary"
                  variant="body2"
                  color="textSecondary"
                  sx={{ minHeight: 44, lineHeight: '44px', cursor: 'pointer' }}
                >
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
        )}
      </Stack>
    </Paper>
  );
}

type ChoiceProps = {
  label: string;
  of: readonly string[];
  chosen: readonly string[];
  /** It can be left open again. */
  isOptional?: boolean;
  onChoose: (name: string) => void;
};

function Choice({ label, of, chosen, isOptional = false, onChoose }: ChoiceProps) {
  if (of.length === 0) return null;
  const own = of.find((name) => chosen.includes(name)) ?? '';
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={own}
      onChange={({ target }) => onChoose(target.value)}
    >
      {(isOptional || own === '') && <MenuItem value="">Todas</MenuItem>}
      {of.map((name) => (
        <MenuItem key={name} value={name} sx={{ whiteSpace: 'normal' }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
