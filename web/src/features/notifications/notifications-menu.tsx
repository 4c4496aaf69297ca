import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton } from '@mui/material';
import { useState } from 'react';
import { OnceOpen } from '../../ui/on-demand';
import type { News } from './notification-list';
import { NotificationsPopover } from './on-demand';
import { useNotifications } from './use-notifications';

type Props = { ownerId: string; news: readonly News[] };

const nameOf = (unread: number): string =>
  unread === 0 ? 'Notificaciones' : `Notificaciones: ${unread} sin leer`;

/** The bell, how many notifications are unread, and what they say. */
export function NotificationsMenu({ ownerId, news }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { items, now, mark } = useNotifications(ownerId, news);
  const unread = items.filter(({ read }) => !read).length;
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
      <OnceOpen open={anchor !== null} onMissing={() => setAnchor(null)}>
        <NotificationsPopover
          anchor={anchor}
          items={items}
          now={now}
          onMark={mark}
          onClose={() => setAnchor(null)}
        />
      </OnceOpen>
    </>
  );
}
