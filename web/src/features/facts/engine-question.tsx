import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { FactSheet, Vehicle } from '@contract';
import { useChooseVersion } from './use-facts';
import { VersionFacts } from './version-facts';
import { askedOf } from './version-words';

type Props = { vehicle: Vehicle; sheet: Pick<FactSheet, 'engines' | 'engine' | 'manuals'> };

const waitingText = (count: number): string =>
  count === 1 ? 'Un valor depende de esto.' : `${count} valores dependen de esto.`;

/** The versions stand beside the question where both have room. */
const BESIDE = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 } as const;

/** Which version the vehicle is, above all that differs by it; then what was chosen, to be changed. */
export function EngineQuestion({ vehicle, sheet: { engines, engine, manuals } }: Props) {
  const { mutate, isPending, variables } = useChooseVersion(vehicle.id);
  const [isChanging, setChanging] = useState(false);
  if (engines.length === 0) return null;
  const { question, of, where } = askedOf(engines);
  if (engine !== null && !isChanging) {
    return (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography>
          {of}: <strong>{engine}</strong>
        </Typography>
        <Button className="no-print" onClick={() => setChanging(true)}>
          Cambiar
        </Button>
      </Stack>
    );
  }
  const waiting = manuals.reduce((sum, manual) => sum + manual.waiting, 0);
  const choose = (name: string) =>
    mutate({ version: { name, among: engines } }, { onSuccess: () => setChanging(false) });
  return (
    <Paper component="section" variant="outlined" aria-labelledby="engine-question" sx={BESIDE}>
      <Box sx={{ flex: '1 1 20rem' }}>
        <Typography variant="h2" id="engine-question">
          {question}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {waiting > 0 ? waitingText(waiting) : 'Elige la de tu vehículo.'}
          {where}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {engines.map((name) => (
          <Button
            key={name}
            variant={name === engine ? 'contained' : 'outlined'}
            aria-pressed={name === engine}
            loading={isPending && variables.version?.name === name}
            onClick={() => choose(name)}
            sx={{ minHeight: 48 }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <VersionFacts vehicleId={vehicle.id} sheet={{ manuals }} />
    </Paper>
  );
}
