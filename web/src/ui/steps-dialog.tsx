import CloseIcon from '@mui/icons-material/CloseOutlined';
import MicIcon from '@mui/icons-material/MicNoneOutlined';
import {
  Box,
  Button,
  Dialog,
  IconButton,
  LinearProgress,
  Stack,
  Typography,
  type ButtonProps,
} from '@mui/material';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { ListeningNotice } from './listening-notice';
import { ReadButton } from './read-aloud-button';
import { useReadAloud } from './use-read-aloud';
import { useSpokenCommands } from './use-spoken-commands';
import { useWakeLock } from './use-wake-lock';

/** A screen of steps: what it is called, what it shows and how it is read aloud. */
export type StepScreen = { name: string; aloud: readonly string[]; view: ReactNode };

type Props = {
  screens: readonly StepScreen[];
  onClose: () => void;
  /** Of what they are the steps; none where the screen behind them says it. */
  subject?: string;
};

/** As large as can be read at arm's length. */
export const STEP_SIZE = { fontSize: { xs: '1.5rem', sm: '2rem' }, lineHeight: 1.4 } as const;
export const REMARK_SIZE = { fontSize: { xs: '1.25rem', sm: '1.5rem' } } as const;

/** A phone on its side: what is above and below the step leaves it no room. */
const FLAT = '@media (orientation: landscape) and (max-height: 480px)';

/** One step a screen, for hands that are busy: large, turned by arrows or by voice, and the screen stays awake. */
export function StepsDialog({ screens, onClose, subject }: Props) {
  const titleId = useId();
  const [at, setAt] = useState(0);
  useWakeLock();
  const content = useRef<HTMLDivElement>(null);
  const last = screens.length - 1;
  const go = (to: number) => {
    setAt(Math.min(Math.max(to, 0), last));
    if (content.current) content.current.scrollTop = 0;
  };
  const screen = screens[at];
  const voice = useReadAloud(screen?.aloud ?? []);
  const commands = useSpokenCommands(voice.isReading, (command) => {
    if (command === 'repeat') voice.read();
    else go(command === 'next' ? at + 1 : at - 1);
  });
  const readNew = useEffectEvent(voice.read);
  useEffect(() => {
    if (commands.isOn) readNew();
  }, [commands.isOn, at]);
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
        <Stack direction="row" sx={{ alignItems: 'center', px: 2, py: 0.5, gap: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography id={titleId} component="h1" variant="h3">
              {screen.name}
            </Typography>
            {subject && (
              <Typography variant="body2" color="textSecondary" noWrap>
                {subject}
              </Typography>
            )}
          </Box>
          <IconButton
            aria-label="Salir del paso a paso"
            onClick={onClose}
            sx={{ width: 56, height: 56 }}
          >
            <CloseIcon />
          </IconButton>
        </Stack>
        <LinearProgress
          variant="determinate"
          aria-label="Por dónde vas"
          value={((at + 1) / screens.length) * 100}
        />
        <Box
          ref={content}
          aria-live="polite"
          tabIndex={0}
          role="region"
          aria-label="El paso"
          sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto', px: { xs: 2, sm: 4 }, py: 3 }}
        >
          {screen.view}
        </Box>
        <ListeningNotice isListening={commands.isOn} problem={commands.problem} />
        <Box sx={{ [FLAT]: { display: 'flex', '& > *': { flex: 1 } } }}>
          <Voices {...{ voice, commands }} />
          <Turning
            back={{ disabled: at === 0, onClick: () => go(at - 1) }}
            next={at === last ? null : () => go(at + 1)}
            onClose={onClose}
          />
        </Box>
      </Stack>
    </Dialog>
  );
}

type VoicesProps = {
  voice: ReturnType<typeof useReadAloud>;
  commands: ReturnType<typeof useSpokenCommands>;
};

/** The step read aloud, and steps turned by saying so; neither where the browser cannot. */
const Voices = ({ voice, commands }: VoicesProps) =>
  (voice.canRead || commands.canListen) && (
    <Stack
      direction="row"
      sx={{ px: 1, borderTop: 1, borderColor: 'divider', '& button': { flex: 1, minHeight: 56 } }}
    >
      <ReadButton {...voice} />
      {commands.canListen && (
        <Button startIcon={<MicIcon />} aria-pressed={commands.isOn} onClick={commands.toggle}>
          {commands.isOn ? 'Di «siguiente»' : 'Por voz'}
        </Button>
      )}
    </Stack>
  );

type TurningProps = {
  back: ButtonProps;
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
    <Button size="large" variant="outlined" {...back}>
      Anterior
    </Button>
    <Button size="large" variant="contained" onClick={next ?? onClose}>
      {next ? 'Siguiente' : 'Terminar'}
    </Button>
  </Stack>
);
