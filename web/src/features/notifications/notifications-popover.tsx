import { Popover } from '@mui/material';
import { useId, type ComponentProps } from 'react';
import { NotificationsPanel } from './notifications-panel';

type Props = Omit<ComponentProps<typeof NotificationsPanel>, 'titleId'> & {
  /** The bell; null while it is closed. */
  anchor: HTMLElement | null;
};

/** The notifications, below the bell. */
export function NotificationsPopover({ anchor, ...panel }: Props) {
  const titleId = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={panel.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: {
            ...{ width: 440, maxHeight: 'min(560px, calc(100dvh - 96px))' },
            // What has the keyboard does not stand behind the foot.
            scrollPaddingBottom: 64,
          },
        },
      }}
    >
      <NotificationsPanel titleId={titleId} {...panel} />
    </Popover>
  );
}
