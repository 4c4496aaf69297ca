import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A titled part of the sidebar. */
export function SidebarSection({ title, action, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, pl: 1.5 }}>
        <Typography
          id={id}
          variant="overline"
          component="h2"
          color="textSecondary"
          sx={{ flexGrow: 1 }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
