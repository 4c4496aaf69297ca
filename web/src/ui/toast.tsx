import { Alert, AlertTitle, Portal, Snackbar } from '@mui/material';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

export type Toast = {
  title: string;
  description?: string;
  severity?: 'success' | 'info' | 'warning' | 'error';
};

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | null>(null);

type Props = {
  /** How long a toast stays, in milliseconds. */
  duration: number;
  children: ReactNode;
};

/** Shows one toast at a time: a new one takes the place of the last. */
export function ToastProvider({ duration, children }: Props) {
  const [toast, setToast] = useState<(Toast & { key: number }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = useCallback<ShowToast>((next) => {
    setToast((last) => ({ ...next, key: (last?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const close = useMemo(() => () => setOpen(false), []);
  const severity = toast?.severity ?? 'info';
  return (
    <ToastContext value={show}>
      {children}
      {/* Beside an open dialog and not below the page behind it, which a dialog hides from screen readers. */}
      <Portal>
        <Snackbar
          key={toast?.key}
          open={isOpen}
          autoHideDuration={duration}
          onClose={(_, reason) => {
            if (reason !== 'clickaway') close();
          }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <Alert
            severity={severity}
            variant="filled"
            onClose={close}
            role={severity === 'error' ? 'alert' : 'status'}
            sx={{ width: '100%', maxWidth: 480 }}
          >
            {toast?.description ? <AlertTitle>{toast.title}</AlertTitle> : toast?.title}
            {toast?.description}
          </Alert>
        </Snackbar>
      </Portal>
    </ToastContext>
  );
}

/** The way to say something in passing; errors of a control belong beside it. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used within ToastProvider');
  return show;
}
