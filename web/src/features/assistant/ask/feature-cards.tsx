import BuildIcon from '@mui/icons-material/BuildOutlined';
import TroubleshootIcon from '@mui/icons-material/TroubleshootOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { Box, Card, Typography } from '@mui/material';
import type { ReactElement } from 'react';

type Feature = { icon: ReactElement; title: string; description: string };

const features: readonly Feature[] = [
  {
    icon: <TuneIcon />,
    title: 'Especificaciones',
    description: 'Presiones, capacidades, medidas y pares de apriete, tal como los da tu manual.',
  },
  {
    icon: <BuildIcon />,
    title: 'Mantenimiento',
    description: 'Qué toca, cada cuánto y con qué, para que nada se quede sin revisar.',
  },
  {
    icon: <TroubleshootIcon />,
    title: 'Solución de problemas',
    description: 'Qué significa un testigo, qué puedes hacer tú y cuándo conviene parar.',
  },
];

/** What can be asked about. */
export const FeatureCards = () => (
  <Box
    component="ul"
    aria-label="Sobre qué puedes preguntar"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      gap: 2,
      p: 0,
      m: 0,
      listStyle: 'none',
    }}
  >
    {features.map(({ icon, title, description }) => (
      <Card
        component="li"
        key={title}
        sx={{
          p: 2,
          display: 'grid',
          alignContent: 'start',
          gridTemplateColumns: { xs: 'auto 1fr', sm: '1fr' },
          columnGap: 1.5,
          '& > svg': {
            color: 'primary.main',
            gridRow: { xs: 'span 2', sm: 'auto' },
            mb: { sm: 1 },
          },
        }}
      >
        {icon}
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, textWrap: 'pretty' }}>
          {description}
        </Typography>
      </Card>
    ))}
  </Box>
);
