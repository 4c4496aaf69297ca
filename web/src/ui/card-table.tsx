import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { COLUMN } from './column';
import type { Column } from './data-table';
import { outOfSight } from './out-of-sight';

type Props<Row> = {
  label: string;
  columns: readonly Pick<Column<Row>, 'name'>[];
  rows: readonly Row[];
  /** A `CardRow`, with a cell for each column, in their order. */
  card: (row: Row) => ReactNode;
};

/** A table whose rows are cards: on a phone, and of what is few. To who listens it has the columns of the table. */
export const CardTable = <Row,>({ label, columns, rows, card }: Props<Row>) => (
  <Box role="table" aria-label={label} sx={{ position: 'relative' }}>
    <Box role="rowgroup" sx={outOfSight}>
      <Box role="row">
        {columns.map(({ name }) => (
          <span key={name} role="columnheader">
            {name}
          </span>
        ))}
      </Box>
    </Box>
    <Box
      role="rowgroup"
      sx={{
        ...{ display: 'grid', gap: { xs: 1.5, sm: 2 } },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
      }}
    >
      {rows.map(card)}
    </Box>
  </Box>
);

export const CardRow = ({ children }: { children: ReactNode }) => (
  <Card role="row" sx={{ p: 2, pb: 1, minWidth: 0, maxWidth: COLUMN }}>
    {children}
  </Card>
);

/** Cells beside each other, as many as there is room for. */
export const CardFacts = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      ...{ display: 'grid', columnGap: 2, rowGap: 1, my: 1.5 },
      gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
    }}
  >
    {children}
  </Box>
);

type CellProps = { label: string; children: ReactNode };

/** What a card says of one column, below its name, which the head of the table says to who listens. */
export const CardCell = ({ label, children }: CellProps) => (
  <Box role="cell" sx={{ minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
    <Box component="span" aria-hidden sx={{ display: 'block', color: 'text.secondary' }}>
      {label}
    </Box>
    {children}
  </Box>
);

/** What can be done, below a line from edge to edge. */
export const CardActions = ({ children }: { children: ReactNode }) => (
  <Box role="cell" sx={{ borderTop: 1, borderColor: 'divider', mx: -2, px: 1, pt: 1 }}>
    {children}
  </Box>
);
