import { Chip, CircularProgress } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

type Props = {
  label: ReactNode;
  tone: Tone;
  /** Tells states apart without colour; a spinner takes its place while something is under way. */
  icon: ReactElement;
  isBusy?: boolean;
  variant?: 'filled' | 'outlined';
};

const paletteOf = (tone: Tone) => (tone === 'neutral' ? 'secondary' : tone);

/** A state in one word, with its icon: legible without colour. */
export function StatusChip({ label, tone, icon, isBusy = false, variant = 'filled' }: Props) {
  const palette = paletteOf(tone);
  return (
    <Chip
      size="small"
      label={label}
      icon={isBusy ? <CircularProgress size={14} color="inherit" aria-hidden /> : icon}
      variant={variant}
      sx={{
        color: `${palette}.dark`,
        ...(variant === 'filled' ? { bgcolor: `${palette}.light` } : { borderColor: 'divider' }),
        '& .MuiChip-icon': { color: 'inherit', ml: 0.75, fontSize: 16 },
      }}
    />
  );
}
