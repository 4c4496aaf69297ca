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
import { EntryList } from './entry-list';
import { HistoryCard } from './history-card';
import { InspectionCard } from './inspection-card';
import { KmField } from './km-field';
import { NoPlan } from './no-plan';
import { Habits, PlanLists } from './plan-lists';
import { PlanSettings } from './plan-settings';
import { entriesOf } from './plan-visits';
import { ServicesList } from './services-list';
import { useDownload } from './use-download';
import type { WorkActions } from './work-row';

type Props = WorkActions & {
  vehicle: Vehicle;
  plan: Plan;
  onInspected: () => void;
  onEdit: (service: Service) => void;
};

const column = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
/** Two lists beside each other where each is wide enough to be read. */
const columns = {
  ...{ display: 'grid', columnGap: 4, rowGap: 3, alignItems: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
/** Beside all that the other column has: what is below goes on there where that ends. */
const beside = { ...column, gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } } as const;

const isShown = ({ isHidden, isOfOther }: PlanItem): boolean => !isHidden && !isOfOther;

/** What only the owner knows, above what is near and, beside it, what can wait. */
export function PlanOverview({ vehicle, plan, onInspected, onEdit, ...actions }: Props) {
  const { items, visits, inspection } = plan;
  const shown = items.filter(isShown);
  const lists = { items: shown, visits, ...actions };
  // Whose services are written down has told it by these.
  const isAsked = plan.followed !== null || shown.every(({ last }) => last === null);
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={columns}>
        <KmField vehicleId={vehicle.id} odometer={plan.odometer} />
        {items.length > 0 && <PlanSettings vehicleId={vehicle.id} plan={plan} />}
      </Box>
      {!isAllTold(plan) && <Typography role="status">{untoldSentences(plan).join(' ')}</Typography>}
      {items.length === 0 && <NoPlan plan={plan} />}
      <Box sx={{ ...columns, gridTemplateRows: { lg: 'auto 1fr' } }}>
        <Box sx={column}>
          {items.length > 0 && isAsked && <HistoryCard vehicleId={vehicle.id} plan={plan} />}
          {items.length > 0 && <PlanLists {...lists} states={['now', 'soon', 'unknown']} />}
        </Box>
        <Box sx={beside}>
          <PlanLists {...lists} states={['later']} />
          <Habits items={shown} {...actions} />
          {inspection && <InspectionCard inspection={inspection} onDone={onInspected} />}
          <Hidden {...{ items, ...actions }} />
        </Box>
        <Box sx={column}>
          <DoneServices {...{ vehicle, items, onEdit }} />
          <Downloads vehicleId={vehicle.id} missing={undated(shown)} />
        </Box>
      </Box>
    </Stack>
  );
}

function Hidden({ items, ...actions }: WorkActions & { items: readonly PlanItem[] }) {
  const hidden = items.filter(({ isHidden, isOfOther }) => isHidden && !isOfOther);
  if (hidden.length === 0) return null;
  return (
    <Box component="details">
      <Typography component="summary" sx={{ minHeight: 44, lineHeight: '44px', cursor: 'pointer' }}>
        No se muestran ({hidden.length})
      </Typography>
      <EntryList isLong={false} entries={entriesOf(hidden)} {...actions} />
    </Box>
  );
}

type DoneProps = Pick<Props, 'vehicle' | 'onEdit'> & { items: readonly PlanItem[] };

const DoneServices = ({ vehicle, items, onEdit }: DoneProps) => (
  <Box component="section" aria-labelledby="plan-services">
    <Typography id="plan-services" variant="h2" sx={{ mb: 1 }}>
      Servicios hechos
    </Typography>
    <ServicesList vehicleId={vehicle.id} {...{ items, onEdit }} />
  </Box>
);

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
