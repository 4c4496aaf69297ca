import { MenuItem, Paper, Stack, TextField } from '@mui/material';
import type { Plan } from '@contract';
import { useEditPlan, useKeepVersion } from './use-plan';

type Props = { vehicleId: number; plan: Plan };

/** Which version of several it is: only its owner knows. */
export function PlanChoices({ vehicleId, plan: { choices, chosen } }: Props) {
  const { mutate } = useEditPlan(vehicleId);
  const keep = useKeepVersion(vehicleId);
  const { versions, scopes } = choices;
  if (versions.length === 0 && scopes.length === 0) return null;
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
