import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../ui/document-title';
import { EmptyState } from '../../ui/empty-state';

/** The last page of somebody who erased the account. */
export function AccountErasedScreen({ signInPath }: { signInPath: string }) {
  useDocumentTitle('Cuenta eliminada');
  return (
    <EmptyState
      icon={<DoneIcon />}
      title="Tu cuenta está eliminada"
      description="Tus vehículos, manuales y búsquedas se están borrando y en unos minutos no quedará nada. Si algún día vuelves, empezarás desde cero."
      action={
        <Button component={Link} to={signInPath} variant="outlined">
          Ir a la página de acceso
        </Button>
      }
    />
  );
}
