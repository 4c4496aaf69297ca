import { useState } from 'react';
import type { Manual } from '@contract';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useDeleteManual } from './use-delete-manual';

type Props = {
  /** The manual that is about to go; null while nobody asked. */
  manual: Manual | null;
  onClose: () => void;
};

export function DeleteManualDialog({ manual, onClose }: Props) {
  const { mutate, isPending } = useDeleteManual();
  // The name stays readable while the dialog closes.
  const [shown, setShown] = useState(manual);
  if (manual !== null && manual !== shown) setShown(manual);
  return (
    <ConfirmDialog
      open={manual !== null}
      title="¿Eliminar este manual?"
      description={`Se borrará «${shown?.originalFilename ?? ''}» con todo lo que se ha leído de él, y las preguntas ya no lo encontrarán. No se puede deshacer.`}
      confirmLabel="Eliminar"
      isBusy={isPending}
      onConfirm={() => {
        if (manual !== null) mutate(manual, { onSettled: onClose });
      }}
      onClose={onClose}
    />
  );
}
