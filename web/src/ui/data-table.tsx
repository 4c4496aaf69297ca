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
  type SxProps,
  type Theme,
} from '@mui/material';
import { Fragment, type ReactNode } from 'react';

export type Column<Row> = {
  name: string;
  cell: (row: Row) => ReactNode;
  /** What names its row; a detail stands below that where there is little room; actions stand at the edge. */
  is?: 'name' | 'detail' | 'actions';
  sx?: SxProps<Theme>;
};

export type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  /** It is scrolled with the arrow keys where it is wider than the screen. */
  isScrolled?: boolean;
  /** Of its cells. */
  sx?: Record<string, SxProps<Theme>>;
};

const useIsCompact = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));

function DataHead<Row>({ columns }: Pick<DataTableProps<Row>, 'columns'>) {
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ name, is }) => (
          <TableCell key={name} align={is === 'actions' ? 'right' : 'left'}>
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

type RowProps<Row> = { row: Row; columns: readonly Column<Row>[]; details: readonly Column<Row>[] };

function DataRow<Row>({ row, columns, details }: RowProps<Row>) {
  return (
    <TableRow sx={{ '&:last-child > *': { border: 0 } }}>
      {columns.map(({ name, cell, is, sx = {} }) => (
        <TableCell
          key={name}
          align={is === 'actions' ? 'right' : 'left'}
          {...(is === 'name' && { component: 'th', scope: 'row' })}
          sx={sx}
        >
          {cell(row)}
          {is === 'name' && details.length > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {details.map((detail, at) => (
                <Fragment key={detail.name}>
                  {at > 0 && ' · '}
                  {detail.cell(row)}
                </Fragment>
              ))}
            </Typography>
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Rows of what somebody has, with the same columns each. */
export function DataTable<Row extends { id: number }>({
  label,
  columns,
  isScrolled = false,
  sx,
  rows,
}: DataTableProps<Row> & { rows: readonly Row[] }) {
  const isCompact = useIsCompact();
  const isDetail = ({ is }: Column<Row>): boolean => isCompact && is === 'detail';
  const shown = columns.filter((column) => !isDetail(column));
  const region = { tabIndex: 0, role: 'region', 'aria-label': label };
  return (
    <TableContainer component={Paper} variant="outlined" {...(isScrolled && region)}>
      <Table
        {...(!isScrolled && { 'aria-label': label })}
        sx={{ '& th, & td': { px: 1.5 }, ...sx }}
      >
        <DataHead columns={shown} />
        <TableBody>
          {rows.map((row) => (
            <DataRow key={row.id} row={row} columns={shown} details={columns.filter(isDetail)} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
