import { Box, Link, Typography } from '@mui/material';

type Props = { isRegistering: boolean; onSwitch: () => void };

/** Below the form: from signing in to a new account, and back. */
export const RegistrationSwitch = ({ isRegistering, onSwitch }: Props) => (
  <Box sx={{ textAlign: 'center' }}>
    <Typography variant="body2" component="span" color="textSecondary">
      {isRegistering ? '¿Ya tienes cuenta?' : '¿Te han invitado y es tu primera vez?'}{' '}
    </Typography>
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={onSwitch}
      sx={{ minHeight: 44, px: 0.5, fontWeight: 600, verticalAlign: 'baseline' }}
    >
      {isRegistering ? 'Inicia sesión' : 'Crea tu cuenta'}
    </Link>
  </Box>
);
