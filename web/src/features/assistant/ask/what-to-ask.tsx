import { Box, Typography } from '@mui/material';

const features = {
  Especificaciones:
    'Presiones, capacidades, medidas y pares de apriete, tal como los da tu manual.',
  Mantenimiento: 'Qué toca, cada cuánto y con qué, para que nada se quede sin revisar.',
  'Solución de problemas': 'Qué significa un testigo, qué puedes hacer tú y cuándo conviene parar.',
};

/** What can be asked about. Nothing here is pressed, and nothing looks as if it were. */
export const WhatToAsk = () => (
  <Box
    component="ul"
    aria-label="Sobre qué puedes preguntar"
    sx={{
      ...{ display: 'grid', columnGap: 3, rowGap: 2, p: 0, m: 0, listStyle: 'none' },
      gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
    }}
  >
    {Object.entries(features).map(([title, description]) => (
      <li key={title}>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {description}
        </Typography>
      </li>
    ))}
  </Box>
);
