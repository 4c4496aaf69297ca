import { Box, Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ManualSignals, Signal } from '@contract';
import { isAllTold } from '../../lib/vehicle-part';
import { COLOURS_OF, stepAddress, type ColourChoice, type Step } from './address';
import { tilesOf } from './chosen';
import { StepHeading, type HeadingRef } from '../../ui/step-heading';
import { StateChoice } from './state-choice';
import { Tiles } from './tiles';
import { CHOICES, coloursSaid, STATES } from './views';

/** In place of an id: the light that was seen is none of the manual's. */
export const NONE = 'ninguno';

type Props = {
  manuals: readonly ManualSignals[];
  colour: ColourChoice;
  state: Step['state'];
  headingRef: HeadingRef;
};

/** The one colour that was asked for is in the heading, and not below each drawing again. */
const isAsked = ({ colours }: Signal, colour: ColourChoice): boolean =>
  colours.length === 1 && COLOURS_OF[colour].length === 1;

/** What is to be known of a light before it is touched. */
const noteOf = (signal: Signal, colour: ColourChoice): string =>
  [!isAsked(signal, colour) && coloursSaid(signal.colours), signal.isToCheck && 'por comprobar']
    .filter(Boolean)
    .join(' · ');

/** Which drawing it is. */
export function DrawingStep({ manuals, colour, state, headingRef }: Props) {
  const { own, colourless } = tilesOf(manuals, colour, state);
  const to = (signal: string): string => stepAddress({ colour, state, signal });
  const isMessage = colour === 'mensaje';
  return (
    <Stack sx={{ gap: 2 }}>
      <Box>
        <StepHeading ref={headingRef}>{isMessage ? '¿Qué dice?' : '¿Qué dibujo es?'}</StepHeading>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {[CHOICES[colour].label, state && STATES[state].label.toLowerCase()]
            .filter(Boolean)
            .join(', ')}
          {'. '}
          {own.length > 0
            ? 'Los nombres son los de tu manual; los dibujos son genéricos.'
            : isAllTold({ manuals })
              ? 'En tu manual no hemos encontrado ninguno así.'
              : 'Todavía no sabemos cuáles hay en tu manual.'}
        </Typography>
      </Box>
      {!isMessage && own.length + colourless.length > 0 && <StateChoice {...{ colour, state }} />}
      {own.length > 0 && (
        <Tiles
          label="Testigos de tu manual"
          tiles={own.map((signal) => ({ ...signal, note: noteOf(signal, colour) }))}
          to={to}
        />
      )}
      {colourless.length > 0 && (
        <>
          <Typography component="h3" variant="h3">
            Tu manual no dice de qué color {colourless.length === 1 ? 'es' : 'son'}
          </Typography>
          <Tiles
            label="Testigos sin color"
            tiles={colourless.map((signal) => ({ ...signal, note: noteOf(signal, colour) }))}
            to={to}
          />
        </>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
        <Button component={Link} to={to(NONE)} variant="outlined">
          No está aquí
        </Button>
        <Button component={Link} to={stepAddress({ isDescribing: true })}>
          Descríbelo con tus palabras
        </Button>
      </Stack>
    </Stack>
  );
}
