import { Box, Paper, Stack, Typography } from '@mui/material';
import { useId, type ReactElement, type ReactNode } from 'react';

type Props = { title: string; icon: ReactElement; action?: ReactNode; children: ReactNode };

/** A titled part of the profile. */
export function Panel({ title, icon, action, children }: Props) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ px: { xs: 2, sm: 3 }, py: { xs: 1, sm: 2 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 44 }}>
        <Box aria-hidden sx={{ display: 'flex', color: 'primary.main' }}>
          {icon}
        </Box>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Paper>
  );
}
