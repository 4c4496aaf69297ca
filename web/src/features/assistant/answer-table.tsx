import {
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { ReactNode } from 'react';
import { AnswerCards } from './answer-cards';
import { Caption } from './caption';
import type { RowsProps, TableStatement } from './answer-rows';
import { LineOfWords } from './line-of-words';
import { rowGroups } from './row-groups';
import { linesOf } from './statements';

type Props = {
  table: TableStatement;
  /** The pages that it stands on. */
  pages: ReactNode;
};

const edge = { borderColor: 'divider' } as const;

/** Rows of a table of the manual, as a table; on a phone as cards. What stands above and below it is said there. */
export function AnswerTable({ table, pages }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const Rows = isPhone ? AnswerCards : WideTable;
  return (
    <Stack sx={{ gap: 1 }}>
      {table.above === '' && <Box>{pages}</Box>}
      <Rows table={table} caption={<Caption text={table.above} pages={pages} />} />
      {linesOf(table.below).map((line, index) => (
        <Typography key={index} variant="body2">
          <LineOfWords line={line} />
        </Typography>
      ))}
    </Stack>
  );
}

function WideTable({ table: { header, rows, above }, caption }: RowsProps) {
  return (
    <Box
      role="group"
      aria-label="Tabla del manual"
      // Wider than the screen, it is scrolled with the arrow keys.
      tabIndex={0}
      sx={{ overflowX: 'auto' }}
    >
      <Table
        size="small"
        sx={{ width: 'auto', minWidth: '60%', fontVariantNumeric: 'tabular-nums' }}
      >
        {above !== '' && (
          <Box
            component="caption"
            sx={{ captionSide: 'top !important', p: 0, pb: 1, textAlign: 'left' }}
          >
            {caption}
          </Box>
        )}
        {header.length > 0 && (
          <TableHead>
            {header.map(({ cells }, row) => (
              <TableRow key={row}>
                {cells.map((cell, column) => (
                  <TableCell
                    key={column}
                    component="th"
                    scope="col"
                    sx={{
                      ...edge,
                      fontWeight: 600,
                      color: 'text.secondary',
                      verticalAlign: 'bottom',
                    }}
                  >
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableHead>
        )}
        <TableBody>
          {rowGroups(rows.map(({ cells }) => cells)).map(({ name, rows: own }, group) =>
            own.map((cells, row) => (
              <TableRow key={`${group}-${row}`}>
                {row === 0 && (
                  <TableCell
                    component="th"
                    scope={own.length > 1 ? 'rowgroup' : 'row'}
                    rowSpan={own.length}
                    sx={{ ...edge, fontWeight: 600, verticalAlign: 'top' }}
                  >
                    {name}
                  </TableCell>
                )}
                {cells.map((cell, column) => (
                  <TableCell key={column} sx={{ ...edge, fontSize: '1rem', verticalAlign: 'top' }}>
                    <LineOfWords line={cell} />
                  </TableCell>
                ))}
              </TableRow>
            )),
          )}
        </TableBody>
      </Table>
    </Box>
  );
}
