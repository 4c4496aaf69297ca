import { mdiHelpCircleOutline, mdiMessageTextOutline } from '@mdi/js';
import ArrowIcon from '@mui/icons-material/ArrowForwardOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { COLOUR_CHOICES, stepAddress, type ColourChoice } from './address';
import { Drawing } from '../../ui/drawing';
import { LinkTile } from '../../ui/link-tile';
import { StepHeading, type HeadingRef } from '../../ui/step-heading';
import { flushButton } from '../../ui/flush-button';
import { DASHBOARD, UNLIT } from './grounds';
import { CHOICES } from './views';

/** Several lamps share the room of one, so that all words begin level. */
const sizeOf = ({ length }: readonly string[]): number => (length > 1 ? 10 : 22);

/** As the drawings of the next step: on a dashboard, and shining. */
const Lamps = ({ lamps, icon }: { lamps: readonly string[]; icon: string | undefined }) => (
  <Stack
    direction="row"
    aria-hidden
    sx={{
      ...{
        width: 44,
        height: 44,
        flexShrink: 0,
        borderRadius: 1,
        bgcolor: DASHBOARD,
        color: UNLIT,
      },
      ...{ gap: 0.375, alignItems: 'center', justifyContent: 'center' },
    }}
  >
    {icon && <Drawing path={icon} />}
    {lamps.map((lamp) => (
      <Box
        key={lamp}
        sx={{
          ...{ width: sizeOf(lamps), height: sizeOf(lamps), borderRadius: '50%', bgcolor: lamp },
          boxShadow: `0 0 ${sizeOf(lamps) / 2}px ${lamp}`,
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
      drawing={<Lamps {...{ lamps, icon }} />}
      minHeight={62}
      layout={{ py: { xs: 0.75, lg: 1.5 }, px: { xs: 1, lg: 1.5 }, gap: 1.5, ...besideEachOther }}
    >
      <Typography component="span" variant="h3" sx={{ minWidth: 0 }}>
        {label}
      </Typography>
      <ArrowIcon
        aria-hidden
        fontSize="small"
        sx={{ ml: 'auto', color: 'text.secondary', display: { lg: 'none' } }}
      />
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
