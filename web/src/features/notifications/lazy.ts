import { onDemand } from '../../ui/lazy';

/** What the bell opens. */
export const NotificationsPopover = onDemand(
  async () => (await import('./notifications-popover')).NotificationsPopover,
);

export const notificationParts = [NotificationsPopover];
