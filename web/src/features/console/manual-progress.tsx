import { Box, LinearProgress, Stack, Typography } from '@mui/material';

type Props = { label: string; percent: number };

/** A bar while the work is neither untouched nor done. */
export function ManualProgress({ label, percent }: Props) {
  if (percent <= 0 || percent >= 100) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', width: '100%', maxWidth: 320 }}>
      <Box sx={{ flex: 1 }}>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={label}
          sx={{ height: 6, borderRadius: 1 }}
        />
      </Box>
      <Typography variant="body2">{Math.round(percent)}%</Typography>
    </Stack>
  );
}
