import { Box, Skeleton, Stack } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import type { PagePane } from '../../../lib/page-pane';
import { Dispensable } from '../../../ui/lazy';
import { BesidePane } from '../../../ui/beside-pane';
import { PageSheet } from '../../../ui/page-sheet';
import type { usePageBeside } from '../excerpt/use-page-beside';

type Props = {
  /** Whether there is room for two. */
  areTwo: boolean;
  beside: ReturnType<typeof usePageBeside>;
  PagePane: PagePane;
  /** Where the next question is written, at the foot of the screen. */
  box: ReactNode;
  children: ReactNode;
};

/** Below the bar at the top and its room. */
const WHOLE = { xs: 'calc(100dvh - 77px)', md: 'calc(100dvh - 89px)' } as const;

/** An answer, and the page that proves it: beside it where there is room, or over it once it is asked for. */
export function AnswerPanes({ areTwo, beside, PagePane, box, children }: Props) {
  const { place, quotations, heading, answer, isOpened, show, close } = beside;
  const pane = place && (
    <Dispensable>
      <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
        <PagePane
          place={place}
          onGo={show}
          onClose={close}
          beside={{ quotations, headingRef: heading, takesFocus: isOpened }}
        />
      </Suspense>
    </Dispensable>
  );
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 4, alignItems: 'start', '@media print': { display: 'block' } },
        gridTemplateColumns:
          place && areTwo
            ? 'minmax(0, 680fr) minmax(360px, 440fr)'
            : `minmax(0, ${areTwo ? '680px' : '1fr'})`,
      }}
    >
      <Box
        ref={answer}
        // The box stays at the foot of the screen, however short the answer is.
        sx={{ ...{ minWidth: 0, display: 'flex', flexDirection: 'column' }, minHeight: WHOLE }}
      >
        <Stack component="article" aria-label="Respuesta" sx={{ gap: { xs: 1.5, md: 2 }, pb: 3 }}>
          {children}
        </Stack>
        {box}
      </Box>
      {pane && !areTwo && <PageSheet onClose={close}>{pane}</PageSheet>}
      {pane && areTwo && <BesidePane onClose={close}>{pane}</BesidePane>}
    </Box>
  );
}
