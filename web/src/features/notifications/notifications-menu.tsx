import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton } from '@mui/material';
import { useState } from 'react';
import { OnceOpen } from '../../ui/lazy';
import { countOf, seenOf, type News } from './notification-list';
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

const nameOf = (count: number): string =>
  count === 0 ? 'Notificaciones' : `Notificaciones: ${count} por atender`;

/** The bell, how many of what it lists want their owner, and what that says. */
export function NotificationsMenu({ ownerId, news, isSettled, planPathOf }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { items, now, mark } = useNotifications(ownerId, news);
  const work = useDueWork(isSettled || anchor !== null);
  const count = countOf(items, work);
  const close = () => {
    mark('read', seenOf(items));
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        aria-label={nameOf(count)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={count || null} color="error" max={99}>
          <NotificationsIcon />
        </Badge>
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
