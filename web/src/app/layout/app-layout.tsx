import { Box, useMediaQuery, type Theme } from '@mui/material';
import { useDeferredValue, useEffect, useState } from 'react';
import { Outlet, useMatch } from 'react-router-dom';
import { assistantParts } from '../../features/assistant/answer/lazy';
import { WelcomeAlone } from '../../features/assistant/ask/welcome';
import { RoadBar } from '../../features/emergencies/lazy-road-bar';
import { isOnRoadTrip } from '../../features/emergencies/on-road-trip';
import { LazyAddVehicleDialog } from '../../features/garage/lazy-vehicle-dialogs';
import { KeptNotice, Upkeep } from '../../features/glovebox/lazy';
import { notificationParts } from '../../features/notifications/lazy';
import { useServed } from '../../lib/offline/status';
import { useSession } from '../../lib/api/session';
import { fetchFigures } from '../../ui/figures';
import { Dispensable, fetchAll, fetchLater, OnceOpen } from '../../ui/lazy';
import { FullPageSpinner } from '../../ui/spinner';
import { theme } from '../../ui/theme';
import { paths } from '../../lib/paths';
import { AnswerDoor } from '../lazy';
import { RouteBoundary } from '../route-boundary';
import { layoutParts, MenuDrawer, NewVersion, Sidebar } from './lazy';
import { SetupReminder } from './setup-reminder';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useFocusOnNavigation } from './use-focus-on-navigation';

const SIDEBAR_WIDTH = 256;
const CONTENT_ID = 'contenido';

const besideThePage = {
  ...{ position: 'sticky', top: 0, width: SIDEBAR_WIDTH, height: '100dvh', flexShrink: 0 },
  ...{ borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper' },
} as const;

/** What is fetched after the page, in the order in which it is likely to be opened. */
const laterParts = [
  ...assistantParts,
  AnswerDoor,
  ...layoutParts,
  ...notificationParts,
  NewVersion,
  Upkeep,
];

/** The sidebar where it is part of the page and not behind a button. */
export async function fetchFrame(): Promise<void> {
  // Without it the frame stands all the same, and asks for it again.
  if (window.innerWidth >= theme.breakpoints.values.md) await fetchAll([Sidebar]);
}

/** True once the page has all that it needs, and what may be opened next has been fetched. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => fetchLater([...laterParts, { fetch: fetchFigures }], () => setSettled(true)), []);
  return isSettled;
}

/** The frame of every signed-in page: sidebar (an overlay below 900 px), top bar and the page itself. */
export function Component() {
  const isOverlay = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isAddingVehicle, setAddingVehicle] = useState(false);
  const { user } = useSession();
  const isSettled = useSettled();
  const closeMenu = () => setMenuOpen(false);
  const onAddVehicle = () => {
    closeMenu();
    setAddingVehicle(true);
  };
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink targetId={CONTENT_ID} />
      {!isOverlay && (
        <Box component="aside" aria-label="Barra lateral" sx={besideThePage}>
          <Dispensable>
            <Sidebar onNavigate={closeMenu} onAddVehicle={onAddVehicle} />
          </Dispensable>
        </Box>
      )}
      <OnceOpen open={isMenuOpen} onMissing={closeMenu}>
        <MenuDrawer
          open={isMenuOpen}
          width={SIDEBAR_WIDTH + 64}
          onClose={closeMenu}
          onAddVehicle={onAddVehicle}
        />
      </OnceOpen>
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar
          isSettled={isSettled}
          onOpenMenu={() => setMenuOpen(true)}
          onAddVehicle={onAddVehicle}
        />
        <PageItself user={user} />
      </Box>
      {isSettled && (
        <Dispensable>
          <NewVersion />
          {user && <Upkeep user={user} />}
        </Dispensable>
      )}
      {isAddingVehicle && <LazyAddVehicleDialog onClose={() => setAddingVehicle(false)} />}
    </Box>
  );
}

/** What the address is about, below what has to be said on every page. */
function PageItself({ user }: Pick<ReturnType<typeof useSession>, 'user'>) {
  const isServed = useServed();
  // The frame first, then the page: one commit of both holds the processor of a phone for too long.
  const isPageDue = useDeferredValue(true, false);
  const isHome = useMatch(paths.home) !== null;
  const contentRef = useFocusOnNavigation<HTMLElement>();
  return (
    <>
      {isOnRoadTrip() && (
        <Dispensable>
          <RoadBar />
        </Dispensable>
      )}
      <Box
        component="main"
        id={CONTENT_ID}
        ref={contentRef}
        tabIndex={-1}
        sx={{ flexGrow: 1, '&:focus-visible': { outline: 'none' } }}
      >
        <SetupReminder />
        {isServed && user && (
          <Dispensable>
            <KeptNotice user={user} />
          </Dispensable>
        )}
        <RouteBoundary place="page">
          {isPageDue ? <Outlet /> : isHome ? <WelcomeAlone /> : <FullPageSpinner place="page" />}
        </RouteBoundary>
      </Box>
    </>
  );
}
