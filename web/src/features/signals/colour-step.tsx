import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { COLOUR_CHOICES, stepAddress, type ColourChoice } from './address';
import { StepHeading, type HeadingRef } from '../../ui/step-heading';
import { CHOICES, STATES } from './views';

const DOT = 20;

const Dots = ({ lamps }: { lamps: readonly string[] }) => (
  <Stack direction="row" aria-hidden sx={{ gap: 0.5 }}>
    {lamps.map((lamp) => (
      <Box
        key={lamp}
        sx={{
          ...{ width: DOT, height: DOT, borderRadius: '50%' },
          ...{ bgcolor: lamp, border: 1, borderColor: 'text.secondary' },
        }}
      />
    ))}
  </Stack>
);

/** Colour and state at one touch; whoever knows one of them only, says that. */
function ColourRow({ choice }: { choice: ColourChoice }) {
  const { label, lamps } = CHOICES[choice];
  const isMessage = choice === 'mensaje';
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{
        ...{ p: 1.5, display: 'flex', flexDirection: { xs: 'column', sm: 'row' } },
        ...{ gap: 1, alignItems: { sm: 'center' } },
      }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flex: 1 }}>
        {lamps.length > 0 && <Dots lamps={lamps} />}
        <Typography component="h3" variant="h3">
          {label}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, '& > *': { flex: { xs: 1, sm: 'none' } } }}>
        {!isMessage &&
          (['fija', 'parpadea'] as const).map((state) => (
            <Button
              key={state}
              component={Link}
              to={stepAddress({ colour: choice, state })}
              variant="outlined"
              aria-label={`${label}, ${STATES[state].label.toLowerCase()}`}
              sx={{ px: 1 }}
            >
              {STATES[state].label}
            </Button>
          ))}
        <Button
          component={Link}
          to={stepAddress({ colour: choice })}
          variant={isMessage ? 'outlined' : 'text'}
          aria-label={isMessage ? `${label}: ver mensajes` : `${label}, no sé si parpadea`}
          sx={{ px: 1 }}
        >
          {isMessage ? 'Ver mensajes' : 'No sé'}
        </Button>
      </Stack>
    </Paper>
  );
}

/** What an owner sees at a glance: the colour, and whether it blinks. */
export const ColourStep = ({ headingRef }: { headingRef: HeadingRef }) => (
  <Stack sx={{ gap: 2 }}>
    <Box>
      <StepHeading ref={headingRef}>¿De qué color es, y está fija o parpadea?</StepHeading>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        Si es roja y vas conduciendo, para primero en un lugar seguro.
      </Typography>
    </Box>
    <Stack component="ul" sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
      {COLOUR_CHOICES.map((choice) => (
        <ColourRow key={choice} choice={choice} />
      ))}
    </Stack>
    <Button
      component={Link}
      to={stepAddress({ isDescribing: true })}
      variant="contained"
      size="large"
      sx={{ alignSelf: { sm: 'flex-start' } }}
    >
      Descríbelo con tus palabras
    </Button>
  </Stack>
);
