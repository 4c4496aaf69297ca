import OfflineIcon from '@mui/icons-material/CloudOffOutlined';
import { AlertTitle, Box, Button, Link as TextLink } from '@mui/material';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths, vehiclePath } from '../../../lib/paths';
import { AlertWithAction } from '../../../ui/alert-with-action';

type Props = { vehicleId: number; onRetry: () => void; retryRef: Ref<HTMLButtonElement> };

/** What this device keeps of a vehicle, and what it tells of any. */
const waysOn = (vehicleId: number): readonly { label: string; to: string }[] => [
  { label: 'Ficha', to: vehiclePath(vehicleId, 'ficha') },
  { label: 'Testigos', to: vehiclePath(vehicleId, 'testigos') },
  { label: 'Emergencias', to: paths.road },
];

/** A question that found no network: nothing has gone wrong, it waits, and much is known without one. */
export const UnsentQuestion = ({ vehicleId, onRetry, retryRef }: Props) => (
  <AlertWithAction
    severity="info"
    role="status"
    icon={<OfflineIcon fontSize="inherit" />}
    action={
      <Button ref={retryRef} color="inherit" onClick={onRetry}>
        Reintentar
      </Button>
    }
  >
    <AlertTitle>Sin conexión</AlertTitle>
    Tu pregunta sigue escrita en el cuadro. Mientras vuelve la red, mira lo que se abre sin ella:
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {waysOn(vehicleId).map(({ label, to }) => (
        <TextLink
          key={to}
          component={Link}
          to={to}
          color="inherit"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
        >
          {label}
        </TextLink>
      ))}
    </Box>
  </AlertWithAction>
);
