import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { Chip, IconButton, ListItem, ListItemButton, ListItemText, Tooltip } from '@mui/material';
import type { SearchHistoryItem } from '@contract';
import { formatDate, UNKNOWN, viewOf } from '../../lib/format';

const confidenceLabels = {
  high: 'Confianza alta',
  medium: 'Confianza media',
  low: 'Confianza baja',
} as const;

const DELETION = 'data-deletion';

type Props = {
  search: SearchHistoryItem;
  /** Null while the garage loads. */
  vehicle: string | null;
  isLast: boolean;
  onAsk: () => void;
  /** `leave` takes the keyboard to the next entry, if it is in this one; it says whether there is a next one. */
  onDelete: (leave: () => boolean) => void;
};

/** Takes the keyboard out of an entry that is about to go. */
function leaveRow(row: Element | null): boolean {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  if (row?.contains(document.activeElement)) {
    next?.querySelector<HTMLElement>(`[${DELETION}]`)?.focus();
  }
  return Boolean(next);
}

/** A question of the history: choosing it asks it again. */
export function SearchRow({ search, vehicle, isLast, onAsk, onDelete }: Props) {
  return (
    <ListItem disablePadding divider={!isLast} sx={{ pr: 0.5 }}>
      <ListItemButton onClick={onAsk} sx={{ gap: 2, borderRadius: 0, minWidth: 0 }}>
        <ListItemText
          primary={search.query}
          secondary={[vehicle, formatDate(search.createdAt)].filter(Boolean).join(' · ')}
        />
        <Chip
          size="small"
          variant="outlined"
          label={viewOf(confidenceLabels, search.confidence, UNKNOWN)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        />
      </ListItemButton>
      <Tooltip title="Eliminar">
        <IconButton
          {...{ [DELETION]: '' }}
          aria-label={`Eliminar ${search.query}`}
          onClick={({ currentTarget }) => {
            const row = currentTarget.closest('li');
            onDelete(() => leaveRow(row));
          }}
        >
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </ListItem>
  );
}
