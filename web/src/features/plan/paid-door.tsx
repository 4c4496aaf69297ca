import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Typography } from '@mui/material';
import type { Service } from '@contract';
import { Door } from '../../ui/door';
import { doneText } from './plan-texts';
import { useServices } from './use-plan';

type Props = { vehicleId: number; to: string };

/** How many of the last ones an answer names. */
const FEW = 3;

const isPaid = ({ price }: Service): boolean => price !== null;

/** What its owner paid before: no manual knows a price. Nothing where no service has one. */
export function PaidDoor({ vehicleId, to }: Props) {
  const { data: services = [] } = useServices(vehicleId);
  const paid = services.filter(isPaid).slice(0, FEW);
  if (paid.length === 0) return null;
  return (
    <Door
      {...{ label: 'Tus servicios', icon: <ReceiptIcon />, to }}
      title="Lo que pagaste antes"
      action="Ver tus servicios"
    >
      <Box component="ul" sx={{ m: 0, p: 0, mt: 0.5, listStyle: 'none', '& li + li': { mt: 0.5 } }}>
        {paid.map((service) => (
          <li key={service.id}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {service.what}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {doneText(service)}
            </Typography>
          </li>
        ))}
      </Box>
    </Door>
  );
}
