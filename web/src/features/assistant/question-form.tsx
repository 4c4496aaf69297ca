import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Box, Button, InputBase, Paper, Stack, Typography } from '@mui/material';
import { useId, type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { MAX_QUESTION_LENGTH } from '@contract';

type Props = {
  text: string;
  isSearching: boolean;
  /** Nothing can be asked yet. */
  disabled: boolean;
  /** Tells which vehicle the question is about. */
  vehicleChip: ReactNode;
  inputRef: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
  onAsk: (text: string) => void;
};

/** The one thing to do here: ask. Enter sends, Shift and Enter begin a new line. */
export function QuestionForm(props: Props) {
  const { text, isSearching, disabled, vehicleChip, inputRef, onChange, onAsk } = props;
  const noticeId = useId();
  const canAsk = !disabled && !isSearching && text.trim() !== '';
  const send = () => {
    if (canAsk) onAsk(text.trim());
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
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
        <InputBase
          multiline
          fullWidth
          // Two lines that grow to eight: MUI's own component measures the whole page for that, CSS does it for nothing.
          inputComponent="textarea"
          value={text}
          inputRef={inputRef}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendOnEnter}
          placeholder="Por ejemplo: ¿qué presión deben llevar los neumáticos?"
          slotProps={{
            input: {
              'aria-label': 'Tu pregunta',
              'aria-describedby': noticeId,
              maxLength: MAX_QUESTION_LENGTH,
              enterKeyHint: 'search',
            },
          }}
          sx={{
            px: 1,
            py: 0.5,
            fontSize: '1.125rem',
            lineHeight: 1.5,
            // The frame shows the focus.
            '& :focus-visible': { outline: 'none' },
            '& textarea': { fieldSizing: 'content', maxHeight: '8lh' },
            '& textarea::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
        <Stack
          direction="row"
          sx={{ mt: 1, gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
        >
          {vehicleChip}
          <Button
            type="submit"
            variant="contained"
            startIcon={<SearchIcon />}
            disabled={!canAsk}
            sx={{ flexShrink: 0, ml: 'auto' }}
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
