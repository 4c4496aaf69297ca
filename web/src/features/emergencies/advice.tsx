import { Box, Typography } from '@mui/material';

export const OWN_ADVICE = 'Es consejo de Guantera, no de tu manual.';

/** Before it is known what has happened; in the order in which the law asks for it: protect, then call. */
export const FIRST_OF_ALL = 'Para en un lugar seguro y enciende las luces de emergencia.';
export const IF_HURT = 'Si hay heridos o fuego, ponte a salvo y llama al 112.';

/** What we say ourselves, before law and manual, and that it is ours. */
export const Advice = ({ children }: { children: string | undefined }) =>
  children !== undefined && (
    <Box>
      <Typography sx={{ fontSize: '1.125rem', fontWeight: 600 }}>{children}</Typography>
      <Typography variant="body2" color="textSecondary">
        {OWN_ADVICE}
      </Typography>
    </Box>
  );
