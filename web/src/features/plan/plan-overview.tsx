import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import {
  getPlanCalendar,
  getServicesCsv,
  type Plan,
  type PlanItem,
  type Service,
  type Vehicle,
} from '@contract';
import { isAllTold, untoldSentences } from '../../lib/vehicle-part';
import { InspectionCard } from './inspection-card';
import { KmField } from './km-field';
import { NoPlan } from './no-plan';
import { PlanLists } from './plan-lists';
import { PlanSettings } from './plan-settings';
import { ServicesList } from './services-list';
import { useDownload } from './use-download';

type Props = {
  vehicle: Vehicle;
  plan: Plan;
  addressOf: (item: PlanItem) => string;
  onDone: (item: PlanItem) => void;
  onInspected: () => void;
  onEdit: (service: Service) => void;
};

/** What is due, what was done, and what only the owner knows. */
export function PlanOverview({ vehicle, plan, addressOf, onDone, onInspected, onEdit }: Props) {
  const { items, inspection } = plan;
  const shown = items.filter(({ isHidden, isOfOther }) => !isHidden && !isOfOther);
  const hidden = items.filter(({ isHidden, isOfOther }) => isHidden && !isOfOther);
  return (
    <Stack sx={{ gap: 3 }}>
      <KmField vehicleId={vehicle.id} odometer={plan.odometer} />
      {!isAllTold(plan) && <Typography role="status">{untoldSentences(plan).join(' ')}</Typography>}
      {items.length === 0 ? (
        <NoPlan plan={plan} />
      ) : (
        <>
          <PlanSettings vehicleId={vehicle.id} plan={plan} />
          <PlanLists items={shown} {...{ addressOf, onDone }} />
        </>
      )}
      {inspection && <InspectionCard inspection={inspection} onDone={onInspected} />}
      {hidden.length > 0 && (
        <Box component="details">
          <Typography
            component="summary"
            sx={{ minHeight: 44, lineHeight: '44px', cursor: 'pointer' }}
          >
            No se muestran ({hidden.length})
          </Typography>
          <PlanLists items={hidden} {...{ addressOf, onDone }} />
        </Box>
      )}
      <Box component="section" aria-labelledby="plan-services">
        <Typography id="plan-services" variant="h2" sx={{ mb: 1 }}>
          Servicios hechos
        </Typography>
        <ServicesList vehicleId={vehicle.id} onEdit={onEdit} />
      </Box>
      <Downloads vehicleId={vehicle.id} />
    </Stack>
  );
}

function Downloads({ vehicleId }: { vehicleId: number }) {
  const { mutate, isPending } = useDownload(vehicleId);
  const button = { startIcon: <DownloadIcon />, disabled: isPending, sx: { minHeight: 44 } };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Button
        {...button}
        onClick={() => mutate({ file: getPlanCalendar, name: 'mantenimiento.ics' })}
      >
        Añadir a tu calendario (.ics)
      </Button>
      <Button {...button} onClick={() => mutate({ file: getServicesCsv, name: 'servicios.csv' })}>
        Servicios en hoja de cálculo (.csv)
      </Button>
    </Stack>
  );
}
