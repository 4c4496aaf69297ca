import {
  Box,
  Divider,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { RowsProps } from './answer-rows';
import { isWholeFigure } from '../../../lib/figures';
import { LineOfWords } from './line-of-words';
import { fitsPhone, isToDo, rowGroups, type Cell, type RowGroup } from './row-groups';
import { ScrolledTable } from '../../../ui/scrolled-table';

/** The rows of a table on a phone: a place for each name, with a small table in it where its cells fit. */
export function AnswerCards({ table: { header, rows, above }, caption }: RowsProps) {
  // With names over several columns, the lowest row is the one that names each.
  const [rowsName = '', ...names] = header.at(-1)?.cells ?? [];
  const groups = rowGroups(rows);
  // All of one look: a name with one row beside names with several has its columns, too.
  const areTables =
    names.length > 1 &&
    groups.some((group) => group.rows.length > 1) &&
    groups.every((group) => fitsPhone(group.rows));
  const Cells = areTables ? SmallTable : NamedCells;
  return (
    <Box>
      {above !== '' && <Box sx={{ mb: 1 }}>{caption}</Box>}
      <Stack component="ul" aria-label="Filas de la tabla" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {groups.map((group, index) => (
          <Box
            key={index}
            component="li"
            sx={{ py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            {group.name !== '' && (
              <Typography component="p" variant="subtitle1" sx={{ fontWeight: 600 }}>
                {rowsName !== '' && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {rowsName}{' '}
                  </Typography>
                )}
                {group.name}
              </Typography>
            )}
            <Cells group={group} names={names} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

type CellsProps = { group: RowGroup; names: readonly string[] };

/** What lies on the last one has room there. */
const cell = {
  ...{ px: 0, pr: 1.5, py: 0.5, borderColor: 'divider', '&:last-child': { pr: 0.5 } },
} as const;

const NO_CELL: Cell = { text: '', isAsked: false };

const SmallTable = ({ group: { name, rows }, names }: CellsProps) => (
  <ScrolledTable>
    <Table size="small" aria-label={name} sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      <TableHead>
        <TableRow>
          {names.map((column, index) => (
            <TableCell
              key={index}
              component="th"
              scope="col"
              sx={{ ...cell, color: 'text.secondary' }}
            >
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([{ text: first } = NO_CELL, ...others], row) => (
          <TableRow key={row} sx={{ '&:last-child > *': { border: 0 } }}>
            <TableCell
              component="th"
              scope="row"
              sx={{
                ...cell,
                fontWeight: 400,
                ...(isWholeFigure(first) && { whiteSpace: 'nowrap' }),
              }}
            >
              <LineOfWords line={first} />
            </TableCell>
            {others.map((value, column) => (
              <TableCell key={column} sx={cell}>
                <LineOfWords line={value.text} isAlone isAsked={value.isAsked} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </ScrolledTable>
);

const toDoFirst = (names: readonly string[], cells: readonly Cell[]) =>
  cells
    .map((value, column) => ({ name: names[column], value, column }))
    .toSorted((one, other) => Number(isToDo(other.name)) - Number(isToDo(one.name)));

const NamedCells = ({ group: { rows }, names }: CellsProps) => (
  <Stack divider={<Divider />} sx={{ mt: 0.5, gap: 0.75 }}>
    {rows.map((cells, row) => (
      <Box
        key={row}
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          // What a figure leaves is for its name, and what is longer than one has a line of its own below it.
          gridTemplateColumns: names.length > 0 ? 'minmax(0, 1fr) auto' : '1fr',
          columnGap: 2,
          rowGap: 0.25,
          alignItems: 'baseline',
        }}
      >
        {toDoFirst(names, cells).map(({ name, value, column }) =>
          value.text === '' ? null : <NamedCell key={column} {...{ name, value }} />,
        )}
      </Box>
    ))}
  </Stack>
);

const WHOLE_LINE = { gridColumn: '1 / -1' } as const;

function NamedCell({ name, value }: { name: string | undefined; value: Cell }) {
  const isFigure = isWholeFigure(value.text);
  const place = isFigure ? { textAlign: 'right' } : WHOLE_LINE;
  return (
    <>
      {name !== undefined && (
        <Typography
          component="dt"
          variant="body2"
          color="textSecondary"
          sx={isFigure ? undefined : WHOLE_LINE}
        >
          {name}
        </Typography>
      )}
      <Typography
        component="dd"
        sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: isToDo(name) ? 600 : 400, ...place }}
      >
        <LineOfWords line={value.text} isAlone isAsked={value.isAsked} />
      </Typography>
    </>
  );
}
