import { Typography } from '@mui/material';
import type { Manual } from '@contract';
import type { Column } from '../../ui/data-table';
import { FileSize, ManualId, VehicleName } from './manual-facts';
import { RowActions, type RowHandlers } from './row-actions';
import { RowState } from './row-state';
import { Moment } from './spanish';

/** The list on wide screens. */
export const manualColumns = (handlers: RowHandlers): Column<Manual>[] => [
  { name: 'ID', cell: (manual) => <ManualId manual={manual} /> },
  {
    name: 'File',
    cell: ({ originalFilename }) => (
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {originalFilename}
      </Typography>
    ),
    is: 'name',
    sx: { minWidth: 140 },
  },
  {
    name: 'Vehicle',
    cell: (manual) => <VehicleName manual={manual} />,
    is: 'detail',
    sx: { minWidth: 120, overflowWrap: 'anywhere' },
  },
  {
    name: 'Size',
    cell: (manual) => <FileSize manual={manual} />,
    is: 'detail',
    sx: { whiteSpace: 'nowrap' },
  },
  { name: 'Status', cell: (manual) => <RowState manual={manual} />, sx: { minWidth: 160 } },
  // Breaks before the time of day, and not within the date.
  {
    name: 'Uploaded',
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
    sx: { minWidth: 116 },
  },
  {
    name: 'Actions',
    cell: (manual) => <RowActions manual={manual} {...handlers} />,
    is: 'actions',
  },
];
