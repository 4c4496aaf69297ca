import { Stack, Typography } from '@mui/material';

/** How to get in for those who cannot yet. */
export function InvitationInfo() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h3" component="h2">
        Esta plataforma es solo por invitación
      </Typography>
      <Typography color="textSecondary">
        Para entrar en Guantera necesitas un correo de una organización autorizada o una invitación
        personal.
      </Typography>
      <Typography color="textSecondary">
        ¿Todavía no la tienes? Contacta con el administrador y dile con qué correo quieres acceder.
        Cuando te confirme el acceso, vuelve aquí e inicia sesión con ese mismo correo.
      </Typography>
    </Stack>
  );
}
