import { Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { stepAddress, type ColourChoice, type StateChoice } from './address';
import { STATES, UNSEEN } from './views';

type Props = { colour: ColourChoice | null; state: StateChoice | null; signal?: string };

const choices: readonly { state: StateChoice | null; label: string }[] = [
  { state: 'fija', label: STATES.fija.label },
  { state: 'parpadea', label: STATES.parpadea.label },
  // Until somebody says it, the more urgent meaning counts.
  { state: null, label: UNSEEN },
];

/** Whether the light blinks: what the manual says of it may depend on that. */
export function StateChoice({ colour, state, signal = '' }: Props) {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Typography id={id} sx={{ flexBasis: '100%' }}>
        ¿Está fija o parpadea?
      </Typography>
      {choices.map((choice) => (
        <Button
          key={choice.label}
          component={Link}
          to={stepAddress({ colour, signal, state: choice.state })}
          // The way back leads to the colours.
          replace
          variant={choice.state === state ? 'contained' : 'outlined'}
          aria-current={choice.state === state}
          sx={{ px: 2 }}
        >
          {choice.label}
        </Button>
      ))}
    </Stack>
  );
}
