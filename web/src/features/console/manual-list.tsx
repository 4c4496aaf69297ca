import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../lib/api/api-error';
import { DataList } from '../../ui/data-list';
import { EmptyState } from '../../ui/empty-state';
import { Reference } from '../../ui/reference';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { ManualCard } from './manual-card';
import { manualColumns } from './manuals-table';
import type { RowHandlers } from './row-actions';
import { said } from './said';
import { Spanish } from './spanish';
import type { useConsoleManuals } from './use-console-manuals';

type Props = RowHandlers & {
  query: ReturnType<typeof useConsoleManuals>;
  /** The way out of an empty list. */
  firstStep: ReactNode;
};

/** The list; one that is shown stays when asking again fails, which is said. */
export function ManualList({ query, firstStep, ...handlers }: Props) {
  const { data, error } = query;
  return (
    <>
      {data && error && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          This list may be out of date. <Spanish>{sentenceOf(error)}</Spanish>
          <Reference of={error} />
        </Alert>
      )}
      <DataList
        label="Manuals"
        query={query}
        columns={manualColumns(handlers)}
        isScrolled
        card={(manual) => <ManualCard key={manual.id} manual={manual} {...handlers} />}
        skeleton={(isPhone) => (
          <SkeletonRows label="Loading manuals" rows={3} height={isPhone ? 236 : 72} />
        )}
        broken={{ title: 'The manuals cannot be shown', retryLabel: 'Try again' }}
        empty={
          <EmptyState
            icon={<MenuBookIcon />}
            title="There are no manuals yet"
            description={said('Upload one, or create it first and give it its file later.')}
            action={firstStep}
          />
        }
      />
    </>
  );
}
