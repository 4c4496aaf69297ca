import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LineDrawing, type LineDrawingName } from './line-drawing';

type Picture = { icon: ReactNode; drawing?: never } | { icon?: never; drawing: LineDrawingName };

type Props = Picture & {
  title: string;
  /** What the place is for, and the next step. */
  description: ReactNode;
  action?: ReactNode;
};

/** A list or panel with nothing in it yet. */
export function EmptyState({ icon, drawing, title, description, action }: Props) {
  return (
    <Box sx={{ textAlign: 'center', py: { xs: 3, md: 7 }, px: 3, maxWidth: 480, mx: 'auto' }}>
      {drawing ? (
        <Box sx={{ color: 'primary.main', mb: 1.5 }}>
          <LineDrawing name={drawing} />
        </Box>
      ) : (
        <Disc>{icon}</Disc>
      )}
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
        {description}
      </Typography>
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}

const Disc = ({ children }: { children: ReactNode }) => (
  <Box
    aria-hidden
    sx={{
      display: 'inline-flex',
      p: 2,
      mb: 2,
      borderRadius: '50%',
      bgcolor: 'primary.light',
      color: 'primary.main',
      '& svg': { fontSize: 32 },
    }}
  >
    {children}
  </Box>
);
