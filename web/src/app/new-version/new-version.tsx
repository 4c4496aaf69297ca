import { Button, Snackbar, SnackbarContent } from '@mui/material';
import { useEffect, useState } from 'react';
import { watchWorker } from './watch-worker';

/** Says, where it is in nobody's way, that the app has another version; whoever wants it loads it. */
export function NewVersion() {
  const [take, setTake] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // Browsers forbid it in some private windows, and the development server has none: the app goes without.
    watchWorker((way) => setTake(() => way)).catch(() => undefined);
  }, []);
  if (!take) return null;
  return (
    // Above the box of the next question.
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{ bottom: { xs: 96, sm: 24 } }}
    >
      <SnackbarContent
        role="status"
        message="Hay una versión nueva"
        action={
          <>
            <Button color="inherit" onClick={take}>
              Recargar
            </Button>
            <Button color="inherit" onClick={() => setTake(null)}>
              Luego
            </Button>
          </>
        }
      />
    </Snackbar>
  );
}
