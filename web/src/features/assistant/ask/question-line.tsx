import SendIcon from '@mui/icons-material/SendOutlined';
import { Box, IconButton, Paper } from '@mui/material';
import { useId, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { FollowUpSwitch, type FollowUp } from './follow-up-switch';
import { QuestionInput } from './question-input';
import { useSending } from './use-sending';

type Props = {
  text: string;
  isSearching: boolean;
  /** Nothing can be asked yet. */
  disabled: boolean;
  inputRef: Ref<HTMLTextAreaElement>;
  /** Asks by voice, where the browser can listen. */
  microphone: ReactNode;
  onChange: (text: string) => void;
  onAsk: (text: string) => void;
  /** Null where the answer above cannot be gone on from. */
  followUp: FollowUp | null;
  /** Why the last question has no answer. */
  error: ReactNode;
};

/** The box below an answer: one line at the foot of the screen, which grows with what is written. */
export function QuestionLine(props: Props) {
  const { text, isSearching, disabled, inputRef, microphone, onChange, onAsk, followUp, error } =
    props;
  const noticeId = useId();
  const canAsk = !disabled && !isSearching && text.trim() !== '';
  const { submit, sendOnEnter } = useSending({ text, canAsk, onAsk });
  return (
    <Box
      sx={{
        ...{ position: 'sticky', bottom: 0, zIndex: 2, mt: 'auto', displayPrint: 'none' },
        ...{ mx: { xs: -2, sm: -3 }, px: { xs: 2, sm: 3 }, pt: 1, bgcolor: 'background.default' },
        pb: 'max(12px, env(safe-area-inset-bottom))',
      }}
    >
      <Box>
        {error}
        <Paper
          component="form"
          role="search"
          onSubmit={submit}
          variant="outlined"
          sx={{
            ...{ mt: error ? 1 : 0, borderWidth: 2, borderRadius: 3.2 },
            '&:focus-within': { borderColor: 'primary.main' },
            // One line until somebody writes.
            ...(text === '' && { '&:not(:focus-within) > :last-child': { display: 'none' } }),
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'flex-end', pl: 2, pr: 0.5 }}>
            <QuestionInput
              {...{ text, inputRef, noticeId, onChange }}
              placeholder="Pregunta otra cosa…"
              lines={[1, 4]}
              onKeyDown={sendOnEnter}
              room={{ py: 1.25 }}
            />
            {microphone}
            <IconButton
              type="submit"
              color="primary"
              aria-label="Preguntar"
              disabled={!canAsk}
              sx={{ flexShrink: 0 }}
            >
              <SendIcon />
            </IconButton>
          </Box>
          <Box>
            {followUp && (
              <Box sx={{ px: 1.5, pb: 1 }}>
                <FollowUpSwitch {...followUp} />
              </Box>
            )}
          </Box>
        </Paper>
        <VisuallyHidden>
          <span id={noticeId}>
            Responde una inteligencia artificial y puede equivocarse. Compruébalo en la página
            citada.
          </span>
        </VisuallyHidden>
      </Box>
    </Box>
  );
}
