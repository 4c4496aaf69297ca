import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  tone: 'error' | 'warning' | 'info';
  /** What heads it in the manual; may be empty. */
  label: string;
  children: ReactNode;
};

/** A warning of the manual, set apart from what it warns of, its label from its words. */
export function WarningNote({ tone, label, children }: Props) {
  const Icon = tone === 'info' ? InfoIcon : WarningIcon;
  return (
    <Box
      role="note"
      sx={{
        ...{ display: 'flex', gap: 1.5, px: 2, py: 1.5, maxWidth: '68ch', borderRadius: 1 },
        ...{ borderLeft: 4, borderColor: `${tone}.main`, bgcolor: `${tone}.light` },
        color: 'text.primary',
      }}
    >
      <Icon aria-hidden sx={{ color: `${tone}.dark`, mt: 0.25, flexShrink: 0 }} />
      <Box sx={{ minWidth: 0 }}>
        {label !== '' && (
          <Typography sx={{ fontWeight: 700, color: `${tone}.dark` }}>{label}</Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}
