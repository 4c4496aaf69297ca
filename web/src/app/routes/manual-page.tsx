import { Box, Drawer } from '@mui/material';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PagePane } from '../../features/page/page-pane';
import type { Place } from '../../features/page/use-page';
import { useDocumentTitle } from '../../ui/document-title';
import { paths } from '../paths';
import { onDemand } from '../../ui/on-demand';

const NotFoundPage = onDemand(async () => (await import('./not-found')).Component);

const IS_NUMBER = /^[1-9]\d{0,5}$/;

const numberOf = (text: string | undefined): number | null =>
  IS_NUMBER.test(text ?? '') ? Number(text) : null;

/** What the address names, and how to go to another page: within one visit, so that Back leaves the manual. */
function usePlace(): { place: Place | null; go: (place: Place) => void } {
  const params = useParams();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: object | null };
  const navigate = useNavigate();
  const [manual, page] = [numberOf(params['manual']), numberOf(params['page'])];
  useDocumentTitle(page === null ? 'Manual' : `Página ${page} del manual`);
  return {
    place: manual && page ? { manual, page, marks: search.get('marcas') ?? '' } : null,
    go: ({ manual: to, page: number, marks }) => {
      const path = `/manuals/${to}/pagina/${number}`;
      void navigate(marks ? `${path}?marcas=${marks}` : path, {
        replace: true,
        state: { ...state, keepsFocus: true },
      });
    },
  };
}

/** A page of a manual by its address. */
export function Component() {
  const { place, go } = usePlace();
  const navigate = useNavigate();
  if (!place) return <NotFoundPage />;
  return (
    <Box sx={{ height: { xs: 'calc(100dvh - 56px)', sm: 'calc(100dvh - 64px)' } }}>
      <PagePane place={place} onGo={go} onClose={() => void navigate(paths.manuals)} />
    </Box>
  );
}

/** The same over the screen that it was opened from: a sheet on phones, a pane beside the answer on desks. */
export function PageOverlay() {
  const { place, go } = usePlace();
  const navigate = useNavigate();
  const close = () => void navigate(-1);
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: {
          'aria-label': 'Manual',
          role: 'dialog',
          'aria-modal': true,
          sx: { width: { xs: '100%', md: 'min(760px, 60vw)' }, overflow: 'hidden' },
        },
      }}
    >
      {place ? <PagePane place={place} onGo={go} onClose={close} /> : <NotFoundPage />}
    </Drawer>
  );
}
