import BookmarkIcon from '@mui/icons-material/Bookmark';
import { Box, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { Link } from 'react-router-dom';
import type { SearchHistoryItem } from '@contract';
import { asUnderstood } from '../../lib/api/search-history';
import { formatTime } from '../../lib/format';
import { pageBadge } from '../../ui/page-badge';
import type { Entry } from './history-days';
import { DELETION, RowDeletion } from './row-deletion';
import { RowGist } from './row-gist';

/** Around the rows of all days. */
export const ROWS = 'data-rows';

type Props = {
  entry: Entry;
  /** Null while the garage loads. */
  vehicle: string | null;
  isLast: boolean;
  /** Where its answer is. */
  path: string;
  /** `leave` takes the keyboard to the next entry, if it is in this one; it says whether there is a next one. */
  onDelete: (leave: () => boolean) => void;
};

/** Takes the keyboard out of an entry that is about to go. */
function leaveRow(row: Element | null): boolean {
  const all = [
    ...(row?.closest(`[${ROWS}]`)?.querySelectorAll<HTMLElement>(`[${DELETION}]`) ?? []),
  ];
  const place = all.findIndex((deletion) => row?.contains(deletion));
  const next = all[place + 1] ?? all[place - 1];
  if (row?.contains(document.activeElement)) next?.focus();
  return Boolean(next);
}

/** A follow-up says by itself too little: it is told as it was understood, and then as it was typed. */
const typed = ({ query, understoodAs }: SearchHistoryItem): string | undefined =>
  understoodAs && `Escribiste: ${query}`;

/** A question of the history, which leads to its answer. */
export function SearchRow({ entry: { search, ids }, vehicle, isLast, path, onDelete }: Props) {
  const told = [
    search.confidence === 'medium' && 'Dudosa',
    typed(search),
    vehicle,
    formatTime(search.createdAt),
    ids.length > 1 && `Preguntada\u00a0${ids.length}\u00a0veces`,
  ];
  return (
    <ListItem disablePadding divider={!isLast} sx={{ pr: 0.5 }}>
      <ListItemButton
        component={Link}
        to={path}
        sx={{ gap: 2, borderRadius: 0, minWidth: 0, minHeight: 64 }}
      >
        <ListItemText
          primary={asUnderstood(search)}
          secondary={
            <>
              {search.gist && <RowGist gist={search.gist} />}
              {search.gist?.page && (
                <>
                  <Box component="span" sx={pageBadge}>
                    {search.gist.page}
                  </Box>{' '}
                </>
              )}
              {told.filter(Boolean).join(' · ')}
            </>
          }
        />
        {search.savedAt !== null && (
          <BookmarkIcon titleAccess="Guardada" color="primary" fontSize="small" />
        )}
      </ListItemButton>
      <RowDeletion
        query={asUnderstood(search)}
        onDelete={(button) => {
          const row = button.closest('li');
          onDelete(() => leaveRow(row));
        }}
      />
    </ListItem>
  );
}
