import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Manual } from '@contract';
import { fetchLater, onDemand, OnceOpen } from '../../ui/lazy';
import type { OpenDialog } from './manage-dialogs';
import { ManageToolbar } from './manage-toolbar';
import { ManualList } from './manual-list';
import { useConsoleManuals } from './use-console-manuals';

const ManageDialogs = onDemand(async () => (await import('./manage-dialogs')).ManageDialogs);

type Props = { vehiclesPath: string; onViewChunks: (manualId: number) => void };

/** A dialog with its manual as it is now, which a reading may have changed since the dialog opened. */
const current = (dialog: OpenDialog, manuals: readonly Manual[] = []): OpenDialog =>
  dialog.manual === null
    ? dialog
    : { ...dialog, manual: manuals.find(({ id }) => id === dialog.manual.id) ?? dialog.manual };

/** The owner's manuals, and all that can be done with them by hand. */
export function ManagePanel({ vehiclesPath, onViewChunks }: Props) {
  const manuals = useConsoleManuals();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [deletions, setDeletions] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // Here before one is wanted.
  useEffect(() => fetchLater([ManageDialogs]), []);
  useEffect(() => {
    // The dialog has given the focus back to a button that goes with its row.
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);

  const upload = () => setDialog({ kind: 'upload', manual: null });

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
      {dialog && (
        <OnceOpen open onMissing={() => setDialog(null)}>
          <ManageDialogs
            dialog={current(dialog, manuals.data)}
            vehiclesPath={vehiclesPath}
            onDeleted={() => setDeletions((count) => count + 1)}
            onClose={() => setDialog(null)}
          />
        </OnceOpen>
      )}
    </>
  );
}
