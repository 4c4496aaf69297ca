import { Box, Button, CircularProgress, Modal, Typography } from '@mui/material';
import { useId } from 'react';

type Props = { open: boolean; question: string; onCancel: () => void };

/** Covers the screen while the manuals are searched; Escape or the button call the search off. */
export function SearchingOverlay({ open, question, onCancel }: Props) {
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
