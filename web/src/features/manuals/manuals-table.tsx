import {
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { Manual } from '@contract';
import { formatDate } from '../../lib/format';
import { ManualActions, type ManualHandlers } from './manual-actions';
import { lastQueried, sizeOf, vehicleOf } from './manual-texts';
import { ManualState } from './manual-state';

const all = [
  'Vehículo',
  'Archivo',
  'Tamaño',
  'Estado',
  'Fecha de subida',
  'Última consulta',
  'Acciones',
] as const;
/** Where there is little room, vehicle and size stand below the file's name. */
const compact = all.filter((column) => column !== 'Vehículo' && column !== 'Tamaño');

/** Headings of the list, in the order of its columns; the skeleton has the same. */
export const useColumns = (): readonly string[] =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('lg')) ? compact : all;

/** Headings and sizes do not break; names and dates give way. */
const steady = { whiteSpace: 'nowrap' } as const;

type Props = ManualHandlers & { manuals: readonly Manual[] };

export function ManualsTable({ manuals, ...handlers }: Props) {
  const columns = useColumns();
  const isCompact = columns === compact;
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Manuales"
    >
      <Table sx={{ '& th, & td': { px: isCompact ? 1 : 1.5 } }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={column === 'Acciones' ? 'right' : 'left'} sx={steady}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {manuals.map((manual) => (
            <TableRow key={manual.id} sx={{ '&:last-child td, &:last-child th': { border: 0 } }}>
              {!isCompact && (
                <TableCell sx={{ minWidth: 120, overflowWrap: 'anywhere' }}>
                  {vehicleOf(manual)}
                </TableCell>
              )}
              <TableCell component="th" scope="row" sx={{ minWidth: 140 }}>
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {manual.originalFilename}
                </Typography>
                {isCompact && (
                  <Typography
                    variant="body2"
                    color="textSecondary"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {vehicleOf(manual)} ·{' '}
                    <Box component="span" sx={steady}>
                      {sizeOf(manual)}
                    </Box>
                  </Typography>
                )}
              </TableCell>
              {!isCompact && <TableCell sx={steady}>{sizeOf(manual)}</TableCell>}
              <TableCell sx={{ minWidth: isCompact ? 150 : 180 }}>
                <ManualState manual={manual} {...handlers} />
              </TableCell>
              <TableCell>{formatDate(manual.createdAt)}</TableCell>
              <TableCell>{lastQueried(manual)}</TableCell>
              <TableCell align="right">
                <ManualActions manual={manual} {...handlers} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
