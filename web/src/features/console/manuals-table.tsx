import {
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
import { FileSize, ManualId, VehicleName } from './manual-facts';
import { RowActions, type RowHandlers } from './row-actions';
import { RowState } from './row-state';
import { Moment } from './spanish';

const all = ['ID', 'File', 'Vehicle', 'Size', 'Status', 'Uploaded', 'Actions'] as const;
/** Where there is little room, vehicle and size stand below the file's name. */
const compact = all.filter((column) => column !== 'Vehicle' && column !== 'Size');

type Props = RowHandlers & { manuals: readonly Manual[] };

export function ManualsTable({ manuals, ...handlers }: Props) {
  const isCompact = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Manuals"
    >
      <Table sx={{ '& th, & td': { px: 1.5 } }}>
        <TableHead>
          <TableRow>
            {(isCompact ? compact : all).map((column) => (
              <TableCell key={column} align={column === 'Actions' ? 'right' : 'left'}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {manuals.map((manual) => (
            <TableRow key={manual.id} sx={{ '&:last-child td, &:last-child th': { border: 0 } }}>
              <TableCell>
                <ManualId manual={manual} />
              </TableCell>
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
                    <VehicleName manual={manual} /> · <FileSize manual={manual} />
                  </Typography>
                )}
              </TableCell>
              {!isCompact && (
                <TableCell sx={{ minWidth: 120, overflowWrap: 'anywhere' }}>
                  <VehicleName manual={manual} />
                </TableCell>
              )}
              {!isCompact && (
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <FileSize manual={manual} />
                </TableCell>
              )}
              <TableCell sx={{ minWidth: 160 }}>
                <RowState manual={manual} />
              </TableCell>
              {/* Breaks before the time of day, and not within the date. */}
              <TableCell sx={{ minWidth: 116 }}>
                <Moment iso={manual.createdAt} />
              </TableCell>
              <TableCell align="right">
                <RowActions manual={manual} {...handlers} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
