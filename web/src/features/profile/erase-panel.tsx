import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { onDemand, OnceOpen } from '../../ui/lazy';
import { Panel } from './panel';

const EraseDialog = onDemand(async () => (await import('./erase-dialog')).EraseDialog);

type Props = { onSignInAgain: () => void; onErased: () => void };

/** The way out for good. */
export function ErasePanel(actions: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Eliminar la cuenta">
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        Borra tu cuenta con tus vehículos, manuales y búsquedas. No se puede deshacer.
      </Typography>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Eliminar mi cuenta
      </Button>
      {isOpen && (
        <OnceOpen open onMissing={() => setOpen(false)}>
          <EraseDialog {...actions} onClose={() => setOpen(false)} />
        </OnceOpen>
      )}
    </Panel>
  );
}
