import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';

type Props = {
  open: boolean;
  email: string;
  onClose: () => void;
  /** The dialog is gone. */
  onExited: () => void;
};

/** Opens after every sending, and says the same whatever its outcome: so the specification has it. */
export function OutcomeDialog({ open, email, onClose, onExited }: Props) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={titleId}>Invitación enviada</DialogTitle>
      <DialogContent id={textId}>
        <DialogContentText>
          La invitación para <strong>{email}</strong> ha quedado registrada y se procesará cuando el
          correo esté configurado por completo. Todavía no se ha enviado ningún mensaje.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
