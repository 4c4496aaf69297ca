import MicIcon from '@mui/icons-material/MicNoneOutlined';
import StopIcon from '@mui/icons-material/StopCircleOutlined';
import { Box, IconButton, Portal } from '@mui/material';
import { ListeningNotice } from '../../../ui/listening-notice';
import { useDictation } from '../../../ui/use-dictation';
import { useReadAloud } from '../../../ui/use-read-aloud';

type Props = {
  disabled: boolean;
  onWords: (words: string) => void;
  onSaid: (words: string) => void;
};

/** Writes what is said into the box, and asks it after a silence. */
export function Microphone({ disabled, onWords, onSaid }: Props) {
  const { isListening, problem, toggle } = useDictation({ onWords, onSaid });
  // It would hear what is being read.
  const { stop } = useReadAloud([]);
  return (
    <>
      <IconButton
        aria-label={isListening ? 'Dejar de escuchar' : 'Dictar la pregunta'}
        aria-pressed={isListening}
        color={isListening ? 'error' : 'default'}
        disabled={disabled}
        onClick={() => {
          stop();
          toggle();
        }}
        sx={{ flexShrink: 0, width: 44, height: 44 }}
      >
        {isListening ? <StopIcon /> : <MicIcon />}
      </IconButton>
      {(isListening || problem) && (
        <Portal>
          <Box
            sx={{
              ...{ position: 'fixed', zIndex: 'snackbar', left: 0, right: 0, top: 72 },
              ...{ display: 'flex', justifyContent: 'center', pointerEvents: 'none' },
              '& > p': { bgcolor: 'background.paper', boxShadow: 4, borderRadius: 1 },
            }}
          >
            <ListeningNotice {...{ isListening, problem }} />
          </Box>
        </Portal>
      )}
    </>
  );
}
