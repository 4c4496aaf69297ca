import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A page of a manual beside what it proves, in sight as long as that is read. */
export const BesidePane = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
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
