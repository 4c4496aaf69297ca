import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../lib/api/session';
import { paths } from '../../lib/paths';

/** The way back into the guided setup for an owner who left it in the middle. */
export function SetupReminder() {
  const { user } = useSession();
  if (!user || user.onboardingCompleted) return null;
  return (
    <Box
      component="section"
      aria-label="Configuración sin terminar"
      sx={{ px: { xs: 2, sm: 3 }, py: 1.5, bgcolor: 'primary.light', color: 'primary.dark' }}
    >
      <Typography variant="body2">
        Te quedan pasos de la configuración.{' '}
        <Link component={RouterLink} to={paths.onboarding} color="inherit" sx={{ fontWeight: 600 }}>
          Continuar la configuración
        </Link>
      </Typography>
    </Box>
  );
}
