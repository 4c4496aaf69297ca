import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import type { FactSheet } from '@contract';
import { named } from '../../lib/plan-words';
import { useChooseVersion } from './use-facts';
import { VersionFacts } from './version-facts';
import { askedOf } from './version-words';

type Props = {
  vehicleId: number;
  names: readonly string[];
  own: string | null;
  /** How many values wait for the answer. */
  waiting: number;
  /** What differs, behind the question. */
  children?: ReactNode;
};

const waitingText = (count: number): string =>
  count === 1 ? 'Un valor depende de esto.' : `${count} valores dependen de esto.`;

/** The versions stand beside the question where both have room. */
const BESIDE = {
  ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 },
  ...{ alignItems: 'center', alignContent: 'start' },
} as const;

/** What was chosen stands beside what else has room; what is asked has a line of its own, two beside each other on a desk. */
const ALL = {
  ...{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 },
  '&:empty': { display: 'none' },
  '&:has(> section)': { flexBasis: '100%' },
  '& > section': { flex: '1 1 26rem' },
} as const;

/** All that is asked of a vehicle by its sheet: its version, then what only some have. */
export function VersionQuestions({ vehicleId, sheet }: { vehicleId: number; sheet: FactSheet }) {
  const { engines, engine, equipment, manuals } = sheet;
  const waiting = manuals.reduce((sum, manual) => sum + manual.waiting, 0);
  return (
    <Box sx={ALL}>
      <Question {...{ vehicleId, waiting }} names={engines} own={engine}>
        <VersionFacts vehicleId={vehicleId} sheet={{ manuals }} />
      </Question>
      {equipment && <Question vehicleId={vehicleId} {...equipment} />}
    </Box>
  );
}

/** Which version the vehicle is, above all that differs by it; then what was chosen, to be changed. */
function Question({ vehicleId, names, own, waiting, children }: Props) {
  const id = useId();
  const { mutate, isPending, variables } = useChooseVersion(vehicleId);
  const [isChanging, setChanging] = useState(false);
  if (names.length === 0) return null;
  const { question, of, where } = askedOf(names);
  if (own !== null && !isChanging) {
    return (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={id}>
          {of}: <strong>{own}</strong>
        </Typography>
        <Button className="no-print" aria-describedby={id} onClick={() => setChanging(true)}>
          Cambiar
        </Button>
      </Stack>
    );
  }
  const choose = (name: string) =>
    mutate({ version: { name, among: [...names] } }, { onSuccess: () => setChanging(false) });
  return (
    <Box component="section" aria-labelledby={id} sx={BESIDE}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="h3" id={id}>
          {question}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {waiting > 0 ? waitingText(waiting) : 'Elige lo que lleva tu vehículo.'}
          {where}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {names.map((name) => (
          <Button
            key={name}
            variant={name === own ? 'contained' : 'outlined'}
            aria-pressed={name === own}
            loading={isPending && variables.version?.name === name}
            onClick={() => choose(name)}
            sx={{ minHeight: 44, px: 2 }}
          >
            {named(name)}
          </Button>
        ))}
      </Stack>
      {children}
    </Box>
  );
}
