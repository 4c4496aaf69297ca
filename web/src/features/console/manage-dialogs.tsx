import type { Manual } from '@contract';
import { CreateDialog } from './create-dialog';
import { DeleteDialog } from './delete-dialog';
import { EditDialog } from './edit-dialog';
import { UploadDialog } from './upload-dialog';

export type OpenDialog =
  { kind: 'upload' | 'create'; manual: null } | { kind: 'edit' | 'delete'; manual: Manual };

type Props = {
  dialog: OpenDialog;
  vehiclesPath: string;
  onDeleted: () => void;
  onClose: () => void;
};

/** The dialog that is open. Together they are a chunk of their own: the list is here before any of them. */
export function ManageDialogs({ dialog, vehiclesPath, onDeleted, onClose }: Props) {
  const form = { vehiclesPath, onClose };
  switch (dialog.kind) {
    case 'upload':
      return <UploadDialog {...form} />;
    case 'create':
      return <CreateDialog {...form} />;
    case 'edit':
      return <EditDialog manual={dialog.manual} {...form} />;
    case 'delete':
      return <DeleteDialog manual={dialog.manual} onDeleted={onDeleted} onClose={onClose} />;
  }
}
