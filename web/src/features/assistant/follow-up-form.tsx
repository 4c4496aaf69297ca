import SendIcon from '@mui/icons-material/SendOutlined';
import { Box, IconButton, InputBase, Paper, Typography } from '@mui/material';
import { useId, useState, type SubmitEvent } from 'react';
import { MAX_QUESTION_LENGTH } from '@contract';
import { FOLLOW_UP_BOX } from './focus-follow-up';

type Props = { onAsk: (query: string) => void };

/** Where an answer is gone on from: "¿y detrás?" is read with the question above. */
export function FollowUpForm({ onAsk }: Props) {
  const [text, setText] = useState('');
  const hintId = useId();
  const query = text.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (query !== '') onAsk(query);
  };
  return (
    <Box component="section" aria-labelledby={`${hintId}-title`}>
      <Typography id={`${hintId}-title`} variant="h2" sx={{ fontSize: '1.125rem', mb: 1 }}>
        Seguimiento
      </Typography>
      <Paper
        component="form"
        onSubmit={submit}
        variant="outlined"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 2,
          pr: 0.5,
          py: 0.5,
          borderWidth: 2,
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        <InputBase
          fullWidth
          id={FOLLOW_UP_BOX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="¿y detrás?"
          slotProps={{
            input: {
              'aria-label': 'Pregunta de seguimiento',
              'aria-describedby': hintId,
              maxLength: MAX_QUESTION_LENGTH,
              enterKeyHint: 'search',
            },
          }}
          sx={{
            minHeight: 44,
            // The frame shows the focus.
            '& :focus-visible': { outline: 'none' },
            '& input::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label="Enviar el seguimiento"
          disabled={query === ''}
          sx={{ width: 44, height: 44 }}
        >
          <SendIcon />
        </IconButton>
      </Paper>
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 1, px: 1 }}>
        Se lee junto con la pregunta anterior: «¿y con remolque?», «¿y si parpadea?».
      </Typography>
    </Box>
  );
}
