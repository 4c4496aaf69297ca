import { onDemand } from '../../ui/on-demand';

/** What the bell opens. */
export const NotificationsPopover = onDemand(
  async () => (await import('./notifications-popover')).NotificationsPopover,
);

export const notificationParts = [NotificationsPopover];
