import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ExcerptBlock } from '@contract';
import { quotedLine } from './quoted';
import { ScrolledTable } from '../../../ui/scrolled-table';

type TableOf = Extract<ExcerptBlock, { kind: 'table' }>;
type Row = TableOf['units'][number];

type Props = { table: TableOf; quoted: ReadonlySet<string> };

// Four columns fit a phone.
const cell = { px: { xs: 0.75, sm: 1.5 }, fontSize: { xs: '0.8125rem', sm: '0.9375rem' } } as const;

/** The row is marked as one. */
const plain = { bgcolor: 'transparent', color: 'inherit' } as const;

/** A table of an excerpt with all its rows, those that the answer quotes marked. */
export function ExcerptTable({ table: { units }, quoted }: Props) {
  const first = units.findIndex(({ is }) => is === 'row');
  const names = units.slice(0, Math.max(0, first)).filter(({ is }) => is === 'names');
  const rows = units.filter((unit) => !names.includes(unit));
  const width = Math.max(...units.map(({ cells }) => cells.length));
  return (
    <ScrolledTable>
      <Table size="small" sx={{ width: 'auto', '& td, & th': cell }}>
        {names.length > 0 && (
          <TableHead>
            {names.map((row) => (
              <Cells key={row.id} row={row} quoted={quoted} width={width} />
            ))}
          </TableHead>
        )}
        <TableBody>
          {rows.map((row) => (
            <Cells key={row.id} row={row} quoted={quoted} width={width} />
          ))}
        </TableBody>
      </Table>
    </ScrolledTable>
  );
}

function Cells({
  row: { id, is, cells },
  quoted,
  width,
}: {
  row: Row;
  quoted: ReadonlySet<string>;
  width: number;
}) {
  const isQuoted = quoted.has(id);
  return (
    <TableRow sx={isQuoted ? { bgcolor: 'marker.light', ...quotedLine('before') } : {}}>
      {cells.map((text, column) => (
        <TableCell
          key={column}
          {...(is === 'names' && { component: 'th', scope: 'col' })}
          {...(is === 'group' && cells.length === 1 && { colSpan: width })}
          sx={is === 'row' ? {} : { fontWeight: 600 }}
        >
          {isQuoted ? (
            <Box component="mark" sx={plain}>
              {text}
            </Box>
          ) : (
            text
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}
