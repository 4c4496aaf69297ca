import { Box, ButtonBase, Typography } from '@mui/material';

type Props = { isRegistering: boolean; onSwitch: () => void };

/** Below the form: from signing in to a new account, and back. */
export const RegistrationSwitch = ({ isRegistering, onSwitch }: Props) => (
  <Box sx={{ textAlign: 'center' }}>
    <Typography variant="body2" component="span" color="textSecondary">
      {isRegistering ? '¿Ya tienes cuenta?' : '¿Te han invitado y es tu primera vez?'}{' '}
    </Typography>
    <ButtonBase
      onClick={onSwitch}
      sx={{
        minHeight: 44,
        px: 0.5,
        typography: 'body2',
        fontWeight: 600,
        color: 'primary.main',
        textDecoration: 'underline',
        verticalAlign: 'baseline',
      }}
    >
      {isRegistering ? 'Inicia sesión' : 'Crea tu cuenta'}
    </ButtonBase>
  </Box>
);
