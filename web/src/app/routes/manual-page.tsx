import { Box } from '@mui/material';
import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate, type Location } from 'react-router-dom';
import { PagePane } from '../../features/page/page-pane';
import { addressOf, placeAt, type Place } from '../../lib/page-address';
import { useDocumentTitle } from '../../ui/document-title';
import { onDemand } from '../../ui/lazy';
import { PageSheet } from '../../ui/page-sheet';
import { paths } from '../../lib/paths';

const NotFoundPage = onDemand(async () => (await import('./not-found')).Component);

/** The bar above the page, with its line (layout/top-bar.tsx). */
const TOP_BAR = 65;

type State = { behind?: Location } | null;

/** What the address names, and how to go to another page: within one visit, so that Back leaves the manual. */
function usePlace(): { place: Place | null; behind: Location | null; go: (to: Place) => void } {
  const location = useLocation() as Location<State>;
  const navigate = useNavigate();
  const place = placeAt(location);
  useDocumentTitle(place ? `Página ${place.page} del manual` : 'Manual');
  const state = { ...location.state, keepsFocus: true };
  return {
    place,
    behind: location.state?.behind ?? null,
    go: (to) => void navigate(addressOf(to), { replace: true, state }),
  };
}

/** A page of a manual by its address. */
export function Component() {
  const { place, go } = usePlace();
  const navigate = useNavigate();
  if (!place) return <NotFoundPage />;
  return (
    <Box sx={{ height: `calc(100dvh - ${TOP_BAR}px)` }}>
      <PagePane place={place} onGo={go} onClose={() => void navigate(paths.manuals)} />
    </Box>
  );
}

/** The screen that a page lies over has its name again afterwards. Before anything names the page. */
function useNameBelow(): void {
  useEffect(() => {
    const name = document.title;
    return () => {
      document.title = name;
    };
  }, []);
}

/** Screens whose pages stand beside what they prove: those show them themselves, also where they lie over it. */
const WITH_PAGES = [paths.home, `${paths.vehicles}/:vehicle/testigos`];

/** The same over the screen that it was opened from. */
export function PageOverlay() {
  useNameBelow();
  const { place, behind, go } = usePlace();
  const navigate = useNavigate();
  if (behind && WITH_PAGES.some((path) => matchPath(path, behind.pathname))) return null;
  const close = () => void navigate(-1);
  return (
    <PageSheet onClose={close}>
      {place ? <PagePane place={place} onGo={go} onClose={close} /> : <NotFoundPage />}
    </PageSheet>
  );
}
