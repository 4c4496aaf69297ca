import { manualNews } from '../../features/manuals/manual-news';
import { useManualWatch } from '../../features/manuals/use-manual-watch';
import { NotificationsMenu } from '../../features/notifications/notifications-menu';
import { useSession } from '../../lib/api/session';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { paths, vehiclePath } from '../../lib/paths';

type Props = {
  /** The page has all that it needs. */
  isSettled: boolean;
};

const planPathOf = (vehicleId: number): string => vehiclePath(vehicleId, 'mantenimiento');

/** What the owner is told on whatever page: samples, what became of the own manuals, and what is due. */
export function Notifications({ isSettled }: Props) {
  const { user } = useSession();
  const { manuals, spoken } = useManualWatch();
  if (!user) return null;
  const news = manualNews(manuals).map((item) => ({ ...item, path: paths.manuals }));
  return (
    <>
      <NotificationsMenu ownerId={user.id} {...{ news, isSettled, planPathOf }} />
      <span role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </span>
    </>
  );
}
