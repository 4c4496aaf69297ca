import { Box, Button, CircularProgress, Modal, Typography } from '@mui/material';
import { useId } from 'react';
import { progressSentence } from './progress-sentence';
import { useSearchProgress } from './use-search-progress';

type Props = {
  open: boolean;
  question: string;
  /** The name that the question was sent under. */
  requestId: string | undefined;
  onCancel: () => void;
};

/** Covers the screen while the manuals are searched; Escape or the button call the search off. */
export function SearchingOverlay({ open, question, requestId, onCancel }: Props) {
  const progress = useSearchProgress(open ? requestId : undefined);
  const titleId = useId();
  const questionId = useId();
  return (
    // The focus goes on to the answer, or to where an owner asks again.
    <Modal
      open={open}
      onClose={onCancel}
      disableRestoreFocus
      slotProps={{ backdrop: { invisible: true } }}
    >
      <Box
        role="dialog"
        aria-modal
        aria-busy
        aria-labelledby={titleId}
        aria-describedby={questionId}
        tabIndex={-1}
        sx={{
          position: 'fixed',
          inset: 0,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 2,
          p: 3,
          textAlign: 'center',
          bgcolor: 'background.default',
          outline: 'none',
        }}
      >
        <CircularProgress aria-hidden size={48} />
        <Typography id={titleId} variant="h2" component="p" sx={{ mt: 1 }}>
          Buscando en tus manuales…
        </Typography>
        {/* Its line is there from the beginning: nothing moves when it is written. */}
        <Typography
          role="status"
          color="textSecondary"
          noWrap
          sx={{ minHeight: '1.5em', maxWidth: 'min(50ch, 90vw)' }}
        >
          {progressSentence(progress)}
        </Typography>
        <Typography
          id={questionId}
          color="textSecondary"
          sx={{ maxWidth: '50ch', overflowWrap: 'anywhere' }}
        >
          {question}
        </Typography>
        <Button onClick={onCancel} sx={{ mt: 1 }}>
          Cancelar
        </Button>
      </Box>
    </Modal>
  );
}
