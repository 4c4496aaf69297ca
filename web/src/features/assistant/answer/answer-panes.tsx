import { Box, Stack } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { PagePanes } from '../../../ui/page-panes';

type Props = ComponentProps<typeof PagePanes> & {
  /** Where the next question is written, at the foot of the screen. */
  box: ReactNode;
};

/** Below the bar at the top and its room. */
const WHOLE = { xs: 'calc(100dvh - 77px)', md: 'calc(100dvh - 89px)' } as const;

/** An answer with the next question below it, and the page that proves it. */
export const AnswerPanes = ({ box, children, ...panes }: Props) => (
  <PagePanes {...panes}>
    <Box
      sx={{
        // The box stays at the foot of the screen, however short the answer is.
        ...{ display: 'flex', flexDirection: 'column', minHeight: WHOLE },
        maxWidth: panes.beside.areTwo ? 680 : 'none',
      }}
    >
      <Stack component="article" aria-label="Respuesta" sx={{ gap: { xs: 1.5, md: 2 }, pb: 3 }}>
        {children}
      </Stack>
      {box}
    </Box>
  </PagePanes>
);
