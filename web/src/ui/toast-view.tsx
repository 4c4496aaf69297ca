import { Alert, AlertTitle, Portal, Snackbar } from '@mui/material';
import { Reference } from './reference';
import type { Toast } from './toast-queue';

type Props = {
  toast: Toast;
  isOpen: boolean;
  /** How long the toast stays, in milliseconds. */
  duration: number;
  onClose: () => void;
};

/** The toast itself: a chunk of its own, because the first paint of a page never needs it. */
export function ToastView({ toast, isOpen, duration, onClose }: Props) {
  const severity = toast.severity ?? 'info';
  return (
    // Beside an open dialog and not below the page behind it, which a dialog hides from screen readers.
    <Portal>
      <Snackbar
        open={isOpen}
        autoHideDuration={duration}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') onClose();
        }}
        // What is pressed next stands below: a dialog's buttons, a step's, a thumb's.
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        sx={{ top: { sm: 8 } }}
      >
        <Alert
          severity={severity}
          variant="filled"
          onClose={onClose}
          role={severity === 'error' ? 'alert' : 'status'}
          sx={{ width: '100%', maxWidth: 480, boxShadow: 6 }}
        >
          {toast.description ? <AlertTitle>{toast.title}</AlertTitle> : toast.title}
          {toast.description}
          <Reference of={toast.error} />
        </Alert>
      </Snackbar>
    </Portal>
  );
}
