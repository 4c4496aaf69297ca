import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '@contract';
import { formatDate } from '../../lib/format';
import { served } from '../../lib/glovebox/served';
import { AlertWithAction } from '../../ui/alert-with-action';
import { useGlovebox } from './use-glovebox';

/** Says that what is on the screen is what this device kept, and of when; with the way back, which the network opens, too. */
export function KeptNotice({ user }: { user: User }) {
  const { note } = useGlovebox(user);
  const client = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    served.begin();
    // Also who is signed in: the server may say something else than this device.
    await client.invalidateQueries();
    served.note(served.is());
    setTrying(false);
  };
  const onReturn = useEffectEvent(() => void tryAgain());
  useEffect(() => {
    window.addEventListener('online', onReturn);
    return () => window.removeEventListener('online', onReturn);
  }, []);
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
      Sin conexión. Ves lo que guardaste en este dispositivo
      {note && `, actualizado el ${formatDate(note.at)}`}.
    </AlertWithAction>
  );
}
