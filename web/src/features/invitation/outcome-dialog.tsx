import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';
import { sentenceOf } from '../../lib/api-error';
import { Reference } from '../../ui/reference';

type Props = {
  open: boolean;
  email: string;
  /** Why the server did not take the invitation; null when it did. */
  failure: Error | null;
  isSending: boolean;
  onRetry: () => void;
  onClose: () => void;
  /** The dialog is gone. */
  onExited: () => void;
};

/** What became of the invitation. It opens whatever the outcome. */
export function OutcomeDialog(props: Props) {
  const { open, email, failure, isSending, onRetry, onClose, onExited } = props;
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
        {failure === null ? (
          <DialogContentText role="status">
            La invitación para <strong>{email}</strong> ha quedado registrada y se procesará cuando
            el correo esté configurado por completo. Todavía no se ha enviado ningún mensaje.
          </DialogContentText>
        ) : (
          <>
            <Alert severity="warning">
              El servidor aún no la ha confirmado. {sentenceOf(failure)}
              <Reference of={failure} />
            </Alert>
            <DialogContentText sx={{ mt: 2 }}>
              La invitación para <strong>{email}</strong> sigue en esta página con tu mensaje.
              Reintenta para que quede registrada también en el servidor. Todavía no se ha enviado
              ningún mensaje.
            </DialogContentText>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button onClick={onClose}>Cerrar</Button>
        {failure !== null && (
          <Button variant="contained" onClick={onRetry} aria-disabled={isSending}>
            {isSending ? 'Enviando...' : 'Reintentar'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
