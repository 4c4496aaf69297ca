import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Manual } from '@contract';
import { CreateDialog } from './create-dialog';
import { DeleteDialog } from './delete-dialog';
import { EditDialog } from './edit-dialog';
import { ManageToolbar } from './manage-toolbar';
import { ManualList } from './manual-list';
import { UploadDialog } from './upload-dialog';
import { useConsoleManuals } from './use-console-manuals';

type OpenDialog =
  { kind: 'upload' | 'create'; manual: null } | { kind: 'edit' | 'delete'; manual: Manual };

type Props = { vehiclesPath: string; onViewChunks: (manualId: number) => void };

/** The owner's manuals, and all that can be done with them by hand. */
export function ManagePanel({ vehiclesPath, onViewChunks }: Props) {
  const manuals = useConsoleManuals();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [deletions, setDeletions] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The dialog has given the focus back to a button that goes with its row.
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);

  const close = () => setDialog(null);
  const upload = () => setDialog({ kind: 'upload', manual: null });
  const form = { vehiclesPath, onClose: close };

  return (
    <>
      <ManageToolbar
        query={manuals}
        headingRef={heading}
        onUpload={upload}
        onCreate={() => setDialog({ kind: 'create', manual: null })}
      />
      <ManualList
        query={manuals}
        firstStep={
          <Button variant="contained" onClick={upload}>
            Upload the first manual
          </Button>
        }
        onViewChunks={({ id }) => onViewChunks(id)}
        onEdit={(manual) => setDialog({ kind: 'edit', manual })}
        onDelete={(manual) => setDialog({ kind: 'delete', manual })}
      />
      {dialog?.kind === 'upload' && <UploadDialog {...form} />}
      {dialog?.kind === 'create' && <CreateDialog {...form} />}
      {dialog?.kind === 'edit' && <EditDialog manual={dialog.manual} {...form} />}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          manual={dialog.manual}
          onDeleted={() => setDeletions((count) => count + 1)}
          onClose={close}
        />
      )}
    </>
  );
}
