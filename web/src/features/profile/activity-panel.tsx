import ManualIcon from '@mui/icons-material/MenuBookOutlined';
import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import { List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { listManuals } from '@contract';
import { formatDate } from '../../lib/format';
import { queryOf } from '../../lib/api/queries';
import { useSearchHistory } from '../../lib/api/search-history';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { Panel } from './panel';
import { recentActivity, type Activity } from './recent-activity';

const kinds = {
  search: { icon: <QuestionIcon />, verb: 'Preguntaste' },
  manual: { icon: <ManualIcon />, verb: 'Añadiste un manual' },
};

const ActivityItem = ({ kind, text, at }: Activity) => (
  <ListItem disableGutters sx={{ py: 0 }}>
    <ListItemIcon>{kinds[kind].icon}</ListItemIcon>
    <ListItemText
      primary={text}
      secondary={`${kinds[kind].verb} · ${formatDate(at)}`}
      slotProps={{ primary: { noWrap: true, title: text } }}
    />
  </ListItem>
);

function ActivityList() {
  const searches = useSearchHistory();
  const manuals = useQuery(queryOf(listManuals));
  const failed = [searches, manuals].find(({ isError, isFetching }) => isError && !isFetching);
  if (failed) {
    return (
      <ErrorState
        title="No hemos podido cargar tu actividad"
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!searches.data || !manuals.data) {
    return <SkeletonRows label="Cargando tu actividad" rows={3} height={60} />;
  }
  const activities = recentActivity(searches.data, manuals.data);
  if (activities.length === 0) {
    return (
      <Typography color="textSecondary">
        Aún no hay nada: aquí verás tus últimas preguntas y los manuales que añadas.
      </Typography>
    );
  }
  return (
    <List disablePadding aria-label="Actividad reciente">
      {activities.map((activity) => (
        <ActivityItem {...activity} key={activity.key} />
      ))}
    </List>
  );
}

/** What the owner did last. */
export const ActivityPanel = () => (
  <Panel title="Actividad reciente">
    <ActivityList />
  </Panel>
);
