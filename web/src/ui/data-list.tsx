import { Box, Card, Paper, Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from './data-table';
import { ErrorState } from './error-state';

type Props<Row> = DataTableProps<Row> & {
  query: { data: readonly Row[] | undefined; error: unknown; refetch: () => unknown };
  /** One row on a phone. */
  card: (row: Row) => ReactNode;
  /** What keeps its place while it loads. */
  skeleton: (isPhone: boolean) => ReactNode;
  broken: { title: string; retryLabel?: string };
  /** What stands there where there are no rows. */
  empty: ReactNode;
};

/**
 * What somebody has, in its states: loading, broken, empty, full; a table, and on a phone cards. A list that is shown stays
 * when a refresh fails.
 */
export function DataList<Row extends { id: number }>({
  query: { data, error, refetch },
  card,
  skeleton,
  broken,
  empty,
  ...table
}: Props<Row>) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!data) {
    return error ? (
      <ErrorState {...broken} error={error} onRetry={() => void refetch()} />
    ) : (
      skeleton(isPhone)
    );
  }
  if (data.length === 0) return <Paper variant="outlined">{empty}</Paper>;
  if (!isPhone) return <DataTable {...table} rows={data} />;
  return (
    <Stack component="ul" aria-label={table.label} sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
      {data.map(card)}
    </Stack>
  );
}

type CardProps = { name: string; details: ReactNode; children: ReactNode; actions: ReactNode };

/** A row as a card: what it is, what is told of it, and what can be done with it. */
export const DataCard = ({ name, details, children, actions }: CardProps) => (
  <Card component="li" sx={{ p: 2, pb: 1 }}>
    <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
      {details}
    </Typography>
    {children}
    <Box sx={{ borderTop: 1, borderColor: 'divider', mx: -2, px: 1, pt: 1 }}>{actions}</Box>
  </Card>
);
