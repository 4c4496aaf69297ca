import DeleteSweepIcon from '@mui/icons-material/DeleteSweepOutlined';
import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useClearHistory } from './use-clear-history';

type Props = {
  isAsking: boolean;
  /** How many answers are kept. */
  saved: number;
  onAsk: (isAsking: boolean) => void;
};

const savedLabel = (saved: number): string =>
  saved === 1
    ? 'Borrar también la respuesta guardada'
    : `Borrar también las ${saved} respuestas guardadas`;

/** The way to forget everything that was asked, after a question; what is kept goes only where that is wanted, too. */
export function ClearHistory({ isAsking, saved, onAsk }: Props) {
  const [isAll, setAll] = useState(false);
  const clear = useClearHistory(() => onAsk(false));
  const keepsSaved = saved > 0 && !isAll;
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteSweepIcon />}
        onClick={() => {
          setAll(false);
          onAsk(true);
        }}
      >
        Borrar historial
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="¿Borrar todo el historial?"
        description="Se eliminarán todas tus preguntas y sus respuestas, también las que ya no aparecen en la lista. No se puede deshacer."
        confirmLabel={keepsSaved ? 'Borrar, menos las guardadas' : 'Borrar todo'}
        isBusy={clear.isPending}
        onConfirm={() => clear.mutate(keepsSaved)}
        onClose={() => onAsk(false)}
      >
        {saved > 0 && (
          <FormControlLabel
            control={<Checkbox checked={isAll} onChange={(_, isWanted) => setAll(isWanted)} />}
            label={savedLabel(saved)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
