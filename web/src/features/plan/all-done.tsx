import { Box, Button } from '@mui/material';
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
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 1, mb: 1.5 }}>
        Se hicieron los {items.length} trabajos
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`¿Se hicieron los ${items.length} trabajos?`}
        description="El plan contará desde hoy; podrás cambiarlo."
        confirmLabel="Sí, todos"
        color="primary"
        onConfirm={() => {
          onAllDone();
          close();
        }}
        onClose={close}
      >
        <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
          {items.map((item) => (
            <li key={item.id}>{workText(item)}</li>
          ))}
        </Box>
      </ConfirmDialog>
    </>
  );
}
