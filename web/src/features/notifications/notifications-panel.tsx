import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, List, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { vehiclePath } from '../../lib/paths';
import { useDefaultVehicle } from '../../lib/vehicles';
import { EmptyState } from '../../ui/empty-state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { DueWork } from '@contract';
import { DueRows } from './due-rows';
import { countOf, unreadOf, type Item } from './notification-list';
import { NotificationItem } from './notification-item';
import { TYRES } from './samples';

type Props = {
  titleId: string;
  items: readonly Item[];
  /** Milliseconds since 1970. */
  now: number;
  work: readonly DueWork[];
  planPathOf: (vehicleId: number) => string;
  onMark: (as: 'read' | 'deleted', ids: readonly string[]) => void;
  onClose: () => void;
};

/** In sight however long the list is. */
const foot = {
  ...{ position: 'sticky', bottom: 0, bgcolor: 'inherit', borderTop: 1, borderColor: 'divider' },
  ...{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
} as const;

/** Where the pressures are of which a sample speaks: those of the vehicle that questions are about. */
function usePressures() {
  const { data: vehicle } = useDefaultVehicle();
  const path = vehicle ? vehiclePath(vehicle.id, 'ficha') : null;
  return (item: Item): Item => (item.id === TYRES ? { ...item, path } : item);
}

const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id);

/** What is due and what has happened, in one list: what is to come above what was; at its foot what can be done with all of them. */
export function NotificationsPanel({
  titleId,
  items,
  now,
  work,
  planPathOf,
  onMark,
  onClose,
}: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const withPressures = usePressures();
  const unread = unreadOf(items);
  const count = countOf(items, work);
  const act = (as: 'read' | 'deleted', ids: readonly string[], said: string) => {
    onMark(as, ids);
    setAnnouncement(said);
  };
  const actOnAll = (as: 'read' | 'deleted', ids: readonly string[], said: string) => {
    // The control that was used goes away; the keyboard goes on from the title.
    title.current?.focus();
    act(as, ids, said);
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, pt: 1 }}>
        <Typography id={titleId} ref={title} variant="h2" tabIndex={-1}>
          Notificaciones
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1, pl: 1.5 }}>
          {count > 0 && `${count} por atender`}
        </Typography>
        <IconButton aria-label="Cerrar las notificaciones" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {items.length === 0 && work.length === 0 ? (
        <EmptyState
          icon={<NotificationsIcon />}
          title="No tienes notificaciones"
          description="Te avisaremos aquí cuando un manual esté listo o no se pueda leer."
        />
      ) : (
        <List disablePadding aria-labelledby={titleId}>
          <DueRows {...{ work, planPathOf }} onFollow={onClose} />
          {items.map((item) => (
            <NotificationItem
              key={item.id}
              item={withPressures(item)}
              now={now}
              onRead={() => act('read', [item.id], 'Marcada como leída.')}
              onDelete={() => {
                if (items.length === 1) title.current?.focus();
                act('deleted', [item.id], 'Notificación eliminada.');
              }}
              onFollow={() => {
                onMark('read', [item.id]);
                onClose();
              }}
            />
          ))}
        </List>
      )}
      {items.length > 0 && (
        <Box sx={foot}>
          <Button
            size="small"
            disabled={unread.length === 0}
            onClick={() => actOnAll('read', idsOf(unread), 'Todas marcadas como leídas.')}
          >
            Marcar todas como leídas
          </Button>
          <Button
            size="small"
            color="inherit"
            onClick={() => actOnAll('deleted', idsOf(items), 'Notificaciones borradas.')}
          >
            Borrar todas
          </Button>
        </Box>
      )}
    </>
  );
}
