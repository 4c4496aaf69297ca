import DeleteSweepIcon from '@mui/icons-material/DeleteSweepOutlined';
import { Button } from '@mui/material';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useClearHistory } from './use-clear-history';

type Props = { isAsking: boolean; onAsk: (isAsking: boolean) => void };

/** The way to forget everything that was asked, after a question. */
export function ClearHistory({ isAsking, onAsk }: Props) {
  const clear = useClearHistory(() => onAsk(false));
  return (
    <>
      <Button color="error" startIcon={<DeleteSweepIcon />} onClick={() => onAsk(true)}>
        Borrar historial
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="¿Borrar todo el historial?"
        description="Se eliminarán todas tus preguntas y sus respuestas, también las que ya no aparecen en la lista. No se puede deshacer."
        confirmLabel="Borrar todo"
        isBusy={clear.isPending}
        onConfirm={() => clear.mutate()}
        onClose={() => onAsk(false)}
      />
    </>
  );
}
