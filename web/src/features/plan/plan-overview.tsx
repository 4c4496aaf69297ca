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
import { HistoryCard } from './history-card';
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
  // Whose services are written down has told it by these.
  const isAsked = plan.followed !== null || shown.every(({ last }) => last === null);
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
          {isAsked && <HistoryCard vehicleId={vehicle.id} plan={plan} />}
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
      <Downloads vehicleId={vehicle.id} missing={undated(shown)} />
    </Stack>
  );
}

/** Works that no calendar can have. */
const undated = (items: readonly PlanItem[]): number =>
  items.filter(({ due, isHabit }) => due.date === null && !isHabit).length;

function Downloads({ vehicleId, missing }: { vehicleId: number; missing: number }) {
  const { mutate, isPending } = useDownload(vehicleId);
  const button = { startIcon: <DownloadIcon />, disabled: isPending, sx: { minHeight: 44 } };
  return (
    <Box>
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
      {missing > 0 && (
        <Typography variant="body2" color="textSecondary">
          {missing === 1
            ? 'En el calendario faltará un trabajo: no sabemos cuándo toca.'
            : `En el calendario faltarán ${missing} trabajos: no sabemos cuándo tocan.`}
        </Typography>
      )}
    </Box>
  );
}
