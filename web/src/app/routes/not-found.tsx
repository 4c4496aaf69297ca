import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../ui/document-title';
import { Logo } from '../../ui/logo';
import { paths } from '../../lib/paths';
import { screenColumn } from '../../ui/column';

export function Component() {
  useDocumentTitle('404 Page Not Found');
  return (
    <Box
      component="main"
      sx={{
        ...screenColumn(600),
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 2,
      }}
    >
      <Logo />
      <Typography variant="h1" lang="en" sx={{ mt: 2 }}>
        404 Page Not Found
      </Typography>
      <Typography color="textSecondary">
        Esta dirección no lleva a ningún sitio. Comprueba que está bien escrita o vuelve al
        principio.
      </Typography>
      <Button
        component={Link}
        to={paths.home}
        variant="contained"
        sx={{ alignSelf: 'flex-start', mt: 1 }}
      >
        Ir al inicio
      </Button>
    </Box>
  );
}
