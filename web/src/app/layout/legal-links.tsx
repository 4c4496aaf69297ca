import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

const links = [
  { to: paths.monitor, label: 'Estado del servicio' },
  { to: paths.privacy, label: 'Privacidad' },
  { to: paths.legalNotice, label: 'Aviso legal' },
];

/** The foot of every page that anybody may see. */
export const LegalLinks = () => (
  <Box
    component="nav"
    aria-label="Información legal"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      columnGap: 2.5,
      typography: 'body2',
    }}
  >
    {links.map(({ to, label }) => (
      <Box
        key={to}
        component={Link}
        to={to}
        sx={{
          color: 'text.secondary',
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
        }}
      >
        {label}
      </Box>
    ))}
  </Box>
);
