import { Box, Typography } from '@mui/material';

/** What the screen is for. */
export const Welcome = () => (
  <Box>
    <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
      ¿Qué quieres saber de tu vehículo?
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '60ch', textWrap: 'pretty' }}>
      Pregunta con tus palabras. La respuesta sale de tu manual, con la página en la que está.
    </Typography>
  </Box>
);
