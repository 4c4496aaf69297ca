import { AlertTitle, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lookUpAgain } from '../../lib/api/session';
import { AlertWithAction } from '../../ui/alert-with-action';

/** Why the sign-in page stands there, for who was signed in: without a network nobody can say so. */
export function OfflineNotice() {
  const client = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await lookUpAgain(client);
    setTrying(false);
  };
  return (
    <Box sx={{ mb: 2 }}>
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
        Para entrar en Guantera hace falta conexión. Si ya habías entrado, reintenta cuando la
        tengas.
      </AlertWithAction>
    </Box>
  );
}
