import { Box, Paper, Typography } from '@mui/material';
import {
  useEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { useDocumentTitle } from '../../ui/document-title';
import { StepActions } from './step-actions';

type Props = Omit<ComponentProps<typeof StepActions>, 'nextRef'> & {
  icon: ReactElement;
  title: string;
  description: ReactNode;
  onNext: () => void;
  children?: ReactNode;
};

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
      <Box sx={{ flexGrow: 1, px: { xs: 2, sm: 4 }, pt: { xs: 2.5, sm: 4 }, pb: 3 }}>
        <Box
          aria-hidden
          sx={{
            display: 'inline-flex',
            p: { xs: 1, sm: 1.5 },
            mb: { xs: 1, sm: 2 },
            borderRadius: '50%',
            bgcolor: 'primary.light',
            color: 'primary.main',
            '& svg': { fontSize: { xs: 24, sm: 28 } },
          }}
        >
          {icon}
        </Box>
        <Typography variant="h1" ref={heading} tabIndex={-1}>
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
