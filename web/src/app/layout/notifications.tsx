import { manualNews } from '../../features/manuals/manual-news';
import { useManualWatch } from '../../features/manuals/use-manual-watch';
import { NotificationsMenu } from '../../features/notifications/notifications-menu';
import { useSession } from '../../lib/session';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { paths } from '../paths';

/** What the owner is told on whatever page: samples, and what became of the own manuals. */
export function Notifications() {
  const { user } = useSession();
  const { manuals, spoken } = useManualWatch();
  if (!user) return null;
  const news = manualNews(manuals).map((item) => ({ ...item, path: paths.manuals }));
  return (
    <>
      <NotificationsMenu ownerId={user.id} news={news} />
      <span role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </span>
    </>
  );
}
