import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { Link } from 'react-router-dom';
import { asUnderstood, distinctSearches, useSearchHistory } from '../../lib/api/search-history';
import { answerPath } from '../answer-path';
import { SidebarSection } from './sidebar-section';

const SHOWN = 5;

/** The last questions, each of which leads to its answer. Nothing is shown before the first one. */
export function RecentSearches({ onNavigate }: { onNavigate: () => void }) {
  const { data: searches } = useSearchHistory();
  if (!searches?.length) return null;
  return (
    <SidebarSection title="Historial">
      <List dense disablePadding>
        {distinctSearches(searches)
          .slice(0, SHOWN)
          .map((search) => (
            <ListItem key={search.id} disablePadding>
              <ListItemButton component={Link} to={answerPath(search.id)} onClick={onNavigate}>
                <ListItemText
                  primary={asUnderstood(search)}
                  slotProps={{ primary: { noWrap: true, title: asUnderstood(search) } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
      </List>
    </SidebarSection>
  );
}
