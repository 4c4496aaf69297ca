import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton } from '@mui/material';
import { useState } from 'react';
import { OnceOpen } from '../../ui/lazy';
import { countOf, seenOf, unreadOf, wantsOwner, type News } from './notification-list';
import { NotificationsPopover } from './lazy';
import { useDueWork } from './use-due-work';
import { useNotifications } from './use-notifications';

type Props = {
  ownerId: string;
  news: readonly News[];
  /** The page has all that it needs: what is due may be asked for. */
  isSettled: boolean;
  /** The plan of a vehicle. */
  planPathOf: (vehicleId: number) => string;
};

type MarkProps = { count: number; unread: number };

/** A badge of nothing would keep the number that it had, which is no name of the button any more. */
const Mark = ({ count, unread }: MarkProps) =>
  count + unread === 0 ? (
    <NotificationsIcon />
  ) : (
    <Badge badgeContent={count || unread} color={count > 0 ? 'error' : 'primary'} max={99}>
      <NotificationsIcon />
    </Badge>
  );

/** "Notificaciones: 1 por atender, 2 sin leer": what wants its owner, and what is unread besides. */
function nameOf(count: number, unread: number): string {
  const said = [count && `${count} por atender`, unread && `${unread} sin leer`].filter(Boolean);
  return said.length > 0 ? `Notificaciones: ${said.join(', ')}` : 'Notificaciones';
}

/** The bell, how many of what it lists want their owner, and what that says; where none does, how many are unread, in a calm colour. */
export function NotificationsMenu({ ownerId, news, isSettled, planPathOf }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { items, now, mark } = useNotifications(ownerId, news);
  const work = useDueWork(isSettled || anchor !== null);
  const count = countOf(items, work);
  const unread = unreadOf(items).filter((item) => !wantsOwner(item)).length;
  const close = () => {
    mark('read', seenOf(items));
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        aria-label={nameOf(count, unread)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Mark {...{ count, unread }} />
      </IconButton>
      <OnceOpen open={anchor !== null} onMissing={() => setAnchor(null)}>
        <NotificationsPopover
          anchor={anchor}
          items={items}
          now={now}
          {...{ work, planPathOf }}
          onMark={mark}
          onClose={close}
        />
      </OnceOpen>
    </>
  );
}
