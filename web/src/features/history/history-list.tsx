import { Box, Button, List, Paper, Stack, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import type { SearchHistoryItem, Vehicle } from '@contract';
import { EmptyState } from '../../ui/empty-state';
import { historyDays, type Day } from './history-days';
import { vehicleOf } from './search-filter';
import { ROWS, SearchRow } from './search-row';
import { useDeleteSearch } from './use-delete-search';

type Props = {
  searches: readonly SearchHistoryItem[];
  vehicles: readonly Vehicle[] | undefined;
  /** Only those that are kept are shown, of which there may be none. */
  isSavedOnly: boolean;
  answerPath: (id: number) => string;
  onShowAll: () => void;
  /** The last entry that is shown is about to go. */
  onLastGoes: () => void;
};

/** The questions that match, by day, the newest first. */
export function HistoryList(props: Props) {
  const { searches, isSavedOnly, onShowAll } = props;
  if (searches.length > 0) return <Days {...props} />;
  const showAll = (
    <Button variant="outlined" onClick={onShowAll}>
      Ver todas
    </Button>
  );
  return (
    <Paper variant="outlined">
      {isSavedOnly ? (
        <EmptyState
          drawing="manual"
          title="Ninguna respuesta guardada"
          description="Pulsa «Guardar» en una respuesta y la tendrás aquí hasta que la quites."
          action={showAll}
        />
      ) : (
        <EmptyState
          drawing="glove-box"
          title="Ninguna pregunta coincide"
          description="Prueba con otras palabras, o con menos."
          action={showAll}
        />
      )}
    </Paper>
  );
}

function Days({ searches, vehicles, answerPath, onLastGoes }: Props) {
  const deletion = useDeleteSearch();
  const [now] = useState(() => new Date());
  const remove = (ids: readonly number[], leave: () => boolean) =>
    deletion.mutate({
      ids,
      beforeItGoes: () => {
        if (!leave()) onLastGoes();
      },
    });
  return (
    <Stack role="group" aria-label="Historial" {...{ [ROWS]: '' }} sx={{ gap: 2.5 }}>
      {historyDays(searches, now).map((day) => (
        <OneDay key={day.name} day={day}>
          {day.entries.map((entry, index) => (
            <SearchRow
              key={entry.search.id}
              entry={entry}
              vehicle={vehicleOf(entry.search, vehicles)}
              isLast={index === day.entries.length - 1}
              path={answerPath(entry.search.id)}
              onDelete={(leave) => remove(entry.ids, leave)}
            />
          ))}
        </OneDay>
      ))}
    </Stack>
  );
}

function OneDay({ day, children }: { day: Day; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography
        id={titleId}
        component="h2"
        variant="subtitle2"
        color="textSecondary"
        sx={{ mb: 1 }}
      >
        {day.name}
      </Typography>
      <Paper variant="outlined">
        <List aria-labelledby={titleId} disablePadding>
          {children}
        </List>
      </Paper>
    </Box>
  );
}
