import { AlertTitle, Button } from '@mui/material';
import { useState } from 'react';
import { AlertWithAction } from '../../ui/alert-with-action';

/** Why the sign-in page stands there, for who was signed in: without a network nobody can say so. */
export function OfflineNotice({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <AlertWithAction
      severity="warning"
      role="status"
      action={
        <Button color="inherit" loading={isTrying} onClick={() => void tryAgain()}>
          Reintentar
        </Button>
      }
    >
      <AlertTitle>Sin conexión</AlertTitle>
      Para entrar en Guantera hace falta conexión. Si ya habías entrado, reintenta cuando la tengas.
    </AlertWithAction>
  );
}
