import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Manual } from '@contract';
import { DataList } from '../../ui/data-list';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { useFocusAfter } from '../../ui/use-focus-after';
import { DeleteManualDialog } from './delete-manual-dialog';
import { LazyUploadDialog } from './lazy-upload-dialog';
import type { ManualHandlers } from './manual-actions';
import { ManualCard } from './manual-card';
import { ManualsSkeleton } from './manuals-skeleton';
import { cellStyle, manualColumns } from './manuals-table';
import { manualsQuery, useManuals } from './use-manuals';
import { useReprocessManual } from './use-reprocess-manual';
import { useUploadedManuals } from './use-uploaded-manuals';

/** What the upload dialog is open for: a new manual, or one that waits for its file. */
type Upload = { awaited: Manual | null; key: number };

type Props = { vehiclesPath: string };

/** The owner's manuals: upload, follow, read again, delete. */
export function ManualsScreen({ vehiclesPath }: Props) {
  const client = useQueryClient();
  const uploaded = useUploadedManuals();
  const [upload, setUpload] = useState<Upload>({ awaited: null, key: 0 });
  const [isUploadOpen, setUploadOpen] = useState(false);
  const [doomed, setDoomed] = useState<Manual | null>(null);
  const manuals = useManuals(uploaded);
  const reprocess = useReprocessManual();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(doomed !== null, heading);

  const openUpload = (awaited: Manual | null) => {
    // A new key each time: the form starts afresh, and keeps its face while the dialog closes.
    setUpload((last) => ({ awaited, key: last.key + 1 }));
    setUploadOpen(true);
  };
  const refresh = useCallback(() => void client.invalidateQueries(manualsQuery), [client]);
  const uploadButton = (label: string) => (
    <Button variant="contained" startIcon={<UploadIcon />} onClick={() => openUpload(null)}>
      {label}
    </Button>
  );

  return (
    <Page
      title="Manuales"
      headingRef={heading}
      description="De ellos salen las respuestas, con la página en la que están."
      action={manuals.data?.length !== 0 && uploadButton('Subir manual')}
    >
      <ManualList
        query={manuals}
        firstUpload={uploadButton('Subir primer manual')}
        isUploaded={({ id }) => uploaded.has(id)}
        onUploadFile={openUpload}
        onReprocess={(manual) => reprocess.mutate(manual)}
        onDelete={setDoomed}
      />
      <LazyUploadDialog
        key={upload.key}
        open={isUploadOpen}
        awaited={upload.awaited}
        vehiclesPath={vehiclesPath}
        onClose={() => setUploadOpen(false)}
        onUploaded={refresh}
        onListChanged={refresh}
      />
      <DeleteManualDialog manual={doomed} onClose={() => setDoomed(null)} />
    </Page>
  );
}

/** The cards of so many are seen at a glance. */
const FEW = 3;

type ListProps = ManualHandlers & {
  query: ReturnType<typeof useManuals>;
  firstUpload: React.ReactNode;
};

function ManualList({ query, firstUpload, ...handlers }: ListProps) {
  const columns = manualColumns(handlers);
  return (
    <DataList
      label="Manuales"
      query={query}
      columns={columns}
      isScrolled
      sx={cellStyle}
      few={FEW}
      card={(manual) => <ManualCard key={manual.id} manual={manual} {...handlers} />}
      skeleton={() => <ManualsSkeleton />}
      broken={{ title: 'No se pueden mostrar tus manuales' }}
      empty={
        <EmptyState
          drawing="glove-box"
          title="Todavía no hay manuales"
          description="Sube el manual de tu vehículo en PDF, DOCX o TXT y podrás preguntarle lo que quieras."
          action={firstUpload}
        />
      }
    />
  );
}
