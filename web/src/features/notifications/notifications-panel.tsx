import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, List, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { DueWork } from '@contract';
import { DueList } from './due-list';
import { countOf, type Item } from './notification-list';
import { NotificationItem } from './notification-item';

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

const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id);

/** The notifications with all that can be done with them. */
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
  const unread = items.filter(({ read }) => !read);
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
        <Typography
          id={titleId}
          ref={title}
          variant="h2"
          tabIndex={-1}
          sx={{ '&:focus-visible': { outlineOffset: 4, borderRadius: 0.5 } }}
        >
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
      <DueList {...{ work, planPathOf }} onFollow={onClose} />
      {items.length === 0 ? (
        <EmptyState
          icon={<NotificationsIcon />}
          title="No tienes notificaciones"
          description="Te avisaremos aquí cuando un manual esté listo o no se pueda leer."
        />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', pb: 0.5 }}>
            <Button
              size="small"
              sx={{ px: 2 }}
              disabled={unread.length === 0}
              onClick={() => actOnAll('read', idsOf(unread), 'Todas marcadas como leídas.')}
            >
              Marcar todas como leídas
            </Button>
            <Button
              size="small"
              color="inherit"
              sx={{ px: 2 }}
              onClick={() => actOnAll('deleted', idsOf(items), 'Notificaciones borradas.')}
            >
              Borrar todas
            </Button>
          </Box>
          <List disablePadding aria-labelledby={titleId}>
            {items.map((item) => (
              <NotificationItem
                key={item.id}
                item={item}
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
        </>
      )}
    </>
  );
}
