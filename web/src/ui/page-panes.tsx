import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { PagePane } from '../lib/page-pane';
import { Dispensable } from './lazy';
import { PageSheet } from './page-sheet';
import type { usePageBeside } from './use-page-beside';

type Props = {
  beside: ReturnType<typeof usePageBeside>;
  PagePane: PagePane;
  /** What the page proves. */
  children: ReactNode;
};

/** The page gets what an answer leaves that has 560 px in a window of 1280. */
const COLUMNS = 'repeat(2, minmax(0, 1fr))';

/** What a manual says, and the page that proves it: beside it where there is room, or over it once it is asked for. */
export function PagePanes({ beside, PagePane, children }: Props) {
  const { areTwo, place, quotations, heading, answer, isOpened, show, close, giveUp } = beside;
  const pane = place && (
    <Dispensable onMissing={giveUp} fallback={<Skeleton variant="rectangular" height="100%" />}>
      <PagePane
        place={place}
        onGo={show}
        onClose={close}
        beside={{
          ...{ quotations, headingRef: heading, takesFocus: isOpened },
          isReadBeside: areTwo,
        }}
      />
    </Dispensable>
  );
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 3, alignItems: 'start', '@media print': { display: 'block' } },
        gridTemplateColumns: pane && areTwo ? COLUMNS : 'minmax(0, 1fr)',
      }}
    >
      <Box ref={answer} sx={{ minWidth: 0 }}>
        {children}
      </Box>
      {pane && !areTwo && <PageSheet onClose={close}>{pane}</PageSheet>}
      {pane && areTwo && <BesidePane onClose={close}>{pane}</BesidePane>}
    </Box>
  );
}

/** In sight as long as what it proves is read. */
const BesidePane = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <Box
    component="section"
    aria-label="Manual"
    onKeyDown={({ key }) => {
      if (key === 'Escape') onClose();
    }}
    sx={{
      ...{ position: 'sticky', top: 88, height: 'calc(100dvh - 104px)', minHeight: 360 },
      ...{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' },
      displayPrint: 'none',
    }}
  >
    {children}
  </Box>
);
