import NowIcon from '@mui/icons-material/ErrorOutlineOutlined';
import SoonIcon from '@mui/icons-material/ScheduleOutlined';
import { Box, Link, ListItem, Typography } from '@mui/material';
import { Fragment, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { DueWork, Vehicle } from '@contract';
import { named } from '../../lib/plan-words';
import { useVehicles, vehicleName } from '../../lib/vehicles';
import { dueWords } from './due-text';
import { wantsOwner } from './notification-list';

/** Of one vehicle; the others stand in its plan. What is past its time is counted, and therefore shown. */
const MAX_PER_VEHICLE = 3;
const shownOf = (own: readonly DueWork[]): number =>
  Math.max(MAX_PER_VEHICLE, own.filter(wantsOwner).length);

type Props = {
  work: readonly DueWork[];
  /** The plan of a vehicle. */
  planPathOf: (vehicleId: number) => string;
  onFollow: () => void;
};

/** Rows of what is due now or soon in the owner's vehicles, one of each visit; what is past weighs as what is unread: it stays until it is done, or hidden in the plan. */
export function DueRows({ work, planPathOf, onFollow }: Props) {
  const { data: vehicles = [] } = useVehicles();
  return vehicles.map((vehicle) => {
    const own = work.filter(({ vehicleId }) => vehicleId === vehicle.id);
    const to = { vehicle, path: planPathOf(vehicle.id), onFollow };
    const shown = shownOf(own);
    const more = own.length - shown;
    return (
      <Fragment key={vehicle.id}>
        {own.slice(0, shown).map((one) => (
          <DueRow key={one.item} work={one} {...to} />
        ))}
        {more > 0 && <MoreRow {...{ more, ...to }} />}
      </Fragment>
    );
  });
}

type RowProps = { vehicle: Vehicle; path: string; onFollow: () => void };

const row = { gap: 1.5, pl: 2, pr: 2, py: 1, borderTop: 1, borderColor: 'divider' } as const;

function DueRow({ work, vehicle, path, onFollow }: RowProps & { work: DueWork }) {
  const detailsId = useId();
  const isNow = wantsOwner(work);
  const Icon = isNow ? NowIcon : SoonIcon;
  return (
    <ListItem alignItems="flex-start" sx={row}>
      <Icon
        titleAccess={isNow ? 'Ahora' : 'Pronto'}
        sx={{ color: isNow ? 'error.main' : 'warning.main', mt: 1.25, fontSize: 20 }}
      />
      <Box sx={{ flex: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={path}
          color="inherit"
          variant="body2"
          aria-describedby={detailsId}
          onClick={onFollow}
          sx={{ fontWeight: isNow ? 600 : 400 }}
        >
          {named(work.name)}
        </Link>
        <Typography id={detailsId} variant="body2" color="textSecondary">
          {vehicleName(vehicle)} · {dueWords(work)}
        </Typography>
      </Box>
    </ListItem>
  );
}

const MoreRow = ({ more, vehicle, path, onFollow }: RowProps & { more: number }) => (
  <ListItem sx={row}>
    <Link component={RouterLink} to={path} variant="body2" onClick={onFollow} sx={{ py: 1, pl: 4 }}>
      {more === 1 ? 'Otro trabajo más' : `Otros ${more} trabajos`} · {vehicleName(vehicle)}
    </Link>
  </ListItem>
);
