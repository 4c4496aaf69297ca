import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { Alert, Paper, useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../lib/api/api-error';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Reference } from '../../ui/reference';
import { ListSkeleton } from './list-skeleton';
import { ManualsCards } from './manuals-cards';
import { ManualsTable } from './manuals-table';
import type { RowHandlers } from './row-actions';
import { said } from './said';
import { Spanish } from './spanish';
import type { useConsoleManuals } from './use-console-manuals';

type Props = RowHandlers & {
  query: ReturnType<typeof useConsoleManuals>;
  /** The way out of an empty list. */
  firstStep: ReactNode;
};

/** The list in its states: loading, broken, empty, full. A list that is shown stays when asking again fails. */
export function ManualList({ query, firstStep, ...handlers }: Props) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { data: manuals, error, refetch } = query;
  if (!manuals && !error) return <ListSkeleton label="Loading manuals" />;
  if (!manuals) {
    return (
      <ErrorState
        title="The manuals cannot be shown"
        error={error}
        onRetry={() => void refetch()}
        retryLabel="Try again"
      />
    );
  }
  const List = isNarrow ? ManualsCards : ManualsTable;
  return (
    <>
      {error && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          This list may be out of date. <Spanish>{sentenceOf(error)}</Spanish>
          <Reference of={error} />
        </Alert>
      )}
      {manuals.length === 0 ? (
        <Paper variant="outlined">
          <EmptyState
            icon={<MenuBookIcon />}
            title="There are no manuals yet"
            description={said('Upload one, or create it first and give it its file later.')}
            action={firstStep}
          />
        </Paper>
      ) : (
        <List manuals={manuals} {...handlers} />
      )}
    </>
  );
}
