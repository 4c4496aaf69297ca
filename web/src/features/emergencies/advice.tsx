import { Box, Typography } from '@mui/material';

/** What we say ourselves, before law and manual, and that it is ours. */
export const Advice = ({ children }: { children: string | undefined }) =>
  children !== undefined && (
    <Box>
      <Typography sx={{ fontSize: '1.125rem', fontWeight: 600 }}>{children}</Typography>
      <Typography variant="body2" color="textSecondary">
        Es consejo de Guantera, no de tu manual.
      </Typography>
    </Box>
  );
