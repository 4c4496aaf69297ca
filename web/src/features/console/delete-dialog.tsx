import { deleteManual, type Manual } from '@contract';
import { call } from '../../lib/api/api-client';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useChangeManuals } from './use-change-manuals';

type Props = { manual: Manual; onDeleted: () => void; onClose: () => void };

export function DeleteDialog({ manual, onDeleted, onClose }: Props) {
  const remove = useChangeManuals((id: number) => call(deleteManual, { params: { id } }), {
    done: 'Manual Deleted',
    failed: 'Deletion Failed',
  });
  return (
    <ConfirmDialog
      open
      lang="en"
      title={`Delete manual ${manual.id}?`}
      description={`“${manual.originalFilename}” goes with everything that was read from it, and questions no longer find it. This cannot be undone.`}
      confirmLabel="Delete"
      cancelLabel="Cancel"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(manual.id, { onSuccess: onDeleted, onSettled: onClose })}
      onClose={onClose}
    />
  );
}
