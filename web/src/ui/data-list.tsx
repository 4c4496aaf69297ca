import { Paper, useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { CardTable } from './card-table';
import { DataTable, type DataTableProps } from './data-table';
import { ErrorState } from './error-state';

type Props<Row> = DataTableProps<Row> & {
  query: { data: readonly Row[] | undefined; error: unknown; refetch: () => unknown };
  /** One row as a card. */
  card: (row: Row) => ReactNode;
  /** So many are cards at every width: a table is for comparing. */
  few?: number;
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
  few = 0,
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
  if (!isPhone && data.length > few) return <DataTable {...table} rows={data} />;
  return <CardTable label={table.label} columns={table.columns} rows={data} card={card} />;
}
