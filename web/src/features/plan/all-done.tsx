import { Button } from '@mui/material';
import { useState } from 'react';
import type { PlanItem } from '@contract';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { workText } from './plan-texts';

type Props = { items: readonly PlanItem[]; onAllDone: () => void };

/** Says of all works at once that they were done: it names them first, since what is noted is no longer asked for. */
export function AllDone({ items, onAllDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 1.5 }}>
        Se hicieron los {items.length} trabajos
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`¿Se hicieron los ${items.length} trabajos?`}
        description={`${items.map(workText).join(' · ')}. El plan cuenta desde hoy; podrás cambiarlo.`}
        confirmLabel="Sí, todos"
        onConfirm={() => {
          onAllDone();
          close();
        }}
        onClose={close}
      />
    </>
  );
}
