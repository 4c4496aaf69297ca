import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useId, type ReactNode, type Ref } from 'react';
import { QuestionInput } from './question-input';
import { useSending } from './use-sending';

type Props = {
  text: string;
  isSearching: boolean;
  /** Nothing can be asked yet. */
  disabled: boolean;
  /** Tells which vehicle the question is about. */
  vehicleChip: ReactNode;
  inputRef: Ref<HTMLTextAreaElement>;
  /** Asks by voice, where the browser can listen. */
  microphone: ReactNode;
  onChange: (text: string) => void;
  onAsk: (text: string) => void;
};

/** The one thing to do here: ask. Enter sends, Shift and Enter begin a new line. */
export function QuestionForm(props: Props) {
  const { text, isSearching, disabled, vehicleChip, inputRef, microphone, onChange, onAsk } = props;
  const noticeId = useId();
  const canAsk = !disabled && !isSearching && text.trim() !== '';
  const { submit, sendOnEnter } = useSending({ text, canAsk, onAsk });
  return (
    <Box>
      <Paper
        component="form"
        role="search"
        onSubmit={submit}
        variant="outlined"
        sx={{
          p: 1.5,
          borderWidth: 2,
          boxShadow: '0 8px 28px rgb(0 0 0 / 6%)',
          transition: 'border-color 120ms',
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        <QuestionInput
          text={text}
          inputRef={inputRef}
          placeholder="Por ejemplo: ¿qué presión deben llevar los neumáticos?"
          noticeId={noticeId}
          lines={[2, 8]}
          onChange={onChange}
          onKeyDown={sendOnEnter}
          room={{ px: 1, py: 0.5, fontSize: '1.125rem' }}
        />
        <Stack
          direction="row"
          sx={{ mt: 1, gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
        >
          {vehicleChip}
          <Box sx={{ ml: 'auto' }}>{microphone}</Box>
          <Button
            type="submit"
            variant="contained"
            startIcon={<SearchIcon />}
            disabled={!canAsk}
            sx={{ flexShrink: 0 }}
          >
            Preguntar
          </Button>
        </Stack>
      </Paper>
      {/* Whoever talks to a machine is to know it before (AI Act, article 50). */}
      <Typography id={noticeId} variant="body2" color="textSecondary" sx={{ mt: 1, px: 1 }}>
        Responde una inteligencia artificial y puede equivocarse. Compruébalo en la página citada.
      </Typography>
    </Box>
  );
}
