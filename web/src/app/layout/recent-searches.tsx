import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { distinctSearches, useSearchHistory } from '../../lib/search-history';
import { useAskAgain } from '../use-ask-again';
import { SidebarSection } from './sidebar-section';

const SHOWN = 5;

/** The last questions; choosing one asks it again. Nothing is shown before the first one. */
export function RecentSearches({ onNavigate }: { onNavigate: () => void }) {
  const { data: searches } = useSearchHistory();
  const askAgain = useAskAgain();
  if (!searches?.length) return null;
  return (
    <SidebarSection title="Búsquedas recientes">
      <List dense disablePadding>
        {distinctSearches(searches)
          .slice(0, SHOWN)
          .map((search) => (
            <ListItem key={search.id} disablePadding>
              <ListItemButton
                onClick={() => {
                  onNavigate();
                  askAgain(search);
                }}
              >
                <ListItemText
                  primary={search.query}
                  slotProps={{ primary: { noWrap: true, title: search.query } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
      </List>
    </SidebarSection>
  );
}
