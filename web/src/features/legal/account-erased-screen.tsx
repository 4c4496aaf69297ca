import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../ui/document-title';

/** The last page of somebody who erased the account. */
export function AccountErasedScreen({ signInPath }: { signInPath: string }) {
  useDocumentTitle('Cuenta eliminada');
  return (
    <Box sx={{ py: { xs: 3, md: 6 }, textAlign: 'center' }}>
      <DoneIcon aria-hidden color="success" sx={{ fontSize: 48, mb: 1 }} />
      <Typography variant="h1">Tu cuenta está eliminada</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, textWrap: 'pretty' }}>
        Tus vehículos, manuales y búsquedas se están borrando: en unos minutos no quedará nada. Si
        algún día vuelves, empezarás desde cero.
      </Typography>
      <Button component={Link} to={signInPath} variant="outlined">
        Ir a la página de acceso
      </Button>
    </Box>
  );
}
