import { Card, Skeleton, Stack } from '@mui/material';
import { DataTableSkeleton, type Column } from '../../ui/data-table';
import type { Manual } from '@contract';
import { cellStyle } from './manuals-table';

const ROWS = [1, 2, 3] as const;
const LABEL = 'Cargando manuales';

type Props = { isPhone: boolean; columns: readonly Column<Manual>[] };

/** The list's shape while it loads, so that nothing jumps when it is there. */
export const ManualsSkeleton = ({ isPhone, columns }: Props) =>
  isPhone ? (
    <Stack role="status" aria-label={LABEL} sx={{ gap: 1.5 }}>
      {ROWS.map((row) => (
        <Card key={row} sx={{ p: 2 }}>
          <Skeleton width="70%" height={28} />
          <Skeleton width="45%" />
          <Skeleton variant="rounded" width={110} height={24} sx={{ my: 1.5, borderRadius: 6 }} />
          <Skeleton width="90%" height={48} />
        </Card>
      ))}
    </Stack>
  ) : (
    <DataTableSkeleton label={LABEL} columns={columns} rows={ROWS.length} sx={cellStyle} />
  );
