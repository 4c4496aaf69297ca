import { Box, Button, CircularProgress, GlobalStyles } from '@mui/material';
import type { RefObject } from 'react';
import { ONBOARDING_STEPS } from '@contract';
import { flushButton } from '../../ui/flush-button';

const LAST_STEP = ONBOARDING_STEPS - 1;

/** Where the buttons stay at the bottom: a low window, or an enlarged page, needs its height for the step itself. */
const FIXED_BAR = '@media (max-width: 599.95px) and (min-height: 500px)';
/** Height of one row of buttons and of two, in pixels. */
const barHeight = { one: 70, two: 122 };

/** What has the focus may not lie behind the bar. */
const roomFor = (height: number) => ({ scrollPaddingBottom: `${height + 16}px` });

type Props = {
  /** Which of the steps this is, counted from 0. */
  step: number;
  /** Something is being saved or sent: nothing can be pressed. */
  isLoading: boolean;
  isNextDisabled?: boolean;
  /** Something else on the step comes first: that is the one filled button. */
  isNextSecondary?: boolean;
  nextLabel?: string;
  onBack: () => void;
  /** Left out where there is nothing to skip. */
  onSkip?: () => void;
  nextRef: RefObject<HTMLButtonElement | null>;
};

/** The step's buttons, the way on being the one that sends the step's form: on phones at the bottom of the screen, the way on nearest to the thumb. */
export function StepActions({
  step,
  isLoading,
  isNextDisabled = false,
  isNextSecondary = false,
  nextLabel = step === LAST_STEP ? 'Completar' : 'Siguiente',
  onBack,
  onSkip,
  nextRef,
}: Props) {
  const hasBack = step > 0 && step < LAST_STEP;
  const height = hasBack || onSkip ? barHeight.two : barHeight.one;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr auto auto' },
        gap: 1,
        px: { xs: 2, sm: 4 },
        py: { xs: 1.5, sm: 2.5 },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        borderRadius: { sm: '0 0 10px 10px' },
        // Above the labels of fields, which MUI lifts.
        [FIXED_BAR]: { position: 'sticky', bottom: 0, zIndex: 2 },
      }}
    >
      <GlobalStyles styles={{ ':root': { [FIXED_BAR]: roomFor(height) } }} />
      {hasBack && (
        <Button
          onClick={() => onBack()}
          disabled={isLoading}
          sx={{ ...flushButton, justifySelf: 'start' }}
        >
          Atrás
        </Button>
      )}
      {onSkip && (
        <Button
          onClick={() => onSkip()}
          disabled={isLoading}
          sx={{ gridColumn: '2', justifySelf: 'end', px: 1.5, mr: { xs: -1.5, sm: 0 } }}
        >
          Omitir
        </Button>
      )}
      <Button
        ref={nextRef}
        type="submit"
        variant={isNextSecondary ? 'outlined' : 'contained'}
        size="large"
        disabled={isLoading || isNextDisabled}
        startIcon={isLoading && <CircularProgress size={16} color="inherit" aria-hidden />}
        sx={{ gridColumn: { xs: '1 / -1', sm: '3' }, minWidth: { sm: 160 } }}
      >
        {isLoading ? 'Espera por favor' : nextLabel}
      </Button>
    </Box>
  );
}
