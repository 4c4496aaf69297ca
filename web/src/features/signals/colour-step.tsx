import { mdiHelpCircleOutline, mdiMessageTextOutline } from '@mdi/js';
import { Box, Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { COLOUR_CHOICES, stepAddress, type ColourChoice } from './address';
import { Drawing } from '../../ui/drawing';
import { LinkTile } from '../../ui/link-tile';
import { StepHeading, type HeadingRef } from '../../ui/step-heading';
import { flushButton } from '../../ui/flush-button';
import { CHOICES } from './views';

const DOT = 20;

const Dots = ({ lamps }: { lamps: readonly string[] }) => (
  <Stack direction="row" aria-hidden sx={{ gap: 0.5, flexShrink: 0 }}>
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

/** In place of a lamp, where none was seen. */
const ICONS: Partial<Record<ColourChoice, string>> = {
  nose: mdiHelpCircleOutline,
  mensaje: mdiMessageTextOutline,
};

/** Five in a row leave no room for the words beside the colour. */
const besideEachOther = {
  flexDirection: { lg: 'column' },
  alignItems: { xs: 'center', lg: 'flex-start' },
};

/** As large as a finger wants it, with the colour as it shines. */
function ColourTile({ choice }: { choice: ColourChoice }) {
  const { label, lamps } = CHOICES[choice];
  const icon = ICONS[choice];
  return (
    <LinkTile
      to={stepAddress({ colour: choice })}
      drawing={icon ? <Drawing path={icon} sx={{ fontSize: DOT }} /> : <Dots lamps={lamps} />}
      minHeight={56}
      layout={{ p: 1.5, gap: 1.5, ...besideEachOther }}
    >
      <Typography component="span" variant="h3" sx={{ minWidth: 0 }}>
        {label}
      </Typography>
    </LinkTile>
  );
}

/** What an owner sees at a glance; whether it blinks is asked beside the drawings. */
export const ColourStep = ({ headingRef }: { headingRef: HeadingRef }) => (
  <Stack sx={{ gap: 2 }}>
    <Box>
      <StepHeading ref={headingRef}>¿De qué color es?</StepHeading>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        Si es roja y vas conduciendo, para primero en un lugar seguro.
      </Typography>
    </Box>
    <Box
      component="ul"
      aria-label="Colores"
      sx={{
        ...{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: { xs: 1, sm: 1.5 } },
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
          // One row of all: none stands alone below the others.
          lg: `repeat(${COLOUR_CHOICES.length}, 1fr)`,
        },
      }}
    >
      {COLOUR_CHOICES.map((choice) => (
        <ColourTile key={choice} choice={choice} />
      ))}
    </Box>
    <Button
      component={Link}
      to={stepAddress({ isDescribing: true })}
      // The last resort: what is drawn is found sooner.
      sx={flushButton}
    >
      Descríbelo con tus palabras
    </Button>
  </Stack>
);
