import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { MAX_QUESTION_LENGTH } from '@contract';
import { TextInput } from '../../../ui/text-input';
import { inlineButton } from '../../../ui/inline-button';
import { withFiguresWhole } from '../../../lib/figures';

type Props = {
  /** What the follow-up was taken to mean. */
  question: string;
  /** Asks what it should have been taken for, as a question of its own. */
  onAsk: (query: string) => void;
};

/** How a follow-up was read, and the way to put it right. */
export function UnderstoodAs({ question, onAsk }: Props) {
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    if (wasChanging.current && !isChanging) change.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  if (isChanging) {
    return <ChangeForm question={question} onAsk={onAsk} onCancel={() => setChanging(false)} />;
  }
  return (
    <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Entendido como:{' '}
      </Box>
      {withFiguresWhole(question)}{' '}
      <Button ref={change} onClick={() => setChanging(true)} sx={inlineButton}>
        Cambiar
      </Button>
    </Typography>
  );
}

type FormProps = Props & { onCancel: () => void };

function ChangeForm({ question, onAsk, onCancel }: FormProps) {
  const [text, setText] = useState(question);
  const query = text.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (query !== '') onAsk(query);
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1 }}>
      <TextInput
        // Chosen a moment ago: this is what for.
        autoFocus
        label="Lo que quieres preguntar"
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ input: { maxLength: MAX_QUESTION_LENGTH, enterKeyHint: 'search' } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={query === ''} sx={{ minHeight: 44 }}>
          Preguntar así
        </Button>
        <Button onClick={onCancel} sx={{ minHeight: 44 }}>
          Cancelar
        </Button>
      </Stack>
    </Stack>
  );
}
