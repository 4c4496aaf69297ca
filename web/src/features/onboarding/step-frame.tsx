import { Box, Button, GlobalStyles, Paper, Typography } from '@mui/material';
import { useEffect, useRef, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { ONBOARDING_STEPS } from '@contract';
import { useDocumentTitle } from '../../ui/document-title';

type Props = {
  /** Which of the steps this is, counted from 0. */
  step: number;
  icon: ReactElement;
  title: string;
  description: ReactNode;
  /** Something is being saved or sent: nothing can be pressed. */
  isLoading: boolean;
  isNextDisabled?: boolean;
  nextLabel?: string;
  onBack: () => void;
  onNext: () => void;
  /** Left out where there is nothing to skip. */
  onSkip?: () => void;
  children?: ReactNode;
};

const LAST_STEP = ONBOARDING_STEPS - 1;

/** Where the buttons stay at the bottom: a low window, or an enlarged page, needs its height for the step itself. */
const FIXED_BAR = '@media (max-width: 599.95px) and (min-height: 500px)';
/** Height of one row of buttons and of two, in pixels. */
const barHeight = { one: 70, two: 122 };

/** One step of the guided setup: what it is about, its content, and the ways back, past and on. */
export function StepFrame(props: Props) {
  const { icon, title, description, isLoading, onNext, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    // A button that is disabled while it works loses the focus: whoever stays on the step gets it back.
    if (!isLoading && document.activeElement === document.body) nextButton.current?.focus();
  }, [isLoading]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLoading) onNext();
  };
  return (
    <Paper
      component="form"
      noValidate
      onSubmit={submit}
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexGrow: { xs: 1, sm: 0 },
        // On phones the step is the page itself.
        border: { xs: 0, sm: 1 },
        borderColor: { sm: 'divider' },
        bgcolor: { xs: 'transparent', sm: 'background.paper' },
      }}
    >
      <Box sx={{ flexGrow: 1, px: { xs: 2, sm: 4 }, pt: { xs: 3, sm: 4 }, pb: 3 }}>
        <Box
          aria-hidden
          sx={{
            display: 'inline-flex',
            p: 1.5,
            mb: 2,
            borderRadius: '50%',
            bgcolor: 'primary.light',
            color: 'primary.main',
            '& svg': { fontSize: 28 },
          }}
        >
          {icon}
        </Box>
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ '&:focus-visible': { outline: 'none' } }}
        >
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3, textWrap: 'pretty' }}>
          {description}
        </Typography>
        {children}
      </Box>
      <StepActions {...props} nextRef={nextButton} />
    </Paper>
  );
}

type ActionsProps = Props & { nextRef: React.RefObject<HTMLButtonElement | null> };

/** The step's buttons: on phones at the bottom of the screen, the way on nearest to the thumb. */
function StepActions({
  step,
  isLoading,
  isNextDisabled = false,
  nextLabel = step === LAST_STEP ? 'Completar' : 'Siguiente',
  onBack,
  onSkip,
  nextRef,
}: ActionsProps) {
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
        [FIXED_BAR]: { position: 'sticky', bottom: 0 },
      }}
    >
      <GlobalStyles styles={{ ':root': { [FIXED_BAR]: { '--bottom-bar': `${height}px` } } }} />
      {hasBack && (
        <Button
          onClick={() => onBack()}
          disabled={isLoading}
          sx={{ justifySelf: 'start', ml: { sm: -2 } }}
        >
          Atrás
        </Button>
      )}
      {onSkip && (
        <Button
          onClick={() => onSkip()}
          disabled={isLoading}
          sx={{ gridColumn: '2', justifySelf: 'end' }}
        >
          Omitir
        </Button>
      )}
      <Button
        ref={nextRef}
        type="submit"
        variant="contained"
        size="large"
        loading={isLoading}
        loadingPosition="start"
        disabled={isNextDisabled}
        sx={{ gridColumn: { xs: '1 / -1', sm: '3' }, minWidth: { sm: 160 } }}
      >
        {isLoading ? 'Espera por favor' : nextLabel}
      </Button>
    </Box>
  );
}
