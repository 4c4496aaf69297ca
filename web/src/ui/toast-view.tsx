import { Alert, AlertTitle, Portal, Snackbar } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { Reference } from './reference';
import type { Toast } from './toast-queue';

/** What somebody does about what went wrong: presses something, sends or chooses something. */
const ACTIONS = ['click', 'submit', 'change'] as const;
const PRESSED = 'button, a, [role=button], [role=tab], [role=option], input, textarea, select';

/** Calls once something is done outside of a toast, before that has its own effect. */
function onNextAction(act: () => void): () => void {
  const listen = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('.MuiSnackbar-root')) return;
    if (target.closest(PRESSED) || target instanceof HTMLFormElement) act();
  };
  for (const action of ACTIONS) document.addEventListener(action, listen, true);
  return () => ACTIONS.forEach((action) => document.removeEventListener(action, listen, true));
}

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
  const isError = isOpen && severity === 'error';
  const close = useEffectEvent(onClose);
  useEffect(() => (isError ? onNextAction(() => close()) : undefined), [isError]);
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
