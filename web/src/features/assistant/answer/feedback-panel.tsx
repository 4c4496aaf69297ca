import { Box, Button, Checkbox, Chip, FormControlLabel, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { MAX_FEEDBACK_NOTE_LENGTH, type FeedbackReason } from '@contract';
import { TextInput } from '../../../ui/text-input';
import type { FeedbackState } from './use-feedback';

const reasons = {
  'no-answer': 'No responde',
  'other-part': 'Es otra pieza',
  'wrong-page': 'La página no es',
  dangerous: 'Es peligroso',
} as const satisfies Record<FeedbackReason, string>;

const thanks = (verdict: string, isToldWhy: boolean): string => {
  if (verdict === 'helpful') return 'Gracias por decírnoslo.';
  return isToldWhy ? 'Gracias. Lo miraremos.' : 'Gracias. ¿Qué ha fallado?';
};

/** Thanks in place, and what an owner may add: why it did not help, and whether we may learn from it. */
export function FeedbackPanel({ feedback }: { feedback: FeedbackState }) {
  const { verdict, said, isToldWhy, isSending, tell } = feedback;
  return (
    <Box sx={{ mt: verdict ? 1 : 0 }}>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {verdict && thanks(verdict, isToldWhy)}
      </Typography>
      {verdict === 'unhelpful' && !isToldWhy && <Why feedback={feedback} />}
      {verdict && (
        <FormControlLabel
          control={
            <Checkbox
              checked={said?.mayBeUsed ?? false}
              disabled={isSending}
              onChange={(_, mayBeUsed) => tell({ mayBeUsed })}
            />
          }
          label="Podéis usar esta pregunta, sin mis datos, para mejorar Guantera."
          slotProps={{ typography: { variant: 'body2' } }}
        />
      )}
    </Box>
  );
}

function Why({ feedback: { said, isSending, tell } }: { feedback: FeedbackState }) {
  const labelId = useId();
  const [chosen, setChosen] = useState<readonly FeedbackReason[]>(said?.reasons ?? []);
  const [note, setNote] = useState(said?.note ?? '');
  const toggle = (reason: FeedbackReason) =>
    setChosen((last) =>
      last.includes(reason) ? last.filter((one) => one !== reason) : [...last, reason],
    );
  return (
    <Stack
      component="form"
      sx={{ gap: 1.5, mt: 1, maxWidth: 560, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        tell({ reasons: [...chosen], note: note.trim() || null });
      }}
    >
      <Typography id={labelId} variant="body2" color="textSecondary">
        Elige una o varias cosas.
      </Typography>
      <Box
        role="group"
        aria-labelledby={labelId}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {Object.entries(reasons).map(([reason, label]) => {
          const isChosen = chosen.includes(reason as FeedbackReason);
          return (
            <Chip
              key={reason}
              component="button"
              type="button"
              clickable
              aria-pressed={isChosen}
              label={label}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              onClick={() => toggle(reason as FeedbackReason)}
              sx={{ height: 44, borderRadius: 22 }}
            />
          );
        })}
      </Box>
      <TextInput
        label="Cuéntanos más (opcional)"
        value={note}
        inputProps={{ maxLength: MAX_FEEDBACK_NOTE_LENGTH }}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" variant="outlined" disabled={chosen.length === 0} loading={isSending}>
        Enviar
      </Button>
    </Stack>
  );
}
