import MicIcon from '@mui/icons-material/MicNoneOutlined';
import { Button, Stack, type ButtonProps } from '@mui/material';
import { ReadButton } from './read-aloud-button';
import type { useReadAloud } from './use-read-aloud';
import type { useSpokenCommands } from './use-spoken-commands';

type VoicesProps = {
  voice: ReturnType<typeof useReadAloud>;
  commands: ReturnType<typeof useSpokenCommands>;
};

/** The step read aloud, and steps turned by saying so; neither where the browser cannot. */
export const Voices = ({ voice, commands }: VoicesProps) =>
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
export const Turning = ({ back, next, onClose }: TurningProps) => (
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
