import { Typography } from '@mui/material';
import type { Manual } from '@contract';
import { formatDate } from '../../lib/format';
import type { Column } from '../../ui/data-table';
import { ManualActions, type ManualHandlers } from './manual-actions';
import { lastQueried, sizeOf, vehicleOf } from './manual-texts';
import { ManualState } from './manual-state';

/** Headings and sizes do not break; names and dates give way. */
const steady = { whiteSpace: 'nowrap' } as const;

export const cellStyle = { '& th, & td': { px: { xs: 1, lg: 1.5 } }, '& thead th': steady };

/** The list on wide screens. */
export const manualColumns = (handlers: ManualHandlers): Column<Manual>[] => [
  {
    name: 'Vehículo',
    cell: vehicleOf,
    is: 'detail',
    sx: { minWidth: 120, overflowWrap: 'anywhere' },
  },
  {
    name: 'Archivo',
    cell: ({ originalFilename }) => (
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {originalFilename}
      </Typography>
    ),
    is: 'name',
    sx: { minWidth: 140 },
  },
  {
    name: 'Tamaño',
    cell: sizeOf,
    is: 'detail',
    sx: steady,
  },
  {
    name: 'Estado',
    cell: (manual) => <ManualState manual={manual} {...handlers} />,
    sx: { minWidth: { xs: 150, lg: 180 } },
  },
  { name: 'Fecha de subida', cell: ({ createdAt }) => formatDate(createdAt) },
  { name: 'Última consulta', cell: lastQueried },
  {
    name: 'Acciones',
    cell: (manual) => <ManualActions manual={manual} {...handlers} />,
    is: 'actions',
  },
];
