import { Box, Button } from '@mui/material';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';

export type Toast = {
  /** Text, or text marked as another language than the page's. */
  title: ReactNode;
  description?: ReactNode;
  severity?: 'success' | 'info' | 'warning' | 'error';
};

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | null>(null);

const loadView = () => import('./toast-view');
const ToastView = lazy(async () => ({ default: (await loadView()).ToastView }));

/** Says it all the same when the view cannot be fetched: the toast may be about a lost connection. */
const PlainToast = ({ toast, onClose }: { toast: Toast; onClose: () => void }) => (
  <Box
    role="alert"
    sx={{
      position: 'fixed',
      inset: 'auto 16px 16px',
      zIndex: 'snackbar',
      p: 2,
      borderRadius: 1,
      bgcolor: 'text.primary',
      color: 'background.default',
    }}
  >
    {toast.title} {toast.description}{' '}
    <Button color="inherit" onClick={onClose}>
      Cerrar
    </Button>
  </Box>
);

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
  const close = () => setOpen(false);
  useEffect(() => {
    // Here before it is needed, since a toast may be about a lost connection; not before somebody does something.
    const load = () => void loadView().catch(() => undefined);
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, load, { once: true });
    return () => signs.forEach((sign) => window.removeEventListener(sign, load));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {toast && (
        <ErrorBoundary fallback={isOpen ? <PlainToast toast={toast} onClose={close} /> : null}>
          <Suspense>
            <ToastView
              key={toast.key}
              toast={toast}
              isOpen={isOpen}
              duration={duration}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </ToastContext>
  );
}

/** The way to say something in passing; errors of a control belong beside it. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used within ToastProvider');
  return show;
}
