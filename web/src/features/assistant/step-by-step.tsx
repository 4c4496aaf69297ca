import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Dialog, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { LineOfWords } from './line-of-words';
import type { Screen } from './procedure';
import { ReadAloudButton } from './read-aloud-button';
import { spokenText } from './spoken-text';
import { useWakeLock } from './use-wake-lock';
import { WarningCallout } from './warning-callout';

type Props = { screens: readonly Screen[]; onClose: () => void };

/** As large as can be read at arm's length. */
const LARGE = { fontSize: { xs: '1.5rem', sm: '2rem' }, lineHeight: 1.4 } as const;

/** A procedure, one step a screen, for hands that are busy: large, turned by arrows, and the screen stays awake. */
export function StepByStep({ screens, onClose }: Props) {
  const titleId = useId();
  const [at, setAt] = useState(0);
  useWakeLock();
  const last = screens.length - 1;
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), last));
  const screen = screens[at];
  if (!screen) return null;
  const press = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last };
    const wanted = Object.entries(to).find(([key]) => key === event.key)?.[1];
    if (wanted === undefined) return;
    event.preventDefault();
    go(wanted);
  };
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={press} aria-labelledby={titleId}>
      <Stack sx={{ height: '100%', mx: 'auto', width: '100%', maxWidth: 800 }}>
        <Stack direction="row" sx={{ alignItems: 'center', px: 2, py: 1, gap: 1 }}>
          <Typography id={titleId} component="h1" variant="h3" sx={{ flexGrow: 1 }}>
            {nameOf(screens, at)}
          </Typography>
          <ReadAloudButton pieces={aloud(screen)} />
          <IconButton aria-label="Salir del paso a paso" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <LinearProgress
          variant="determinate"
          aria-label="Por dónde vas"
          value={((at + 1) / screens.length) * 100}
        />
        <Box
          aria-live="polite"
          tabIndex={0}
          role="region"
          aria-label="El paso"
          sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto', px: { xs: 2, sm: 4 }, py: 3 }}
        >
          <ScreenView screen={screen} />
        </Box>
        <Turning
          back={{ isOff: at === 0, onClick: () => go(at - 1) }}
          next={at === last ? null : () => go(at + 1)}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}

const isStep = ({ kind }: Screen): boolean => kind === 'step';

/** "Paso 2 de 8": what comes before the first one is none. */
function nameOf(screens: readonly Screen[], at: number): string {
  const count = screens.filter(isStep).length;
  const number = screens.slice(0, at + 1).filter(isStep).length;
  return number === 0 ? 'Antes de empezar' : `Paso ${number} de ${count}`;
}

const aloud = (screen: Screen): string[] =>
  screen.kind === 'step' ? screen.lines : [...spokenText(screen.warnings), ...screen.limits];

function ScreenView({ screen }: { screen: Screen }): ReactNode {
  if (screen.kind === 'before') {
    return (
      <Stack sx={{ gap: 2, '& p': { fontSize: { xs: '1.25rem', sm: '1.5rem' } } }}>
        {screen.warnings.map((warning, index) => (
          <WarningCallout key={index} warning={warning} pages={null} />
        ))}
        {screen.limits.map((line, index) => (
          <Typography key={index}>
            <LineOfWords line={line} />
          </Typography>
        ))}
      </Stack>
    );
  }
  const [step = '', ...remarks] = screen.lines;
  return (
    <Stack sx={{ gap: 2 }}>
      {screen.title !== '' && <Typography color="textSecondary">{screen.title}</Typography>}
      <Typography sx={{ ...LARGE, fontWeight: 500, textWrap: 'pretty' }}>
        {screen.mark !== '' && (
          <Box component="span" sx={{ color: 'primary.main', fontWeight: 700, mr: 1 }}>
            {screen.mark}.
          </Box>
        )}
        <LineOfWords line={step} />
      </Typography>
      {remarks.map((line, index) => (
        <Typography key={index} sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' } }}>
          <LineOfWords line={line} />
        </Typography>
      ))}
    </Stack>
  );
}

type TurningProps = {
  back: { isOff: boolean; onClick: () => void };
  /** Null at the last one. */
  next: (() => void) | null;
  onClose: () => void;
};

/** Within the thumb's reach, and large enough for a glove. The button that goes on stays where it is. */
const Turning = ({ back, next, onClose }: TurningProps) => (
  <Stack
    direction="row"
    sx={{
      ...{ gap: 2, px: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' },
      ...{ pb: 'max(12px, env(safe-area-inset-bottom))', '& button': { flex: 1, minHeight: 64 } },
    }}
  >
    <Button size="large" variant="outlined" disabled={back.isOff} onClick={back.onClick}>
      Anterior
    </Button>
    <Button size="large" variant="contained" onClick={next ?? onClose}>
      {next ? 'Siguiente' : 'Terminar'}
    </Button>
  </Stack>
);
