import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import {
  Box,
  Button,
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
import type { TableStatement } from '@contract';
import { AnswerCards } from './answer-cards';
import { Caption } from './caption';
import type { RowsProps } from './answer-rows';
import { LineOfWords } from './line-of-words';
import { foldRows, isToDo, rowGroups } from './row-groups';
import { flushButton } from '../../../ui/flush-button';
import { ScrolledTable } from '../../../ui/scrolled-table';
import { linesOf } from './statements';
import { useUnfolded } from './use-unfolded';

type Props = {
  table: TableStatement;
  /** The pages that it stands on. */
  pages: ReactNode;
};

/** "Ver 4 filas más: 185/65 R15, 215/45 R17": what is behind it, as far as it can be named in a line. */
function moreLabel(count: number, names: readonly string[]): string {
  const list = names.filter(Boolean).join(', ');
  const more = `Ver ${count} filas más`;
  return list !== '' && list.length <= MAX_LIST_LENGTH ? `${more}: ${list}` : more;
}

const MAX_LIST_LENGTH = 60;

const edge = { borderColor: 'divider' } as const;

/** Rows of a table of the manual, as a table; on a phone as cards. What stands above and below it is said there. */
export function AnswerTable({ table, pages }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const Rows = isPhone ? AnswerCards : WideTable;
  const { shown, names } = foldRows(table.rows);
  const [isOpen, setOpen] = useUnfolded();
  const rows = isOpen ? table.rows : table.rows.slice(0, shown);
  return (
    <Stack sx={{ gap: 1 }}>
      {table.above === '' && <Box>{pages}</Box>}
      <Rows table={{ ...table, rows }} caption={<Caption text={table.above} pages={pages} />} />
      {names.length > 0 && (
        <Button
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          sx={{ ...flushButton, textAlign: 'left', displayPrint: 'none' }}
        >
          {isOpen ? 'Ver menos filas' : moreLabel(table.rows.length - shown, names)}
        </Button>
      )}
      {linesOf(table.below).map((line, index) => (
        <Typography key={index} variant="body2">
          <LineOfWords line={line} />
        </Typography>
      ))}
    </Stack>
  );
}

function WideTable({ table: { header, rows, above }, caption }: RowsProps) {
  const [, ...names] = header.at(-1)?.cells ?? [];
  return (
    <ScrolledTable>
      <Table
        size="small"
        sx={{
          ...{ width: 'auto', minWidth: '60%', fontVariantNumeric: 'tabular-nums' },
          // It stands on the ground: its words begin where all others do.
          '& caption': { captionSide: 'top', p: 0, pb: 1, textAlign: 'left' },
          '& tr > th:first-of-type': { pl: 0 },
        }}
      >
        {above !== '' && <caption>{caption}</caption>}
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
          {rowGroups(rows).map(({ name, rows: own }, group) =>
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
                  <TableCell
                    key={column}
                    sx={{
                      ...{ ...edge, fontSize: '1rem', verticalAlign: 'top' },
                      ...(isToDo(names[column]) && { fontWeight: 600 }),
                    }}
                  >
                    <LineOfWords line={cell.text} isAlone isAsked={cell.isAsked} />
                  </TableCell>
                ))}
              </TableRow>
            )),
          )}
        </TableBody>
      </Table>
    </ScrolledTable>
  );
}
