import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, Dialog, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
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
import { Turning, Voices } from './steps-controls';
import { StepsRoom } from './steps-dialog-room';
import { FLAT, SIDES } from './steps-dialog-sizes';
import { useReadAloud } from './use-read-aloud';
import { useSpokenCommands } from './use-spoken-commands';
import { useWakeLock } from './use-wake-lock';

/** A screen of steps: what it is called, what it shows and how it is read aloud. */
export type StepScreen = {
  name: string;
  aloud: readonly string[];
  view: ReactNode;
  /** Where it stands, always in sight below it. */
  foot?: ReactNode;
  /** How many of its procedure's steps have been come to, in percent: 0 before the first one. */
  reached: number;
};

type Props = {
  screens: readonly StepScreen[];
  onClose: () => void;
  /** Of what they are the steps; none where the screen behind them says it. */
  subject?: string;
  /** What has to be reached from every step. */
  always?: ReactNode;
};

/** One step a screen, for hands that are busy: large, turned by arrows or by voice, and the screen stays awake. */
export function StepsDialog({ screens, onClose, subject, always }: Props) {
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
        <Head {...{ titleId, subject, always, onClose }} name={screen.name} />
        {screens.some(({ reached }) => reached > 0) && (
          <LinearProgress variant="determinate" aria-label="Por dónde vas" value={screen.reached} />
        )}
        <StepsRoom frame={content}>{screen.view}</StepsRoom>
        {screen.foot && <Box sx={{ ...SIDES, py: 1, [FLAT]: { py: 0 } }}>{screen.foot}</Box>}
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

type HeadProps = Pick<Props, 'subject' | 'always' | 'onClose'> & { titleId: string; name: string };

const Head = ({ titleId, name, subject, always, onClose }: HeadProps) => (
  <Stack
    direction="row"
    sx={{ alignItems: 'center', pl: SIDES.px, pr: 2, py: 0.5, gap: 1, [FLAT]: { py: 0 } }}
  >
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography id={titleId} component="h1" variant="h3">
        {name}
      </Typography>
      {subject && (
        <Typography variant="body2" color="textSecondary" noWrap>
          {subject}
        </Typography>
      )}
    </Box>
    {always}
    <IconButton aria-label="Salir del paso a paso" onClick={onClose} sx={{ width: 56, height: 56 }}>
      <CloseIcon />
    </IconButton>
  </Stack>
);
