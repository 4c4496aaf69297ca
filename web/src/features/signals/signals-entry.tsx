import ArrowIcon from '@mui/icons-material/ArrowForward';
import LightIcon from '@mui/icons-material/WarningAmberOutlined';
import { Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listSignals } from '@contract';
import { queryOf } from '../../lib/queries';

type Props = { vehicleId: number; to: string };

const HEIGHT = 64;

/** The way in for whoever has a light on; not there where lights are switched off. Its answer is what the next page shows. */
export function SignalsEntry({ vehicleId, to }: Props) {
  const { data, isPending } = useQuery(queryOf(listSignals, { id: vehicleId }));
  if (isPending) return <Skeleton variant="rounded" height={HEIGHT} />;
  // Where it cannot be told the page behind it says so.
  if (data && !data.isAvailable) return null;
  return (
    <Button
      component={Link}
      to={to}
      variant="outlined"
      color="warning"
      size="large"
      startIcon={<LightIcon />}
      endIcon={<ArrowIcon />}
      sx={{
        ...{ minHeight: HEIGHT, fontSize: '1.0625rem', justifyContent: 'flex-start' },
        '& .MuiButton-endIcon': { ml: 'auto' },
      }}
    >
      Se me ha encendido un testigo
    </Button>
  );
}
