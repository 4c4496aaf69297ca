import { Box, Typography } from '@mui/material';
import { EarlyFields } from '../../../lib/early-fields';
import { firstTitle, laterFace } from '../../../ui/first-title';
import { markerStroke } from '../../../ui/marker-stroke';
import { screenColumn } from '../../../ui/column';

const title = {
  ...{ ...firstTitle, ...laterFace, ...markerStroke },
  fontSize: { xs: '1.75rem', md: '2.25rem' },
};

/** What the screen is for. On phones index.html says the same before the app is there. */
export const Welcome = () => (
  <Box>
    <Typography variant="h1" sx={title}>
      ¿Qué quieres saber de tu vehículo?
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '76ch', textWrap: 'balance' }}>
      Pregunta con tus palabras. La respuesta sale de tu manual, con la página en la que está.
    </Typography>
  </Box>
);

/** The beginning of the screen while the rest is on its way. */
export const WelcomeAlone = () => (
  <Box sx={{ ...screenColumn(900), py: { xs: 3, md: 5 } }}>
    <Welcome />
    <EarlyFields name="question" />
  </Box>
);
