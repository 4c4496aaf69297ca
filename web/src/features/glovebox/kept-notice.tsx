import RetryIcon from '@mui/icons-material/RefreshOutlined';
import { Alert, IconButton } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '@contract';
import { formatDay } from '../../lib/format';
import { served } from '../../lib/offline/status';
import { useGlovebox } from './use-glovebox';

/** Says that what is on the screen is what this device kept, and of when; with the way back, which the network opens, too. */
export function KeptNotice({ user }: { user: User }) {
  const { note } = useGlovebox(user);
  const client = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    if (isTrying) return;
    setTrying(true);
    served.begin();
    // Also who is signed in: the server may say something else than this device.
    await client.invalidateQueries();
    served.note(served.is());
    setTrying(false);
  };
  const comeBack = useEffectEvent(() => void tryAgain());
  useEffect(() => {
    const listen = () => comeBack();
    // Browsers do not always notice; whatever the owner does next does.
    const forget = served.whenBack(listen);
    window.addEventListener('online', listen);
    return () => {
      forget();
      window.removeEventListener('online', listen);
    };
  }, []);
  return (
    <Alert
      severity="warning"
      role="status"
      // One line: what is below it is what somebody without a network has come for.
      sx={{ alignItems: 'center', py: 0, '& > *': { py: 0.5 } }}
      action={
        <IconButton
          color="inherit"
          aria-label="Reintentar"
          loading={isTrying}
          onClick={() => void tryAgain()}
        >
          <RetryIcon />
        </IconButton>
      }
    >
      Sin conexión{note && ` · lo guardado el ${formatDay(note.at)}`}
    </Alert>
  );
}
