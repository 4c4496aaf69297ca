import { Button } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { OpenDialog } from './manage-dialogs';
import { ManageToolbar } from './manage-toolbar';
import { ManualList } from './manual-list';
import { useConsoleManuals } from './use-console-manuals';

const loadDialogs = () => import('./manage-dialogs');
const ManageDialogs = lazy(async () => ({ default: (await loadDialogs()).ManageDialogs }));

type Props = { vehiclesPath: string; onViewChunks: (manualId: number) => void };

/** The owner's manuals, and all that can be done with them by hand. */
export function ManagePanel({ vehiclesPath, onViewChunks }: Props) {
  const manuals = useConsoleManuals();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [deletions, setDeletions] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Here before one is wanted.
    loadDialogs().catch(() => undefined);
  }, []);
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
        <Suspense>
          <ManageDialogs
            dialog={dialog}
            vehiclesPath={vehiclesPath}
            onDeleted={() => setDeletions((count) => count + 1)}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}
