import { Box, Button } from '@mui/material';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Reference } from './reference';
import { afterToast, noToast, type Toast } from './toast-queue';

export type { Toast } from './toast-queue';

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
      inset: '8px 8px auto',
      // Not over what stands beside it: the bell, the menu of the account.
      maxWidth: 480,
      mx: 'auto',
      zIndex: 'snackbar',
      p: 2,
      bgcolor: 'text.primary',
      color: 'background.default',
    }}
  >
    {toast.title} {toast.description} <Reference of={toast.error} />
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

/** Shows one toast at a time, by the rule of `toast-queue.ts`. */
export function ToastProvider({ duration, children }: Props) {
  const [{ toast, isOpen }, dispatch] = useReducer(afterToast, noToast);
  const show = useCallback<ShowToast>((next) => dispatch({ type: 'show', toast: next }), []);
  const close = () => dispatch({ type: 'close' });
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
