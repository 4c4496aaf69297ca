import { Alert, Button } from '@mui/material';
import type { ManualState } from '@contract';

type Props = { state: ManualState; onAskAgain: () => void };

/** Says where an answer is older than what the manuals are now. */
export const ManualChange = ({ state, onAskAgain }: Props) =>
  state === 'same' ? null : (
    <Alert
      severity="info"
      sx={{ displayPrint: 'none' }}
      action={
        state === 'read-anew' && (
          <Button color="inherit" onClick={onAskAgain}>
            Preguntar de nuevo
          </Button>
        )
      }
    >
      {state === 'read-anew'
        ? 'Hemos vuelto a leer el manual desde entonces. La respuesta es la de aquel día.'
        : 'Algún manual que cita ya no está en tu garaje. La respuesta es la de aquel día.'}
    </Alert>
  );
