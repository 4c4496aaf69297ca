import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton, Popover } from '@mui/material';
import { useId, useState } from 'react';
import type { News } from './notification-list';
import { NotificationsPanel } from './notifications-panel';
import { useNotifications } from './use-notifications';

type Props = { ownerId: string; news: readonly News[] };

const nameOf = (unread: number): string =>
  unread === 0 ? 'Notificaciones' : `Notificaciones: ${unread} sin leer`;

/** The bell, how many notifications are unread, and what they say. */
export function NotificationsMenu({ ownerId, news }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const { items, now, mark } = useNotifications(ownerId, news);
  const unread = items.filter(({ read }) => !read).length;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={nameOf(unread)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unread} color="error" max={99}>
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { width: 400, maxHeight: 'min(560px, calc(100dvh - 96px))' },
          },
        }}
      >
        <NotificationsPanel
          titleId={titleId}
          items={items}
          now={now}
          onMark={mark}
          onClose={close}
        />
      </Popover>
    </>
  );
}
