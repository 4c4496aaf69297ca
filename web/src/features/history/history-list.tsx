import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import { Button, List, Paper, Typography } from '@mui/material';
import { MAX_LISTED_SEARCHES, type SearchHistoryItem, type Vehicle } from '@contract';
import { EmptyState } from '../../ui/empty-state';
import { vehicleOf } from './search-filter';
import { SearchRow } from './search-row';
import { useDeleteSearch } from './use-delete-search';

type Props = {
  searches: readonly SearchHistoryItem[];
  vehicles: readonly Vehicle[] | undefined;
  /** As many as one answer lists: there may be older ones. */
  isFull: boolean;
  onAsk: (search: SearchHistoryItem) => void;
  onShowAll: () => void;
  /** The last entry that is shown is about to go. */
  onLastGoes: () => void;
};

/** The questions that match, the newest first. */
export function HistoryList({ searches, vehicles, isFull, onAsk, onShowAll, onLastGoes }: Props) {
  const deletion = useDeleteSearch();
  return (
    <>
      <Paper variant="outlined">
        {searches.length === 0 ? (
          <EmptyState
            icon={<SearchOffIcon />}
            title="Ninguna pregunta coincide"
            description="Prueba con otras palabras, o con menos."
            action={
              <Button variant="outlined" onClick={onShowAll}>
                Ver todas
              </Button>
            }
          />
        ) : (
          <List aria-label="Búsquedas recientes" disablePadding>
            {searches.map((search, index) => (
              <SearchRow
                key={search.id}
                search={search}
                vehicle={vehicleOf(search, vehicles)}
                isLast={index === searches.length - 1}
                onAsk={() => onAsk(search)}
                onDelete={(leave) =>
                  deletion.mutate({
                    search,
                    beforeItGoes: () => {
                      if (!leave()) onLastGoes();
                    },
                  })
                }
              />
            ))}
          </List>
        )}
      </Paper>
      {isFull && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, textAlign: 'center' }}>
          Estas son tus {MAX_LISTED_SEARCHES} preguntas más recientes; las anteriores no se
          muestran.
        </Typography>
      )}
    </>
  );
}
