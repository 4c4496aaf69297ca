import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '../../ui/logo';
import { paths } from '../../lib/paths';
import { LegalLinks } from './legal-links';
import { screenColumn } from '../../ui/column';

/** The frame of a page that anybody may see: the way home, and one column. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      ...screenColumn(600),
      ...{ minHeight: '100dvh', py: { xs: 2, md: 4 }, display: 'flex', flexDirection: 'column' },
    }}
  >
    <Box component="header" sx={{ mb: { xs: 3, md: 5 } }}>
      <Link
        component={RouterLink}
        to={paths.home}
        aria-label="Guantera: ir al inicio"
        color="inherit"
        underline="none"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        <Logo />
      </Link>
    </Box>
    <Box component="main" sx={{ flexGrow: 1 }}>
      {children}
    </Box>
    <Box component="footer" sx={{ mt: 4 }}>
      <LegalLinks />
    </Box>
  </Box>
);
