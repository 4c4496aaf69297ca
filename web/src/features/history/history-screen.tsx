import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Chip, List, ListItem, ListItemButton, ListItemText, Paper } from '@mui/material';
import { vehicleName, type SearchHistoryItem, type Vehicle } from '@contract';
import { sentenceOf } from '../../lib/api-error';
import { formatDate } from '../../lib/format';
import { useSearchHistory } from '../../lib/search-history';
import { useVehicles } from '../../lib/vehicles';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { SkeletonRows } from '../../ui/skeleton-rows';

type Props = {
  /** Asks an earlier question again. */
  onAsk: (search: SearchHistoryItem) => void;
};

const confidenceLabels = {
  high: 'Confianza alta',
  medium: 'Confianza media',
  low: 'Confianza baja',
} as const;

/** The vehicle that a question was about; null while the garage loads. */
function nameOf({ vehicleId }: SearchHistoryItem, vehicles: Vehicle[] | undefined): string | null {
  if (!vehicles) return null;
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  return vehicle ? vehicleName(vehicle) : 'Vehículo eliminado';
}

function SearchList({ onAsk }: Props) {
  const { data: searches, error, isFetching, refetch } = useSearchHistory();
  const { data: vehicles } = useVehicles();
  if (error && !isFetching) {
    return (
      <ErrorState
        title="No hemos podido cargar tu historial"
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!searches) return <SkeletonRows label="Cargando tu historial" rows={5} height={72} />;
  if (searches.length === 0) {
    return (
      <Paper variant="outlined">
        <EmptyState
          icon={<HistoryIcon />}
          title="Aún no has preguntado nada"
          description="Tus preguntas quedarán aquí para que puedas repetirlas."
        />
      </Paper>
    );
  }
  return (
    <Paper variant="outlined">
      <List aria-label="Búsquedas recientes" disablePadding>
        {searches.map((search, index) => (
          <ListItem key={search.id} disablePadding divider={index < searches.length - 1}>
            <ListItemButton onClick={() => onAsk(search)} sx={{ gap: 2, borderRadius: 0 }}>
              <ListItemText
                primary={search.query}
                secondary={[nameOf(search, vehicles), formatDate(search.createdAt)]
                  .filter(Boolean)
                  .join(' · ')}
              />
              <Chip
                size="small"
                variant="outlined"
                label={confidenceLabels[search.confidence]}
                sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}

/** Everything that the owner has asked, the newest first. */
export function HistoryScreen({ onAsk }: Props) {
  return (
    <Page title="Historial" description="Tus preguntas más recientes. Elige una para repetirla.">
      <SearchList onAsk={onAsk} />
    </Page>
  );
}
